import { z } from 'zod';
import { isValidCep, normalizeCep } from './cep.ts';
import { isValidCnpj, normalizeCnpj } from './cnpj.ts';
import { isValidCpf, normalizeCpf } from './cpf.ts';
import { parseFlexibleDate } from './dates.ts';
import { isValidPhone, normalizePhone } from './phone.ts';
import { stateByUf } from './states.ts';

const MAX_TEXT = 200;

/** Text as forms and spreadsheets send it: a number is its digits. */
const typed = (message: string) => z.union([z.string(), z.number()], { error: message }).transform((value) => String(value).trim());

/** A text that must be there: '<label> obrigatório' (documents 000 §5 and 001 §5). */
export const requiredText = (label: string, max = MAX_TEXT) =>
  typed(`${label} obrigatório`).pipe(z.string().min(1, `${label} obrigatório`).max(max, `${label} inválido`));

/** A text that may be empty: null then. */
export const optionalText = (label: string, max = MAX_TEXT) =>
  typed(`${label} inválido`)
    .nullish()
    .transform((value) => value || null)
    .pipe(z.string().max(max, `${label} inválido`).nullable());

/** Why somebody is activated or deactivated (document 001 §5). */
export const justificationText = z
  .string({ error: 'Por favor, informe uma justificativa' })
  .trim()
  .min(1, 'Por favor, informe uma justificativa')
  .max(1_000, 'Justificativa longa demais');

/** A password that is chosen. */
export const newPasswordText = z
  .string({ error: 'Senha obrigatório' })
  .min(1, 'Senha obrigatório')
  .min(8, 'A senha deve ter pelo menos 8 caracteres')
  .max(128, 'A senha deve ter no máximo 128 caracteres');

/** The privacy policy, as a form or JSON sends that it was agreed to (document 002 §5). */
export const agreedToPrivacy = z.union([z.literal(true), z.literal(1), z.literal('1'), z.literal('true')], {
  error: 'Você deve aceitar a politica de privacidade',
});

/** A required text that is normalised and then judged: '<label> obrigatório' or the given text. */
function judged(label: string, invalid: string, normalize: (text: string) => string, isValid: (text: string) => boolean) {
  return requiredText(label, 60).transform((text, issue) => {
    const value = normalize(text);
    if (isValid(value)) return value;
    issue.addIssue({ code: 'custom', message: invalid });
    return z.NEVER;
  });
}

/** The same for a text that may be empty: null then. */
function judgedOptional(label: string, invalid: string, normalize: (text: string) => string, isValid: (text: string) => boolean) {
  return optionalText(label, MAX_TEXT).transform((text, issue) => {
    if (!text) return null;
    const value = normalize(text);
    if (isValid(value)) return value;
    issue.addIssue({ code: 'custom', message: invalid });
    return z.NEVER;
  });
}

/** 11 digits with right check digits. */
export const cpfText = judged('CPF', 'CPF não é válido', normalizeCpf, isValidCpf);

/** 14 characters, letters allowed, with right check digits. */
export const cnpjText = (label = 'CNPJ') => judged(label, `${label} não é válido`, normalizeCnpj, isValidCnpj);

/** A phone that must be there, national digits. */
export const phoneText = (label: string) => judged(label, `${label} inválido`, normalizePhone, isValidPhone);

/** A phone that may be empty. */
export const optionalPhoneText = (label: string) => judgedOptional(label, `${label} inválido`, normalizePhone, isValidPhone);

/** An e-mail that may be empty. */
export const optionalEmail = judgedOptional(
  'E-mail',
  'E-mail inválido',
  (text) => text,
  (text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text),
);

/** A calendar day in any of the documented spellings: 'YYYY-MM-DD'. */
export const dayText = (label: string) =>
  requiredText(label, 20).transform((text, issue) => {
    const day = parseFlexibleDate(text);
    if (!day) issue.addIssue({ code: 'custom', message: `${label} inválido` });
    return day ?? z.NEVER;
  });

/** The documented address; complemento alone may be empty (document 000 §5). */
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
