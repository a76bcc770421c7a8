import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { readFailure } from '../session/failure.ts';
import { toast } from '../ui/toast.ts';

interface SubmitOptions<Output> {
  /** Asked before sending; false leaves the form as it is. */
  confirmFirst?: ((values: Output) => Promise<boolean>) | undefined;
  onSubmit: (values: Output) => unknown;
  successText?: string | undefined;
  onDone: () => unknown;
}

/** First text in an error tree, in the order of the schema's rules. */
const firstMessage = (errors: unknown): string | undefined => {
  if (typeof errors !== 'object' || errors === null) return undefined;
  const { message, type } = errors as { message?: unknown; type?: unknown };
  if (typeof message === 'string' && typeof type === 'string') return message || undefined;
  for (const nested of Object.values(errors)) {
    const found = firstMessage(nested);
    if (found) return found;
  }
  return undefined;
};

/**
 * Submits a form: the schema's first error is told in a toast beside its field (document 000 §5); errors the server puts on
 * fields land on them, and the first takes the focus. The toast of a server error is the network layer's.
 */
export const useSubmit = <Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  options: SubmitOptions<Output>,
) => {
  const handleInvalid = (errors: FieldErrors<Input>) => {
    const message = firstMessage(errors);
    if (message) toast.error(message);
  };
  const handleValid = async (values: Output) => {
    if (options.confirmFirst && !(await options.confirmFirst(values))) return;
    try {
      await options.onSubmit(values);
    } catch (error) {
      const failure = readFailure(error);
      if (failure.kind === 'other') throw error;
      for (const [index, { field, message }] of failure.fields.entries()) {
        form.setError(field as Path<Input>, { type: 'server', message }, { shouldFocus: index === 0 });
      }
      return;
    }
    // What is saved is the new starting point: leaving asks nothing.
    form.reset(form.getValues());
    if (options.successText) toast.success(options.successText);
    await options.onDone();
  };
  return form.handleSubmit(handleValid, handleInvalid);
};
