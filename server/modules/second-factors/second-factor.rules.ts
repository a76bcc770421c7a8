import { z } from 'zod';
import { rowId } from '../../shared/form-rules.ts';

const MAX_PASSWORD = 128;
const MAX_TOKEN = 200;
/** Characters of a passkey answer: an attestation with its certificates stays far below. */
const MAX_ANSWER = 20_000;

const desafio = z.string({ error: 'Comece de novo' }).min(1, 'Comece de novo').max(MAX_TOKEN, 'Comece de novo');
const senha = z.string({ error: 'Senha obrigatório' }).min(1, 'Senha obrigatório').max(MAX_PASSWORD, 'Senha incorreta');
const nome = z.string({ error: 'Nome obrigatório' }).trim().min(1, 'Nome obrigatório').max(60, 'Nome longo demais');

/** A code without the spaces and hyphens that people type. */
export function readCode(text: string): string {
  return text.replace(/[\s-]/g, '').toUpperCase();
}

/** A code of an authenticator app, six digits, or a recovery code; spaces and hyphens do not count. */
const codigo = z
  .string({ error: 'Código obrigatório' })
  .max(40, 'Código inválido ou já usado')
  .transform(readCode)
  .pipe(z.string().regex(/^(\d{6}|[A-Z2-7]{12})$/, 'Código inválido ou já usado'));

/** What the browser answers for a passkey. Its content is verified by its signature, so only the shape matters here. */
const passkey = z
  .record(z.string().max(40), z.unknown(), { error: 'Chave de acesso inválida' })
  .refine((answer) => JSON.stringify(answer).length <= MAX_ANSWER, 'Chave de acesso inválida');

const oneOf = <Input extends { codigo?: unknown; passkey?: unknown }>(input: Input) =>
  (input.codigo === undefined || input.codigo === null) !== (input.passkey === undefined || input.passkey === null);
const needsOne = { path: ['codigo'], message: 'Código obrigatório' };

export const confirmSecondFactorRules = z
  .strictObject({ desafio, codigo: codigo.nullish(), passkey: passkey.nullish() })
  .refine(oneOf, needsOne);
/** A passkey signs a challenge; a code needs none. */
export const proveSecondFactorRules = z
  .strictObject({ desafio: desafio.nullish(), codigo: codigo.nullish(), passkey: passkey.nullish() })
  .refine(oneOf, needsOne)
  .refine(({ desafio: token, passkey: answer }) => !answer || Boolean(token), { path: ['desafio'], message: 'Comece de novo' });
export const ownPasswordRules = z.strictObject({ senha });
export const confirmTotpRules = z.strictObject({ desafio, nome, codigo });
/** The form of a new app: its challenge is no field. */
export const confirmTotpFormRules = z.strictObject({ codigo, nome });
export const confirmPasskeyRules = z.strictObject({ desafio, nome, passkey });
/** The form of a new passkey: the browser makes the rest. */
export const passkeyFormRules = z.strictObject({ senha, nome });
export const removeSecondFactorRules = z.strictObject({ id: rowId('Segundo fator não encontrado'), senha });
export const resetStaffFactorsRules = z.strictObject({ id: rowId('Usuário não encontrado') });
export const nothingRules = z.strictObject({});
