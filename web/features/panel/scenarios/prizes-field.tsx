import Autocomplete from '@mui/material/Autocomplete';
import MuiTextField from '@mui/material/TextField';
import { useWatch } from 'react-hook-form';
import { useField } from '../../../forms/use-field.ts';
import { storePickerTexts } from '../../../pickers/store-picker.tsx';
import { useScenarioPrizesQuery } from './scenarios.generated.ts';
import { scenarioTexts as texts } from './scenarios.messages.ts';

/** Prizes of a scenario that does not offer all of them; the form holds their ids. */
export const PrizesField = () => {
  const hasAll = useWatch({ name: 'todosPremios' }) === true;
  const field = useField({ name: 'premios', label: texts.chosenPrizes, required: true, helperText: texts.prizesHint });
  const { data, loading } = useScenarioPrizesQuery({ skip: hasAll });
  if (hasAll) return null;
  const prizes = data?.rewards.items ?? [];
  const chosen = Array.isArray(field.value) ? field.value : [];
  return (
    <Autocomplete
      {...storePickerTexts}
      multiple
      disableCloseOnSelect
      size="small"
      options={prizes}
      loading={loading}
      value={prizes.filter(({ id }) => chosen.includes(id))}
      getOptionLabel={({ codigo, nome }) => `${nome} (${codigo})`}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      onChange={(_event, next) => field.setValue(next.map(({ id }) => id))}
      onBlur={field.onBlur}
      renderInput={(params) => (
        <MuiTextField
          {...params}
          label={texts.chosenPrizes}
          required
          error={field.inputProps.error}
          helperText={field.inputProps.helperText}
          inputRef={field.ref}
        />
      )}
    />
  );
};
