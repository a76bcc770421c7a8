import Autocomplete from '@mui/material/Autocomplete';
import MuiTextField from '@mui/material/TextField';
import { type FieldProps, useField } from '../../../forms/use-field.ts';
import { useScheduleRecipientsQuery } from './deliveries.generated.ts';
import { deliveryTexts as texts } from './deliveries.messages.ts';

/** Active staff accounts that receive the e-mails of a schedule; the form holds their ids. */
export const RecipientsField = (props: Omit<FieldProps, 'label'>) => {
  const field = useField({ ...props, label: texts.recipients });
  const people = useScheduleRecipientsQuery().data?.staffUsers.items ?? [];
  const ids = Array.isArray(field.value) ? (field.value as string[]) : [];
  const { required, disabled, error, helperText } = field.inputProps;
  return (
    <Autocomplete
      size="small"
      multiple
      disableCloseOnSelect
      value={people.filter(({ id }) => ids.includes(id))}
      options={people}
      getOptionLabel={({ nome, email }) => `${nome} (${email})`}
      getOptionKey={({ id }) => id}
      disabled={disabled}
      noOptionsText={texts.noRecipients}
      openText="Abrir"
      closeText="Fechar"
      clearText="Limpar"
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      onChange={(_event, chosen) => field.setValue(chosen.map(({ id }) => id))}
      onBlur={field.onBlur}
      renderInput={(params) => (
        <MuiTextField
          {...params}
          label={texts.recipients}
          required={required}
          error={error}
          helperText={helperText ?? texts.recipientsHint}
          inputRef={field.ref}
        />
      )}
    />
  );
};
