import { useState } from 'react';
import { type FieldProps, useField } from '../forms/use-field.ts';
import type { StoreAudience } from '../graphql/types.generated.ts';
import { StorePicker } from './store-picker.tsx';
import type { StoreOption } from './use-store-search.ts';

interface StoreFieldProps extends Omit<FieldProps, 'label'> {
  label?: string;
  networkId?: string | null;
  audience?: StoreAudience;
  /** The form's value: the id, or the CNPJ as the documented `cnpjRevenda`. */
  holds?: 'id' | 'cnpj';
  /** The form's initial store, because the value alone has no name to show. */
  initial?: StoreOption | null;
  onAccept?: (store: StoreOption | null) => unknown;
}

/** A form's store field. */
export const StoreField = ({ label = 'Loja', networkId, audience, holds = 'id', initial = null, onAccept, ...props }: StoreFieldProps) => {
  const field = useField({ ...props, label });
  const [chosen, setChosen] = useState(initial);
  const { required, disabled, error, helperText } = field.inputProps;
  return (
    <StorePicker
      label={label}
      // Resetting the form clears the value, so the name must go too.
      value={chosen && chosen[holds] === field.value ? chosen : null}
      onChange={(store) => {
        setChosen(store);
        field.setValue(store?.[holds] ?? '');
        void onAccept?.(store);
      }}
      onBlur={field.onBlur}
      inputRef={field.ref}
      required={required}
      disabled={disabled}
      error={error}
      helperText={helperText}
      {...(networkId === undefined ? {} : { networkId })}
      {...(audience === undefined ? {} : { audience })}
      {...(props.placeholder === undefined ? {} : { placeholder: props.placeholder })}
    />
  );
};
