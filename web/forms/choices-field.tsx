import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { type FieldProps, useField } from './use-field.ts';

interface ChoicesFieldProps extends FieldProps {
  options: readonly { value: string; label: string }[];
}

/** Several of a few options, shown as checkboxes; the form holds their values in the order of the choice. */
export const ChoicesField = ({ options, ...props }: ChoicesFieldProps) => {
  const field = useField(props);
  const { label, error, helperText, required } = field.inputProps;
  const chosen = field.value as readonly string[];
  return (
    <FormControl component="fieldset" error={error} required={required}>
      <FormLabel component="legend">{label}</FormLabel>
      <FormGroup sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))' }}>
        {options.map((option) => (
          <FormControlLabel
            key={option.value}
            label={option.label}
            control={
              <Checkbox
                checked={chosen.includes(option.value)}
                onChange={(_event, checked) =>
                  field.setValue(checked ? [...chosen, option.value] : chosen.filter((other) => other !== option.value))
                }
              />
            }
          />
        ))}
      </FormGroup>
      {helperText ? <FormHelperText>{helperText}</FormHelperText> : null}
    </FormControl>
  );
};
