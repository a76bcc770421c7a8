import type { BaseSyntheticEvent } from 'react';
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { toast } from '../ui/toast.ts';

interface Problem {
  field: string;
  message: string;
}

/** The messages of an error tree, in schema order, with the path of each field. */
const problemsIn = (errors: unknown, path = ''): Problem[] => {
  if (typeof errors !== 'object' || errors === null) return [];
  const { message, type } = errors as { message?: unknown; type?: unknown };
  if (typeof message === 'string' && typeof type === 'string') return message ? [{ field: path, message }] : [];
  return Object.entries(errors).flatMap(([key, nested]) => problemsIn(nested, path ? `${path}.${key}` : key));
};

/** The problems in the order in which the form shows their fields; those without a control of their name keep their order at the end. */
export const inVisualOrder = (problems: readonly Problem[], form: HTMLFormElement | null): Problem[] => {
  const shown = [...(form?.elements ?? [])].map((element) => element.getAttribute('name'));
  const placeOf = ({ field }: Problem) => (shown.includes(field) ? shown.indexOf(field) : shown.length);
  return problems.toSorted((a, b) => placeOf(a) - placeOf(b));
};

const formOf = (event: BaseSyntheticEvent | undefined): HTMLFormElement | null =>
  (event?.target as Element | undefined)?.closest?.('form') ?? null;

/**
 * For refused submits: the first error as the screen shows the fields is in a toast (document 000 §5), and its field has the focus. Each
 * field shows its own error.
 */
export const tellFirstError =
  <Input extends FieldValues, Output>(form: Pick<UseFormReturn<Input, unknown, Output>, 'setFocus'>) =>
  (errors: FieldErrors<Input>, event?: BaseSyntheticEvent): void => {
    const [first] = inVisualOrder(problemsIn(errors), formOf(event));
    if (!first) return;
    toast.error(first.message);
    form.setFocus(first.field as Path<Input>);
  };
