import Autocomplete from '@mui/material/Autocomplete';
import MuiTextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { FocusEventHandler, HTMLAttributes, Key, ReactNode, Ref } from 'react';
import { formatCnpj } from '../../server/shared/cnpj.ts';
import type { StoreAudience } from '../graphql/types.generated.ts';
import { type StoreOption, useStoreSearch } from './use-store-search.ts';

/** Texts shared by the store pickers. */
export const storePickerTexts = {
  loadingText: 'Carregando',
  noOptionsText: 'Nenhum resultado',
  openText: 'Abrir',
  closeText: 'Fechar',
  clearText: 'Limpar',
} as const;

interface StorePickerProps {
  value: StoreOption | null;
  onChange: (store: StoreOption | null) => void;
  label?: string;
  placeholder?: string;
  networkId?: string | null;
  audience?: StoreAudience;
  required?: boolean;
  disabled?: boolean;
  error?: boolean;
  helperText?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
  onBlur?: FocusEventHandler;
}

/** A store in a picker's options: its name and CNPJ. */
export const renderStoreOption = ({ key, ...props }: HTMLAttributes<HTMLLIElement> & { key: Key }, store: StoreOption) => (
  <li key={key} {...props}>
    <span>
      {store.nomeFantasia}
      <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block', fontVariantNumeric: 'tabular-nums' }}>
        {formatCnpj(store.cnpj)}
      </Typography>
    </span>
  </li>
);

/** Label of a chosen store; the CNPJ distinguishes stores with the same name. */
export const storeLabel = ({ nomeFantasia, cnpj }: StoreOption): string => `${nomeFantasia} (${formatCnpj(cnpj)})`;

/** A store, searched on the server by name, code or CNPJ. */
export const StorePicker = ({
  value,
  onChange,
  label = 'Loja',
  placeholder = 'Nome, código ou CNPJ',
  networkId,
  audience,
  ...field
}: StorePickerProps) => {
  const { options, loading, setTyped } = useStoreSearch({ networkId, audience });
  return (
    <Autocomplete
      {...storePickerTexts}
      size="small"
      value={value}
      options={options}
      loading={loading}
      disabled={field.disabled ?? false}
      // The server has already filtered.
      filterOptions={(found) => found}
      getOptionLabel={storeLabel}
      getOptionKey={(store) => store.id}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      renderOption={renderStoreOption}
      onChange={(_event, store) => onChange(store)}
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
      onBlur={field.onBlur}
      renderInput={(params) => (
        <MuiTextField
          {...params}
          label={label}
          placeholder={placeholder}
          required={field.required ?? false}
          error={field.error ?? false}
          helperText={field.helperText}
          inputRef={field.inputRef}
        />
      )}
    />
  );
};
