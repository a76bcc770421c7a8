import { z } from 'zod';
import { parseFlexibleDate } from '../../shared/dates.ts';
import { parseDecimal } from '../../shared/money.ts';

/** A calendar day in any of the accepted spellings. */
export const dayRule = z.string({ error: 'Data inválida' }).transform((text, issue) => {
  const day = parseFlexibleDate(text);
  if (!day) issue.addIssue({ code: 'custom', message: 'Data inválida' });
  return day ?? z.NEVER;
});

/** A whole number that fits a 32-bit column, also as text. */
export const integerRule = z.coerce.number({ error: 'Número inválido' }).pipe(z.int32({ error: 'Número inválido' }));

/** A decimal number as text. */
export const decimalRule = z.union([z.string(), z.number()], { error: 'Número inválido' }).transform((given, issue) => {
  const number = parseDecimal(given);
  if (number === null) issue.addIssue({ code: 'custom', message: 'Número inválido' });
  return number ?? z.NEVER;
});
