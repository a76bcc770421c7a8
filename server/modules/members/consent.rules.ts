import { z } from 'zod';

/** What members can consent to, with the wording they read, which is stored with each answer. */
export const CONTACT_CONSENTS = {
  EMAIL: 'Quero receber avisos do programa por e-mail',
  WHATSAPP: 'Quero receber avisos do programa por WhatsApp',
} as const;

export type ContactConsent = keyof typeof CONTACT_CONSENTS;

export const contactConsentRules = z.strictObject({
  tipo: z.enum(['EMAIL', 'WHATSAPP'], { error: 'Canal inválido' }),
  aceito: z.boolean({ error: 'Valor inválido' }),
});

/** Erasure is irreversible: the password proves who asks. */
export const eraseOwnDataRules = z.strictObject({
  senha: z.string({ error: 'Senha obrigatório' }).min(1, 'Senha obrigatório').max(128, 'Senha atual incorreta'),
});

export const ownDataFormats = ['JSON', 'CSV'] as const;
export const ownDataRules = z.strictObject({ formato: z.enum(ownDataFormats, { error: 'Formato inválido' }) });
