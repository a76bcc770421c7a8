import { z } from 'zod';
import { parseFlexibleDate } from '../../shared/dates.ts';
import { rowId } from '../../shared/form-rules.ts';
import { compare, parseDecimal } from '../../shared/money.ts';

const MAX_POINTS = '1000000';
const MAX_USES = 1_000_000;

const codigo = z
  .union([z.string(), z.number()], { error: 'Código obrigatório' })
  .transform((value) => String(value).trim().toUpperCase())
  // Used in URLs and read aloud: no spaces.
  .pipe(z.string().min(1, 'Código obrigatório').max(40, 'Código inválido').regex(/^\S+$/, 'Código inválido'));

/** At least 1, two decimals. */
const pontos = z.union([z.string(), z.number()], { error: 'Pontos obrigatório' }).transform((value, issue) => {
  if (value === '') {
    issue.addIssue({ code: 'custom', message: 'Pontos obrigatório' });
    return z.NEVER;
  }
  const text = parseDecimal(value);
  if (text === null || compare(text, '1') < 0 || compare(text, MAX_POINTS) > 0)
    issue.addIssue({ code: 'custom', message: 'Pontos deve ser no mínimo 1' });
  return text ?? z.NEVER;
});

const usos = z
  .union([z.number(), z.string().trim().min(1, 'Usos obrigatório')], { error: 'Usos obrigatório' })
  .transform(Number)
  .pipe(z.int({ error: 'Usos deve ser no mínimo 1' }).min(1, 'Usos deve ser no mínimo 1').max(MAX_USES, 'Usos inválido'));

/** Empty never expires. The action, which knows today, checks that it is not past. */
const expiraEm = z
  .string({ error: 'Data de expiração inválida' })
  .nullish()
  .transform((text, issue) => {
    if (!text) return null;
    const day = parseFlexibleDate(text);
    if (!day) issue.addIssue({ code: 'custom', message: 'Data de expiração inválida' });
    return day ?? z.NEVER;
  });

/** Cadastrar Código and the edit modal (document 001 §5, Registration code). */
export const registrationCodeRules = z.strictObject({ codigo, pontos, usos, expiraEm });

const id = rowId('Código não encontrado');

export const updateRegistrationCodeRules = registrationCodeRules.extend({ id });
export const registrationCodeIdRules = z.strictObject({ id });
