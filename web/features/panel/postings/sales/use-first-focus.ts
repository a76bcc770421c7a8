import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { takesText } from '../../../../ui/use-shortcuts.ts';

/** Where fingers type, a focused field would cover the receipt with the keyboard of the screen. */
const hasKeyboard = () => window.matchMedia('(pointer: fine)').matches;

const INPUTS = 'input:not([aria-hidden]), [role=combobox]';

const isBlank = (value: unknown) => value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

interface FirstFocus<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>;
  element: RefObject<HTMLElement | null>;
  /** The fields in the order in which they are typed. */
  fields: readonly Path<Input>[];
  /** False while something may still fill a field. */
  isSettled: boolean;
  /** Grows when the focus should be found again. */
  round: number;
}

/**
 * Puts the focus, once a round, in the first field that was read with doubt, else in the first that nothing has filled. Where that one takes
 * text, or nothing is missing but the decision, the form itself gets it: the keys of the screen work there, and Tab enters the field. Whoever
 * is already in the form stays where they are. Answers that field.
 */
export const useFirstFocus = <Input extends FieldValues, Output>({
  form,
  element,
  fields,
  isSettled,
  round,
}: FirstFocus<Input, Output>): (() => HTMLElement | null) => {
  const done = useRef(-1);
  const firstField = useCallback(() => {
    const doubtful = element.current?.querySelector<HTMLElement>(`[data-doubt] :is(${INPUTS}, button)`);
    if (doubtful) return doubtful;
    const name = fields.find((field) => isBlank(form.getValues(field)));
    const inputs = `[data-field="${name}"] :is(${INPUTS})`;
    return (name && element.current?.querySelector<HTMLElement>(inputs)) || null;
  }, [form, element, fields]);
  useEffect(() => {
    const within = element.current;
    if (!isSettled || done.current === round || !within) return;
    const isFirst = done.current < 0;
    done.current = round;
    if (!hasKeyboard() || (isFirst && within.contains(document.activeElement))) return;
    const field = firstField();
    const target = field && !takesText(field) ? field : within;
    // Each receipt starts at its top, with its picture; only a doubtful field is brought into view.
    target.focus({ preventScroll: !target.closest('[data-doubt]') });
    // Typing replaces a doubtful value.
    if (target instanceof HTMLInputElement) target.select();
  }, [isSettled, round, element, firstField]);
  return firstField;
};
