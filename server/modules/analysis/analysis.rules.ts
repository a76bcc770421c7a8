import { z } from 'zod';
import { isCalendarDate } from '../../shared/dates.ts';
import { requiredText } from '../../shared/form-rules.ts';

const MAX_QUERY = 20_000;
const MAX_VARIABLES = 10_000;
/** The scopes a token may have, as the form offers them. */
export const TOKEN_SCOPES = [
  'CADASTROS',
  'VENDAS',
  'RESGATES',
  'CASHBACK',
  'MODERACAO',
  'EXTRATO',
  'RELATORIOS',
  'DADOS_PESSOAIS',
] as const;

const isJsonObject = (text: string) => {
  if (!text) return true;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
};

/** The scopes of a token, an address for spreadsheets or a schedule. */
export const tokenScopesRule = z
  .array(z.enum(TOKEN_SCOPES, { error: 'Escopo inválido' }))
  .min(1, 'Escolha ao menos um escopo')
  .transform((given) => [...new Set(given)]);

/** A new token: its name, its scopes, its last day (at most a year ahead, which the action checks). */
export const accessTokenRules = z.strictObject({
  nome: requiredText('Nome', 80),
  escopos: tokenScopesRule,
  expiraEm: z
    .string({ error: 'Validade obrigatória' })
    .min(1, 'Validade obrigatória')
    .refine((day) => isCalendarDate(day), 'Data inválida'),
});

/** A query to save. */
export const savedQueryRules = z.strictObject({
  nome: requiredText('Nome', 120),
  consulta: z.string({ error: 'Consulta obrigatória' }).trim().min(1, 'Consulta obrigatória').max(MAX_QUERY, 'Consulta longa demais'),
  variaveis: z
    .string()
    .trim()
    .max(MAX_VARIABLES, 'Variáveis longas demais')
    .refine(isJsonObject, 'As variáveis devem ser um objeto JSON')
    .default(''),
  compartilhada: z.boolean({ error: 'Valor inválido' }).default(false),
});

export const analysisIdRules = z.strictObject({ id: z.int32({ error: 'Número inválido' }) });
export const updateSavedQueryRules = savedQueryRules.extend(analysisIdRules.shape);
