import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { takesText } from '../../../../ui/use-shortcuts.ts';

/** Where fingers type, a focused field would cover the receipt with the keyboard of the screen. */
const hasKeyboard = () => window.matchMedia('(pointer: fine)').matches;

const isBlank = (value: unknown) => value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

interface FirstFocus<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>;
  element: RefObject<HTMLElement | null>;
  /** The fields in the order in which they are typed. */
  fields: readonly Path<Input>[];
  /** False while something may still fill a field. */
  isSettled: boolean;
}

/**
 * Puts the focus, once, in the first field that nothing has filled. Where that one takes text, or nothing is missing but the decision, the
 * form itself gets it: the keys of the screen work there, and Tab enters the field. Whoever is already in the form stays where they are.
 * Answers the first empty field.
 */
export const useFirstFocus = <Input extends FieldValues, Output>({
  form,
  element,
  fields,
  isSettled,
}: FirstFocus<Input, Output>): (() => HTMLElement | null) => {
  const isDone = useRef(false);
  const firstEmpty = useCallback(() => {
    const name = fields.find((field) => isBlank(form.getValues(field)));
    const inputs = `[data-field="${name}"] :is(input:not([aria-hidden]), [role=combobox])`;
    return (name && element.current?.querySelector<HTMLElement>(inputs)) || null;
  }, [form, element, fields]);
  useEffect(() => {
    const within = element.current;
    if (!isSettled || isDone.current || !within) return;
    isDone.current = true;
    if (!hasKeyboard() || within.contains(document.activeElement)) return;
    const field = firstEmpty();
    // Each receipt starts at its top, with its picture.
    (field && !takesText(field) ? field : within).focus({ preventScroll: true });
  }, [isSettled, element, firstEmpty]);
  return firstEmpty;
};
