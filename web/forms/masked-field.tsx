import type { MaskitoOptions } from '@maskito/core';
import { useMaskito } from '@maskito/react';
import InputAdornment from '@mui/material/InputAdornment';
import MuiTextField from '@mui/material/TextField';
import { type HTMLAttributes, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type BlurCheck, type FieldProps, useField } from './use-field.ts';

interface MaskedFieldProps extends FieldProps {
  mask: MaskitoOptions;
  inputMode: HTMLAttributes<HTMLElement>['inputMode'];
  /** Formats the form's value for display. */
  format: (value: string) => string;
  /** Parses the typed text into the form's value; may be partial. */
  parse: (text: string) => string;
  /** Validates the text on blur; a returned text refuses it. */
  validate?: (text: string) => string | null;
  /** Runs after `validate`, only when the value changed. */
  check?: BlurCheck | undefined;
  /** Called on blur with an accepted value that changed. */
  onAccept?: (value: string) => unknown;
  /**
   * Completes a partial text, or returns null. What it adds is selected, so that typing on replaces it. Change the function only when it
   * completes other texts: the new one also completes the text that is already typed.
   */
  complete?: ((text: string) => string | null) | undefined;
  /** Whether the text may be completed later: blur then keeps a partial text. */
  isPartialKept?: boolean;
  prefix?: string;
  autoComplete?: string;
}

/**
 * A masked text field. The form holds the plain value, the input the masked text. On blur, an invalid value is reported and cleared (document 000 §5). The form keeps what was refused until the field is left empty once more, so that saving in the same moment is
 * refused by the schema instead of saving none.
 */
export const MaskedField = ({
  mask,
  inputMode,
  format,
  parse,
  validate,
  check,
  onAccept,
  complete,
  isPartialKept = false,
  prefix,
  autoComplete,
  ...props
}: MaskedFieldProps) => {
  const field = useField(props);
  const maskRef = useMaskito({ options: mask });
  const value = typeof field.value === 'string' ? field.value : '';
  const [shown, setShown] = useState(() => ({ text: format(value), value }));
  const accepted = useRef(value);
  // The form's value was set from elsewhere (a look-up or reset), so show it.
  if (shown.value !== value) setShown({ text: format(value), value });
  const { text } = shown;
  const input = useRef<HTMLInputElement | null>(null);
  const added = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (added.current !== null) input.current?.setSelectionRange(added.current, text.length);
    added.current = null;
  }, [text]);
  const handleInput = (typed: string) => {
    const next = parse(typed);
    setShown({ text: typed, value: next });
    field.setValue(next);
  };
  const tryComplete = (typed: string): boolean => {
    const full = complete?.(typed) ?? null;
    if (full === null) return false;
    // In a field that was left, a selection would take the focus back in some browsers.
    added.current = document.activeElement === input.current ? typed.length : null;
    handleInput(full);
    return true;
  };
  const handleTyped = (typed: string) => {
    if (typed.length <= text.length || !tryComplete(typed)) handleInput(typed);
  };
  const completeTyped = useRef(() => {});
  useEffect(() => {
    completeTyped.current = () => void tryComplete(text);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the completion becomes known after the text was typed
  useEffect(() => {
    completeTyped.current();
  }, [complete]);
  const refuse = (message: string) => {
    handleInput('');
    accepted.current = '';
    field.refuse(message);
  };
  const handleBlur = async () => {
    field.onBlur();
    if (text === '') {
      accepted.current = '';
      if (value !== '') handleInput('');
      return;
    }
    if (tryComplete(text)) return;
    const problem = validate?.(text);
    if (problem && isPartialKept && value === '') return;
    if (problem) {
      setShown({ text: '', value: text });
      field.setValue(text);
      accepted.current = '';
      field.refuse(problem);
      return;
    }
    setShown({ text: format(value), value });
    if (value === accepted.current) return;
    accepted.current = value;
    const refusal = await check?.(value);
    // The person may have kept typing during the look-up.
    if (accepted.current !== value) return;
    if (refusal) refuse(refusal);
    else await onAccept?.(value);
  };
  return (
    <MuiTextField
      {...field.inputProps}
      value={text}
      onInput={(event) => handleTyped((event.target as HTMLInputElement).value)}
      onBlur={() => void handleBlur()}
      inputRef={(element: HTMLInputElement | null) => {
        maskRef(element);
        input.current = element;
        field.ref(element);
      }}
      slotProps={{
        htmlInput: { inputMode, readOnly: props.readOnly ?? false, autoComplete: autoComplete ?? 'off' },
        input: {
          readOnly: props.readOnly ?? false,
          ...(prefix ? { startAdornment: <InputAdornment position="start">{prefix}</InputAdornment> } : {}),
        },
      }}
    />
  );
};
