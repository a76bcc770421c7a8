import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { FieldRead } from '../graphql/types.generated.ts';
import { awaitsSecondPerson, readFailure } from '../session/failure.ts';
import { toast } from '../ui/toast.ts';
import { asRead } from './as-read.ts';
import { tellFirstError } from './first-error.ts';
import { mergeOvertaken } from './merge-overtaken.tsx';

interface SubmitOptions<Input extends FieldValues, Output> {
  /** Called before sending; false leaves the form as it is. `was`: what the row holds as far as the person has been told. */
  confirmFirst?: ((values: Output, was: Readonly<DefaultValues<Input>>) => Promise<boolean>) | undefined;
  /** `lido`: what the person saw of the row, for an edit to send along. May resolve to a sentence to tell with the success. */
  onSubmit: (values: Output, lido: FieldRead[]) => unknown;
  successText?: string | undefined;
  onDone: () => unknown;
}

/**
 * Submits a form. The first error on the screen is shown in a toast as well as on its field (document 000 §5). Field errors from the server
 * land on their fields and the first one gets focus; the network layer shows their toast.
 */
export const useSubmit = <Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  options: SubmitOptions<Input, Output>,
) => {
  // Read here because react-hook-form tracks only what is read during render.
  const { defaultValues, dirtyFields: _tracked } = form.formState;
  const handleValid = async (values: Output) => {
    if (options.confirmFirst && !(await options.confirmFirst(values, (defaultValues ?? {}) as DefaultValues<Input>))) return;
    let more: unknown;
    try {
      more = await options.onSubmit(values, asRead(defaultValues ?? {}));
    } catch (error) {
      const failure = readFailure(error);
      if (failure.kind === 'other') throw error;
      if (awaitsSecondPerson(failure)) {
        form.reset(form.getValues());
        await options.onDone();
        return;
      }
      if (failure.overtaken.length > 0) {
        await mergeOvertaken(form, failure.overtaken);
        return;
      }
      for (const [index, { field, message }] of failure.fields.entries()) {
        form.setError(field as Path<Input>, { type: 'server', message }, { shouldFocus: index === 0 });
      }
      return;
    }
    // The saved values become the new defaults, so leaving needs no confirmation.
    form.reset(form.getValues());
    if (options.successText) toast.success(options.successText, ...(typeof more === 'string' ? [{ more }] : []));
    await options.onDone();
  };
  return form.handleSubmit(handleValid, tellFirstError(form));
};
