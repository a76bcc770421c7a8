import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { type FieldProps, useField } from './use-field.ts';

interface LevelsFieldProps extends FieldProps {
  /** The levels on offer, with what they are called. */
  levels: readonly { value: number; label: string }[];
}

/** Some of the levels of staff; the form holds their numbers in order. */
export const LevelsField = ({ levels, ...props }: LevelsFieldProps) => {
  const field = useField(props);
  const chosen = Array.isArray(field.value) ? (field.value as number[]) : [];
  const { error, helperText } = field.inputProps;
  return (
    <FormControl component="fieldset" error={error}>
      <FormLabel component="legend">{props.label}</FormLabel>
      <FormGroup row>
        {levels.map(({ value, label }) => (
          <FormControlLabel
            key={value}
            label={label}
            control={
              <Checkbox
                checked={chosen.includes(value)}
                onBlur={field.onBlur}
                onChange={(_event, isChosen) =>
                  field.setValue(isChosen ? [...chosen, value].toSorted() : chosen.filter((other) => other !== value))
                }
              />
            }
          />
        ))}
      </FormGroup>
      <FormHelperText>{helperText}</FormHelperText>
    </FormControl>
  );
};
