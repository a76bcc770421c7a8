import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import MuiTextField from '@mui/material/TextField';
import type { ReactElement } from 'react';
import { STATES } from '../../server/shared/states.ts';
import { formTexts } from './form-texts.ts';
import { type FieldProps, useField } from './use-field.ts';

export interface SelectOption {
  value: string | number;
  label: string;
}

interface SelectFieldProps extends FieldProps {
  options: readonly SelectOption[];
  /** Label of the empty option, or `false` for none. */
  emptyLabel?: string | false;
  onAccept?: (value: SelectOption['value'] | null) => unknown;
}

/** A choice among a few options; the form holds the option's own value (a number stays a number), or null. */
export const SelectField = ({ options, emptyLabel = formTexts.choose, onAccept, ...props }: SelectFieldProps) => {
  const field = useField(props);
  const chosen = options.find((option) => option.value === field.value);
  const handleChange = (text: string) => {
    const next = options.find((option) => String(option.value) === text)?.value ?? null;
    field.setValue(next);
    void onAccept?.(next);
  };
  return (
    <MuiTextField
      {...field.inputProps}
      select
      value={chosen ? String(chosen.value) : ''}
      onChange={(event) => handleChange(event.target.value)}
      onBlur={field.onBlur}
      inputRef={field.ref}
      slotProps={{ select: { displayEmpty: emptyLabel !== false }, inputLabel: { shrink: true } }}
    >
      {emptyLabel === false ? null : <MenuItem value="">{emptyLabel}</MenuItem>}
      {options.map((option) => (
        <MenuItem key={option.value} value={String(option.value)}>
          {option.label}
        </MenuItem>
      ))}
    </MuiTextField>
  );
};

const stateOptions = STATES.map(({ uf, nome }) => ({ value: uf, label: `${uf} - ${nome}` })).toSorted((a, b) =>
  a.value.localeCompare(b.value),
);

/** A Brazilian state, as its two-letter code. */
export const StateSelect = ({ label = 'Estado', ...props }: Partial<Pick<FieldProps, 'label'>> & Omit<FieldProps, 'label'>) => (
  <SelectField {...props} label={label} options={stateOptions} />
);

const Labelled = ({ props, children }: { props: FieldProps; children: (field: ReturnType<typeof useField>) => ReactElement }) => {
  const field = useField(props);
  const { error, helperText, required, disabled, label } = field.inputProps;
  return (
    <FormControl error={error} required={required} disabled={disabled}>
      <FormControlLabel label={label} control={children(field)} sx={{ minHeight: 44 }} />
      {helperText ? <FormHelperText>{helperText}</FormHelperText> : null}
    </FormControl>
  );
};

/** A boolean, shown as a switch. */
export const SwitchField = (props: FieldProps) => (
  <Labelled props={props}>
    {(field) => (
      <Switch
        checked={field.value === true}
        onChange={(event) => field.setValue(event.target.checked)}
        onBlur={field.onBlur}
        slotProps={{ input: { ref: field.ref, name: props.name } }}
      />
    )}
  </Labelled>
);

/** A boolean, shown as a checkbox. */
export const CheckboxField = (props: FieldProps) => (
  <Labelled props={props}>
    {(field) => (
      <Checkbox
        checked={field.value === true}
        onChange={(event) => field.setValue(event.target.checked)}
        onBlur={field.onBlur}
        slotProps={{ input: { ref: field.ref, name: props.name } }}
      />
    )}
  </Labelled>
);
