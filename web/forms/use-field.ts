import type { ReactNode } from 'react';
import { type FieldValues, useController, useFormContext } from 'react-hook-form';
import { toast } from '../ui/toast.ts';

/** Props every form field takes. */
export interface FieldProps {
  name: string;
  label: string;
  /** Marks the label only; the schema holds the rule. */
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  placeholder?: string;
  helperText?: ReactNode;
  autoFocus?: boolean;
}

/** Binds a field to the surrounding form: value, error text and the props of its MUI input. */
export const useField = ({ name, label, required, disabled, placeholder, helperText, autoFocus }: FieldProps) => {
  const { control, setError } = useFormContext<FieldValues>();
  const { field, fieldState } = useController({ name, control });
  return {
    value: field.value as unknown,
    setValue: field.onChange,
    onBlur: field.onBlur,
    ref: field.ref,
    /** Refuses what was entered, for a reason outside the schema: in a toast (document 000 §5) and at the field until it changes. */
    refuse: (message: string) => {
      toast.error(message);
      setError(name, { type: 'refused', message });
    },
    inputProps: {
      name,
      label,
      fullWidth: true,
      required: required ?? false,
      placeholder: placeholder ?? '',
      disabled: disabled ?? false,
      autoFocus: autoFocus ?? false,
      error: fieldState.invalid,
      helperText: fieldState.error?.message ?? helperText,
    },
  };
};

/** Checks a value on blur; a returned text refuses it, is shown in a toast and at the field, and clears the field. */
export type BlurCheck = (value: string) => Promise<string | null | undefined> | string | null | undefined;
