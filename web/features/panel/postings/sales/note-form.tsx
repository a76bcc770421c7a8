import Box from '@mui/material/Box';
import { type KeyboardEvent, type ReactNode, type RefObject, useCallback, useEffect, useRef } from 'react';
import { type FieldValues, FormProvider, type Path, type PathValue, type UseFormReturn } from 'react-hook-form';
import { useSendingKey } from '../../../../forms/use-sending-key.ts';
import { useSubmit } from '../../../../forms/use-submit.ts';
import { useUnsavedGuard } from '../../../../forms/use-unsaved-guard.ts';
import { type Failure, readFailure } from '../../../../session/failure.ts';
import { toast } from '../../../../ui/toast.ts';
import { useShortcuts } from '../../../../ui/use-shortcuts.ts';
import { useChosenText } from '../reading/use-chosen-text.ts';
import { useLateReading } from '../reading/use-late-reading.ts';
import { saleTexts as texts } from '../shared/review.messages.ts';
import type { Told } from './tell-posted.ts';
import type { DecisionLock } from './use-decision-lock.ts';
import { useFirstFocus } from './use-first-focus.ts';

/** Props of both audiences' forms. */
export interface NoteFormProps {
  /** The receipt this sale decides. */
  submission?: { id: string; versao: number };
  /** What was typed before the approval was taken back. */
  typed?: FieldValues | null;
  /** Called once the sale is recorded, with the typed values and the message to show. */
  onPosted: (typed: FieldValues, told: Told | null) => unknown;
  /** Returns true for refusals the screen shows itself; others become toasts. */
  onRefused?: (failure: Failure) => boolean;
  /** True while typed values would be lost. */
  unsaved: RefObject<boolean>;
  actions: (busy: boolean) => ReactNode;
  lock: DecisionLock;
}

interface ShellProps<Input extends FieldValues, Output> extends Omit<NoteFormProps, 'submission'> {
  form: UseFormReturn<Input, unknown, Output>;
  /** The form's first values, with what is known now. */
  starting: Input;
  /** The fields in the order in which they are typed. */
  fields: readonly Path<Input>[];
  /** False while something may still fill a field. */
  isSettled?: boolean;
  /** Records the sale with an idempotency key derived from its content. */
  send: (sale: Output, keyOf: (content: object) => string) => Promise<Told | null>;
  children: ReactNode;
}

/** The receipt form of both audiences: A or Ctrl+Enter sends, a repeated press records it once, a duplicate clears its number. */
export const NoteForm = <Input extends FieldValues, Output>({
  form,
  starting,
  fields,
  isSettled = true,
  send,
  typed,
  onPosted,
  onRefused,
  unsaved,
  actions,
  lock,
  children,
}: ShellProps<Input, Output>) => {
  const element = useRef<HTMLFormElement | null>(null);
  const sending = useSendingKey();
  const told = useRef<Told | null>(null);
  const { isSubmitting, isDirty } = form.formState;
  useEffect(() => {
    unsaved.current = isDirty;
  }, [isDirty, unsaved]);
  useEffect(() => {
    // Over the values that the receipt itself gives, so that leaving asks first.
    if (typed) form.reset(typed as Input, { keepDefaultValues: true });
  }, [typed, form]);
  useUnsavedGuard(useCallback(() => unsaved.current, [unsaved]));
  const handleSend = async (sale: Output) => {
    try {
      told.current = await send(sale, (content) => sending.of(JSON.stringify(content)));
    } catch (error) {
      const failure = readFailure(error);
      if (!onRefused?.(failure)) toast.error(failure.message);
      if (failure.code === 'POSTING_DUPLICATE') form.setValue('identificador' as Path<Input>, '' as PathValue<Input, Path<Input>>);
      throw error;
    }
  };
  const handleDone = async () => {
    unsaved.current = false;
    await onPosted(form.getValues(), told.current);
  };
  const round = useLateReading({ form, element, starting });
  const firstField = useFirstFocus({ form, element, fields, isSettled, round });
  const noteFocus = useChosenText({ form, element, firstField });
  const submit = useSubmit(form, { onSubmit: handleSend, onDone: handleDone });
  const request = () => element.current?.requestSubmit();
  useShortcuts({ a: request });
  useEffect(() => {
    const handleKey = (event: globalThis.KeyboardEvent) => {
      const isInDialog = event.target instanceof Element && event.target.closest('[role=dialog]') !== null;
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isInDialog) return;
      event.preventDefault();
      element.current?.requestSubmit();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Out of a text field, where letters are text, to the keys of the screen; and from them to what is missing.
    if (event.key === 'Escape' && !event.defaultPrevented && event.target instanceof HTMLInputElement) element.current?.focus();
    const field = event.target === element.current && event.key === 'Tab' && !event.shiftKey ? firstField() : null;
    if (!field) return;
    event.preventDefault();
    field.focus();
  };
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        ref={element}
        noValidate
        aria-label={texts.sale}
        tabIndex={-1}
        onKeyDown={handleKeyDown}
        onFocus={({ target }) => noteFocus(target)}
        sx={{ outline: 'none' }}
        onSubmit={(event) => {
          event.preventDefault();
          void lock.hold(() => submit(event));
        }}
      >
        <Box sx={{ p: 2 }}>{children}</Box>
        {actions(isSubmitting)}
      </Box>
    </FormProvider>
  );
};
