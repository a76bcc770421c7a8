import Autocomplete from '@mui/material/Autocomplete';
import MuiTextField from '@mui/material/TextField';
import { useState } from 'react';
import { type FieldProps, useField } from '../forms/use-field.ts';
import { renderStoreOption, storeLabel, storePickerTexts } from './store-picker.tsx';
import { type StoreOption, useStoreSearch } from './use-store-search.ts';

interface StaffStoresProps extends Omit<FieldProps, 'label'> {
  label?: string;
  /** The form's initial stores. */
  initial?: readonly StoreOption[];
}

/** The stores a level 3 staff user may see (document 000 §5); the form holds their ids. */
export const StaffStores = ({ label = 'Lojas permitidas', initial = [], ...props }: StaffStoresProps) => {
  const field = useField({ ...props, label });
  const { options, loading, setTyped } = useStoreSearch({});
  const [known, setKnown] = useState<readonly StoreOption[]>(initial);
  const ids = Array.isArray(field.value) ? (field.value as string[]) : [];
  const { required, disabled, error, helperText, placeholder } = field.inputProps;
  const handleChange = (stores: StoreOption[]) => {
    setKnown(stores);
    field.setValue(stores.map(({ id }) => id));
  };
  return (
    <Autocomplete
      {...storePickerTexts}
      size="small"
      multiple
      disableCloseOnSelect
      value={known.filter(({ id }) => ids.includes(id))}
      options={options}
      loading={loading}
      disabled={disabled}
      filterOptions={(found) => found}
      getOptionLabel={storeLabel}
      getOptionKey={(store) => store.id}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      renderOption={renderStoreOption}
      onChange={(_event, stores) => handleChange(stores)}
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
      onBlur={field.onBlur}
      renderInput={(params) => (
        <MuiTextField
          {...params}
          label={label}
          placeholder={placeholder || 'Nome, código ou CNPJ'}
          required={required}
          error={error}
          helperText={helperText}
          inputRef={field.ref}
        />
      )}
    />
  );
};
