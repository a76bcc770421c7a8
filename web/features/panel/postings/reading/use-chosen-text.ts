import { type RefObject, useEffect, useRef } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { toast } from '../../../../ui/toast.ts';
import { canTakeText, chosenValue } from './chosen-text.ts';
import { readingTexts as texts } from './reading.messages.ts';
import { useReadingDesk } from './reading-desk.ts';

interface ChosenText<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>;
  element: RefObject<HTMLElement | null>;
  /** The field that waits for the reviewer. */
  firstField: () => HTMLElement | null;
}

/** Lets text chosen on the picture fill the field that was last in focus. Answers the form's handler of focus. */
export const useChosenText = <Input extends FieldValues, Output>({ form, element, firstField }: ChosenText<Input, Output>) => {
  const desk = useReadingDesk();
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (!desk) return;
    const { fill } = desk;
    fill.current = (text) => {
      const name = last.current;
      const value = name === null ? null : chosenValue(name, text);
      if (name === null) toast.error(texts.noField);
      else if (value === null) toast.error(texts.noValue(text));
      else form.setValue(name as Path<Input>, value as PathValue<Input, Path<Input>>, { shouldDirty: true });
      if (name !== null) form.setFocus(name as Path<Input>);
    };
    return () => {
      fill.current = null;
    };
  }, [desk, form]);
  return (target: EventTarget) => {
    if (target instanceof HTMLInputElement) last.current = canTakeText(target.name) ? target.name : null;
    if (!desk || target !== element.current) return;
    const waiting = firstField();
    if (waiting instanceof HTMLInputElement && canTakeText(waiting.name)) last.current ??= waiting.name;
    const doubtful = waiting?.closest<HTMLElement>('[data-doubt]')?.dataset.field;
    if (doubtful) desk.show(desk.fields[doubtful]?.place ?? null);
  };
};
