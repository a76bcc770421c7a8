import { z } from 'zod';
import { isValidCep, normalizeCep } from './cep.ts';
import { isValidCnpj, normalizeCnpj } from './cnpj.ts';
import { isValidCpf, normalizeCpf } from './cpf.ts';
import { parseFlexibleDate } from './dates.ts';
import { isValidPhone, normalizePhone } from './phone.ts';
import { stateByUf } from './states.ts';

const MAX_TEXT = 200;

/** Text from forms and spreadsheets: a number becomes its digits. */
const typed = (message: string) => z.union([z.string(), z.number()], { error: message }).transform((value) => String(value).trim());

/** A required text: '<label> obrigatório' (documents 000 §5 and 001 §5). */
export const requiredText = (label: string, max = MAX_TEXT) =>
  typed(`${label} obrigatório`).pipe(z.string().min(1, `${label} obrigatório`).max(max, `${label} inválido`));

/** An optional text; null when empty. */
export const optionalText = (label: string, max = MAX_TEXT) =>
  typed(`${label} inválido`)
    .nullish()
    .transform((value) => value || null)
    .pipe(z.string().max(max, `${label} inválido`).nullable());

/** The id of a row, as a number or its digits in text: GraphQL answers ids as text, and forms keep them so. Gives the number. */
export const rowId = (message: string) => {
  const id = z.int32({ error: message }).positive(message);
  const digits = z
    .string()
    .trim()
    .regex(/^\d{1,10}$/, message);
  return z.union([id, digits.transform(Number).pipe(id)], { error: message });
};

/** Reason for activating or deactivating somebody (document 001 §5). */
export const justificationText = z
  .string({ error: 'Por favor, informe uma justificativa' })
  .trim()
  .min(1, 'Por favor, informe uma justificativa')
  .max(1_000, 'Justificativa longa demais');

/** A newly chosen password. */
export const newPasswordText = z
  .string({ error: 'Senha obrigatório' })
  .min(1, 'Senha obrigatório')
  .min(8, 'A senha deve ter pelo menos 8 caracteres')
  .max(128, 'A senha deve ter no máximo 128 caracteres');

/** Consent to the privacy policy, as a form or JSON sends it (document 002 §5). */
export const agreedToPrivacy = z.union([z.literal(true), z.literal(1), z.literal('1'), z.literal('true')], {
  error: 'Você deve aceitar a politica de privacidade',
});

/** A required text, normalised and then checked: '<label> obrigatório' or the given text. */
function judged(label: string, invalid: string, normalize: (text: string) => string, isValid: (text: string) => boolean) {
  return requiredText(label, 60).transform((text, issue) => {
    const value = normalize(text);
    if (isValid(value)) return value;
    issue.addIssue({ code: 'custom', message: invalid });
    return z.NEVER;
  });
}

/** The same for an optional text; null when empty. */
function judgedOptional(label: string, invalid: string, normalize: (text: string) => string, isValid: (text: string) => boolean) {
  return optionalText(label, MAX_TEXT).transform((text, issue) => {
    if (!text) return null;
    const value = normalize(text);
    if (isValid(value)) return value;
    issue.addIssue({ code: 'custom', message: invalid });
    return z.NEVER;
  });
}

/** 11 digits with correct check digits. */
export const cpfText = judged('CPF', 'CPF não é válido', normalizeCpf, isValidCpf);

/** 14 characters, letters allowed, with correct check digits. */
export const cnpjText = (label = 'CNPJ') => judged(label, `${label} não é válido`, normalizeCnpj, isValidCnpj);

/** A required phone number, national digits. */
export const phoneText = (label: string) => judged(label, `${label} inválido`, normalizePhone, isValidPhone);

/** An optional phone number. */
export const optionalPhoneText = (label: string) => judgedOptional(label, `${label} inválido`, normalizePhone, isValidPhone);

/** An optional e-mail. */
export const optionalEmail = judgedOptional(
  'E-mail',
  'E-mail inválido',
  (text) => text,
  (text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text),
);

/** A calendar day in any documented spelling, normalised to 'YYYY-MM-DD'. */
export const dayText = (label: string) =>
  requiredText(label, 20).transform((text, issue) => {
    const day = parseFlexibleDate(text);
    if (!day) issue.addIssue({ code: 'custom', message: `${label} inválido` });
    return day ?? z.NEVER;
  });

/** The documented address; only complemento may be empty (document 000 §5). */
export const addressRules = {
  endCep: judged('CEP', 'CEP inválido', normalizeCep, isValidCep),
  endRua: requiredText('Rua'),
  endNumero: requiredText('Número', 20),
  endComplemento: optionalText('Complemento'),
  endBairro: requiredText('Bairro'),
  endCidade: requiredText('Cidade'),
  endEstado: judged(
    'Estado',
    'Estado inválido',
    (text) => text.toUpperCase(),
    (text) => stateByUf(text) !== null,
  ),
};

/** Personal data of a seller or a consumer; telefone and email may be empty (documents 000 §5 and 001 §5). */
export const personRules = {
  sexo: z.enum(['F', 'M'], { error: 'Sexo obrigatório' }),
  nome: requiredText('Nome'),
  cpf: cpfText,
  email: optionalEmail,
  dataNascimento: dayText('Data de Nascimento'),
  celular: phoneText('Celular'),
  telefone: optionalPhoneText('Telefone'),
};

/** Names of the personal data and the address. */
export const personFields = Object.keys({ ...personRules, ...addressRules });
