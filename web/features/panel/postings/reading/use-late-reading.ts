import { useApolloClient } from '@apollo/client/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { isReadingAwaited, type ReadReceipt } from './read-fields.ts';
import { SubmissionReadingDocument } from './reading.generated.ts';
import { useReadingDesk } from './reading-desk.ts';

const ASK_MS = 2_000;
/** A reading takes some seconds; after 20 the receipt is reviewed without it. */
const MAX_ASKS = 10;

/** Asks for the reading of a receipt that was just sent. The answer reaches the desk through Apollo's cache. */
export const useReadingPoll = (review: ReadReceipt): void => {
  const client = useApolloClient();
  const { id } = review;
  const isAwaited = isReadingAwaited(review);
  useEffect(() => {
    if (!isAwaited) return;
    let asked = 0;
    const ask = () => {
      asked += 1;
      if (asked >= MAX_ASKS) clearInterval(timer);
      const question = { query: SubmissionReadingDocument, variables: { id }, context: { silent: true } };
      // Without an answer the receipt is reviewed without its reading.
      client.query({ ...question, fetchPolicy: 'network-only' }).catch(() => undefined);
    };
    const timer = setInterval(ask, ASK_MS);
    return () => clearInterval(timer);
  }, [client, id, isAwaited]);
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Whether the field's input is in focus with text, or shows text which the form does not hold yet, such as half a date. */
const isHalfTyped = (name: string, value: unknown, within: HTMLElement | null) => {
  const input = within?.querySelector<HTMLInputElement>(`[data-field="${name}"] input`);
  return Boolean(input?.value) && (input === document.activeElement || value === '' || value === null);
};

/** Whether a line of items is typed and not added. */
const isEntering = (item: unknown) => Object.values(item ?? {}).some(Boolean);

/** Whether nobody is typing: the focus is on the page, on the form itself or in an empty field. */
const isIdle = (within: HTMLElement | null) => {
  const active = document.activeElement;
  if (active === document.body || active === within) return true;
  return active instanceof HTMLInputElement && active.value === '' && Boolean(within?.contains(active));
};

interface LateReading<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>;
  element: RefObject<HTMLElement | null>;
  /** The form's first values, with what is known now. */
  starting: Input;
}

/**
 * Fills the fields that the reviewer has not touched, when the reading arrives after the form opened. Answers a number that grows when the
 * first focus should be found again.
 */
export const useLateReading = <Input extends FieldValues, Output>({ form, element, starting }: LateReading<Input, Output>): number => {
  const reading = useReadingDesk()?.reading ?? null;
  const before = useRef({ reading, starting });
  const [round, setRound] = useState(0);
  useEffect(() => {
    const { reading: known, starting: first } = before.current;
    if (known || !reading) return;
    before.current = { reading, starting };
    const idle = !form.formState.isDirty && isIdle(element.current);
    for (const name of Object.keys(starting) as Path<Input>[]) {
      const isTouched = !isSame(form.getValues(name), first[name]) || isHalfTyped(name, form.getValues(name), element.current);
      if (name === 'itens' && isEntering(form.getValues('item' as Path<Input>))) continue;
      if (isTouched || isSame(starting[name], first[name])) continue;
      form.resetField(name, { defaultValue: starting[name] as PathValue<Input, Path<Input>> });
    }
    if (idle) setRound((now) => now + 1);
  }, [reading, starting, form, element]);
  return round;
};
