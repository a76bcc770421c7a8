import Autocomplete from '@mui/material/Autocomplete';
import MuiTextField from '@mui/material/TextField';
import { type FieldProps, useField } from '../../../forms/use-field.ts';
import type { FilterOption } from '../../../lists/list-types.ts';
import { useNetworkFilterOptions } from '../../../pickers/network-filter.ts';
import { staffTexts as texts } from './staff.messages.ts';

/** Networks to which a level 0, 1 or 5 is restricted; the form holds their ids. */
export const StaffNetworks = (props: Omit<FieldProps, 'label'>) => {
  const field = useField({ ...props, label: texts.networks });
  const options = useNetworkFilterOptions();
  const ids = Array.isArray(field.value) ? (field.value as FilterOption['value'][]) : [];
  const { required, disabled, error, helperText } = field.inputProps;
  return (
    <Autocomplete
      size="small"
      multiple
      disableCloseOnSelect
      value={options.filter(({ value }) => ids.includes(value))}
      options={options}
      disabled={disabled}
      noOptionsText="Nenhuma rede encontrada"
      openText="Abrir"
      closeText="Fechar"
      clearText="Limpar"
      isOptionEqualToValue={(option, chosen) => option.value === chosen.value}
      onChange={(_event, chosen) => field.setValue(chosen.map(({ value }) => value))}
      onBlur={field.onBlur}
      renderInput={(params) => (
        <MuiTextField
          {...params}
          label={texts.networks}
          placeholder={ids.length ? '' : texts.pickNetworks}
          required={required}
          error={error}
          helperText={helperText ?? texts.networksHint}
          inputRef={field.ref}
        />
      )}
    />
  );
};
