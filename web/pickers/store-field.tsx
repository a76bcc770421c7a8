import { useState } from 'react';
import { type FieldProps, useField } from '../forms/use-field.ts';
import type { StoreAudience } from '../graphql/types.generated.ts';
import { StorePicker } from './store-picker.tsx';
import type { StoreOption } from './use-store-search.ts';

interface StoreFieldProps extends Omit<FieldProps, 'label'> {
  label?: string;
  networkId?: number | null;
  audience?: StoreAudience;
  /** What the form holds: the id, or the CNPJ as the documented `cnpjRevenda`. */
  holds?: 'id' | 'cnpj';
  /** The store the form starts with; the value alone has no name to show. */
  initial?: StoreOption | null;
  onAccept?: (store: StoreOption | null) => unknown;
}

/** The store of a form. */
export const StoreField = ({ label = 'Loja', networkId, audience, holds = 'id', initial = null, onAccept, ...props }: StoreFieldProps) => {
  const field = useField({ ...props, label });
  const [chosen, setChosen] = useState(initial);
  const { required, disabled, error, helperText } = field.inputProps;
  return (
    <StorePicker
      label={label}
      // A reset of the form empties the value: the name must go with it.
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
