import { z } from 'zod';
import { parseFlexibleDate } from '../../shared/dates.ts';

/** Whose lots: Balconista is a seller with points, Cliente Final a consumer with cashback (document 001 §2). */
export const EXPIRY_AUDIENCES = ['BALCONISTA', 'CLIENTE_FINAL'] as const;
export type ExpiryAudience = (typeof EXPIRY_AUDIENCES)[number];

const publico = z.enum(EXPIRY_AUDIENCES, { error: 'Escolha Cliente Final ou Balconista' });

/** The day of the runs to undo, in any date form the screens send. */
const data = z.string({ error: 'Data inválida' }).transform((text, issue) => {
  const day = parseFlexibleDate(text);
  if (!day) issue.addIssue({ code: 'custom', message: 'Data inválida' });
  return day ?? z.NEVER;
});

export const audienceRules = z.strictObject({ publico });
export const returnRules = z.strictObject({ publico, data });
/** The return form's single field. */
export const returnFields = z.strictObject({ data });
