import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { readFailure } from '../session/failure.ts';
import { toast } from '../ui/toast.ts';

interface SubmitOptions<Output> {
  /** Called before sending; false leaves the form as it is. */
  confirmFirst?: ((values: Output) => Promise<boolean>) | undefined;
  onSubmit: (values: Output) => unknown;
  successText?: string | undefined;
  onDone: () => unknown;
}

/** The first message in an error tree, in schema order. */
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
 * Submits a form. The schema's first error is shown in a toast as well as on its field (document 000 §5). Field errors from the server land
 * on their fields and the first one gets focus; the network layer shows their toast.
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
    // The saved values become the new defaults, so leaving needs no confirmation.
    form.reset(form.getValues());
    if (options.successText) toast.success(options.successText);
    await options.onDone();
  };
  return form.handleSubmit(handleValid, handleInvalid);
};
