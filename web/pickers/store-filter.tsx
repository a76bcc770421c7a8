import Autocomplete from '@mui/material/Autocomplete';
import MuiTextField from '@mui/material/TextField';
import { useSearchParams } from 'react-router';
import type { FilterPickerProps, FilterValue } from '../lists/list-types.ts';
import { rowIdOf } from '../ui/row-id.ts';
import { useStoreFilterChoicesQuery, useStoreFilterChosenQuery } from './store-filter.generated.ts';
import { renderStoreOption, storeLabel, storePickerTexts } from './store-picker.tsx';
import { useTypedSearch } from './use-store-search.ts';

/** The store for a filter's id, which is all the URL holds. */
const useChosen = (value: FilterValue) => {
  const id = typeof value === 'string' ? value : '';
  return useStoreFilterChosenQuery({ variables: { id }, skip: !id, context: { silent: true } }).data?.store ?? null;
};

/** Name of the filter's store. */
export const useStoreFilterLabel = (value: FilterValue): string | undefined => useChosen(value)?.nomeFantasia;

/** A list filter for any store, including inactive ones: searched on the server, within the URL's network if it has one. */
export const StoreFilter = ({ label, value, onChange }: FilterPickerProps) => {
  const [params] = useSearchParams();
  const chosen = useChosen(value);
  const { search, isWaiting, setTyped } = useTypedSearch();
  const variables = { search: search || null, networkId: rowIdOf(params.get('networkId')) };
  const { data, previousData, loading } = useStoreFilterChoicesQuery({ variables });
  return (
    <Autocomplete
      {...storePickerTexts}
      size="small"
      value={value ? chosen : null}
      options={(data ?? previousData)?.stores.items ?? []}
      loading={loading || isWaiting}
      // The server has already filtered.
      filterOptions={(found) => found}
      getOptionLabel={storeLabel}
      getOptionKey={(store) => store.id}
      isOptionEqualToValue={(option, other) => option.id === other.id}
      renderOption={renderStoreOption}
      onChange={(_event, store) => onChange(store?.id ?? null)}
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
      renderInput={(input) => (
        <MuiTextField
          {...input}
          label={label}
          placeholder="Todas"
          slotProps={{ ...input.slotProps, inputLabel: { ...input.slotProps.inputLabel, shrink: true } }}
        />
      )}
      sx={{ flex: { xs: '1 1 100%', sm: '0 0 280px' } }}
    />
  );
};
