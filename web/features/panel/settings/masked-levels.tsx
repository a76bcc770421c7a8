import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { MASKABLE_LEVELS } from '../../../../server/modules/settings/settings.rules.ts';
import { useField } from '../../../forms/use-field.ts';
import { settingsTexts as texts } from './settings.messages.ts';

/** The levels of staff that get masks; the form holds their numbers. */
export const MaskedLevels = ({ name }: { name: string }) => {
  const field = useField({ name, label: texts.maskedLevels, helperText: texts.maskedLevelsHint });
  const chosen = Array.isArray(field.value) ? (field.value as number[]) : [];
  const { error, helperText } = field.inputProps;
  return (
    <FormControl component="fieldset" error={error}>
      <FormLabel component="legend">{texts.maskedLevels}</FormLabel>
      <FormGroup row>
        {MASKABLE_LEVELS.map((level) => (
          <FormControlLabel
            key={level}
            label={texts.maskableLevels[level]}
            control={
              <Checkbox
                checked={chosen.includes(level)}
                onBlur={field.onBlur}
                onChange={(_event, isChosen) =>
                  field.setValue(isChosen ? [...chosen, level].toSorted() : chosen.filter((other) => other !== level))
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
