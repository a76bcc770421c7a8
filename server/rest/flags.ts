import { z } from 'zod';
import { inputError } from '../platform/errors/app-error.ts';

/** The values `flagOf` accepts. */
export const flagInput = z.union([z.literal([1, 0, '1', '0', 'true', 'false']), z.boolean()]);

/** The documents' flags: 1 or 0, also as text or JSON booleans. Anything else is refused by field name. */
export function flagOf(value: unknown, field: string): boolean {
  if (value === 1 || value === '1' || value === true || value === 'true') return true;
  if (value === 0 || value === '0' || value === false || value === 'false') return false;
  throw inputError([{ field, message: `${field} inválido` }]);
}
