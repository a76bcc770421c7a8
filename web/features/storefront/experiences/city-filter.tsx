import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useEffect } from 'react';
import { toast } from '../../../ui/toast.ts';
import { useExperienceCitiesQuery } from './experiences.generated.ts';
import { experienceTexts as texts } from './experiences.messages.ts';

interface CityFilterProps {
  categoria: string;
  experience: string;
  chosen: readonly string[];
  onChange: (cities: readonly string[]) => void;
}

/** Cities with offers: a search, removable chips and a button to clear (document 002 §2, Offers store). */
export const CityFilter = ({ categoria, experience, chosen, onChange }: CityFilterProps) => {
  const { data, error } = useExperienceCitiesQuery({ variables: { categories: [categoria], experience }, context: { silent: true } });
  useEffect(() => {
    if (error) toast.error(texts.citiesFailed);
  }, [error]);
  const cities = data?.experienceCities ?? [];
  const labelOf = (name: string) => cities.find((city) => city.name === name)?.localizedName ?? name;
  return (
    <Stack direction="row" sx={{ flex: '1 1 280px', gap: 1, alignItems: 'flex-start', flexWrap: { xs: 'wrap', sm: 'nowrap' } }}>
      <Autocomplete
        multiple
        fullWidth
        disableCloseOnSelect
        options={cities.map(({ name }) => name)}
        value={[...chosen]}
        onChange={(_event, names) => onChange(names)}
        getOptionLabel={labelOf}
        isOptionEqualToValue={(option, value) => option === value}
        noOptionsText={texts.noCity}
        sx={{ '& .MuiAutocomplete-inputRoot': { py: 0.5 } }}
        renderInput={(params) => (
          <TextField
            {...params}
            placeholder={chosen.length ? '' : texts.searchCity}
            slotProps={{ ...params.slotProps, htmlInput: { ...params.slotProps.htmlInput, 'aria-label': texts.cities } }}
          />
        )}
      />
      {chosen.length > 0 ? (
        <Button onClick={() => onChange([])} sx={{ minHeight: 44, flexShrink: 0 }}>
          {texts.clear}
        </Button>
      ) : null}
    </Stack>
  );
};
