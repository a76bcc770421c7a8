import { z } from 'zod';
import { cpfText, optionalPhoneText, optionalText, requiredText } from '../../shared/form-rules.ts';
import { compare, parseDecimal } from '../../shared/money.ts';

/** The platform's own id for the report: a repeat changes nothing. */
const idExterno = requiredText('idExterno', 100);
/** The code of the seller who made the referral, or who gets the points. */
const idIndicacao = requiredText('idIndicacao', 40);

const MAX_POINTS = '100000';

const pontos = z.union([z.string(), z.number()], { error: 'Pontos obrigatório' }).transform((value, issue) => {
  const text = value === '' ? null : parseDecimal(value);
  if (text === null || compare(text, '0') <= 0 || compare(text, MAX_POINTS) > 0)
    issue.addIssue({ code: 'custom', message: 'Pontos inválido' });
  return text ?? z.NEVER;
});

/** A person referred by a seller, as a platform reports it. */
export const recordReferralRules = z.strictObject({
  idExterno,
  idIndicacao,
  nome: requiredText('Nome'),
  cpf: cpfText,
  celular: optionalPhoneText('Celular'),
});

/** SWPRO points for a seller, as a platform grants them. */
export const creditSwproRules = z.strictObject({
  idExterno,
  idIndicacao,
  pontos,
  /** The idExterno of the related referral. */
  indicadoIdExterno: optionalText('indicadoIdExterno', 100),
  indicadoNome: optionalText('indicadoNome'),
});
