import { z } from 'zod';
import { isUrl } from '../../shared/is-url.ts';
import { isValidPhone, normalizePhone } from '../../shared/phone.ts';

const MAX_TOKEN = 2_000;
/** How a stored token appears in answers: only its last characters. */
const MASK = '••••';

/** A token for display: at most its last four characters, and none of a short one. */
export function maskToken(token: string): string {
  return token.length >= 12 ? `${MASK}${token.slice(-4)}` : MASK;
}

/** Whether a text is a token's mask rather than a token: forms and clients send back what they received. */
export const isMaskedToken = (text: string): boolean => text.startsWith(MASK);

const required = (label: string, max: number) =>
  z
    .union([z.string(), z.number()], { error: `${label} obrigatório` })
    .transform((value) => String(value).trim())
    .pipe(z.string().min(1, `${label} obrigatório`).max(max, `${label} inválido`));

/** Configuração Whats (document 001 §3). An empty token, or the stored one's mask, leaves the token unchanged. */
export const messagingSettingsRules = z.strictObject({
  url: required('URL', 2_000).refine((text) => /^https?:\/\//i.test(text) && isUrl(text), 'URL inválido'),
  token: z.string({ error: 'Token inválido' }).trim().max(MAX_TOKEN, 'Token inválido').nullish(),
  codigo: required('Código', 200),
  /** The document sends it back; there is only one row. */
  id: z.union([z.number(), z.string()]).nullish(),
});

/** Document 001 §5 Messaging test: digits only, without the country code. */
export const messagingTestRules = z.strictObject({
  celular: z
    .union([z.string(), z.number()], { error: 'Celular obrigatório' })
    .transform((value) => normalizePhone(String(value)))
    .pipe(z.string().min(1, 'Celular obrigatório').refine(isValidPhone, 'Celular inválido')),
});
