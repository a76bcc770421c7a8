import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useController } from 'react-hook-form';
import { TOKEN_SCOPES } from '../../../../server/modules/analysis/analysis.rules.ts';
import { analysisTexts as texts } from './analysis.messages.ts';

/** The scopes a token may read; holds a list of scopes. */
export const ScopeField = () => {
  const { field, fieldState } = useController({ name: 'escopos' });
  const chosen = field.value as readonly string[];
  return (
    <FormControl component="fieldset" error={Boolean(fieldState.error)}>
      <FormLabel component="legend">{texts.scope}</FormLabel>
      <FormGroup row>
        {TOKEN_SCOPES.map((scope) => (
          <FormControlLabel
            key={scope}
            label={texts.scopes[scope]}
            control={
              <Checkbox
                checked={chosen.includes(scope)}
                onChange={(_event, checked) => field.onChange(checked ? [...chosen, scope] : chosen.filter((other) => other !== scope))}
              />
            }
          />
        ))}
      </FormGroup>
      {fieldState.error && <FormHelperText>{fieldState.error.message}</FormHelperText>}
    </FormControl>
  );
};
