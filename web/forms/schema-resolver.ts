import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/**
 * Validates a form with its zod schema; each field shows its first error, in schema order. The stock resolver reports unions with the first
 * branch's English message instead of the rule's own text.
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
