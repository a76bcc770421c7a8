import { z } from 'zod';

/** The code of a day's anchor as it was mailed; spaces of copying and capitals do not matter. */
export const logCodeRules = z.strictObject({
  codigo: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[0-9a-f]{64}$/, 'Cole o código inteiro: são 64 letras e números.'),
});
