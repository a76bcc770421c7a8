import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { schemaResolver } from './schema-resolver.ts';

/** A form validated by the same zod schema the server uses (a `*.rules.ts`). */
export const useSchemaForm = <Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  defaultValues: DefaultValues<Input>,
): UseFormReturn<Input, unknown, Output> =>
  useForm<Input, unknown, Output>({
    resolver: schemaResolver(schema),
    defaultValues,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    // `tellFirstError` focuses the first wrong field as the screen shows them; the library's order is the one of registration.
    shouldFocusError: false,
  });
