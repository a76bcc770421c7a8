import MuiTextField from '@mui/material/TextField';
import { type HTMLAttributes, useRef } from 'react';
import { type BlurCheck, type FieldProps, useField } from './use-field.ts';

interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'url';
  inputMode?: HTMLAttributes<HTMLElement>['inputMode'];
  maxLength?: number;
  multiline?: boolean;
  rows?: number;
  upperCase?: boolean;
  autoComplete?: string;
  /** Checks the value on blur; a returned text refuses and clears it. */
  check?: BlurCheck;
}

/** A plain text field. */
export const TextField = ({
  type = 'text',
  inputMode,
  maxLength,
  multiline,
  rows,
  upperCase,
  autoComplete,
  check,
  ...props
}: TextFieldProps) => {
  const field = useField(props);
  const value = typeof field.value === 'string' ? field.value : '';
  const checked = useRef(value);
  const handleBlur = async () => {
    field.onBlur();
    const typed = value.trim();
    if (!check || typed === '' || typed === checked.current) return;
    checked.current = typed;
    const refusal = await check(typed);
    if (!refusal || checked.current !== typed) return;
    field.setValue('');
    field.refuse(refusal);
    checked.current = '';
  };
  return (
    <MuiTextField
      {...field.inputProps}
      type={type}
      value={value}
      multiline={multiline ?? false}
      {...(multiline ? { minRows: rows ?? 3 } : {})}
      onChange={({ target }) => field.setValue(upperCase ? target.value.toUpperCase() : target.value)}
      onBlur={() => void handleBlur()}
      inputRef={field.ref}
      slotProps={{ htmlInput: { maxLength, inputMode, readOnly: props.readOnly ?? false, autoComplete: autoComplete ?? 'off' } }}
    />
  );
};
