import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/**
 * Judges a form by its rules; each field shows the text of its first problem, in the order of the rules. The stock resolver is not
 * used because of a union it tells what its first branch says, in English, instead of the text the rule gives.
 */
export const schemaResolver =
  <Input extends FieldValues, Output>(schema: z.ZodType<Output, Input>): Resolver<Input, unknown, Output> =>
  async (values, _context, options) => {
    const judged = await schema.safeParseAsync(values);
    if (judged.success) return { values: judged.data, errors: {} };
    const problems: Record<string, FieldError> = {};
    for (const { path, code, message } of judged.error.issues) problems[path.join('.') || 'root'] ??= { type: code, message };
    return { values: {}, errors: toNestErrors(problems, options) as FieldErrors<Input> };
  };
