import { useMemo } from 'react';
import { spreadsheetAddressRules } from '../../../../server/modules/deliveries/deliveries.rules.ts';
import { addMonthsClamped, toSaoPauloDate } from '../../../../server/shared/dates.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import type { FieldDefinition } from '../../../forms/form-fields.tsx';
import { useCreateSpreadsheetAddressMutation } from './deliveries.generated.ts';
import { deliveryTexts as texts } from './deliveries.messages.ts';
import { scopeChoices } from './scope-choices.ts';
import { useQueryField } from './use-query-field.ts';

interface NewAddressDialogProps {
  /** Called with the whole address, which is shown only once. */
  onMade: (url: string) => void;
  onClose: () => void;
}

/** Creates an address from which a spreadsheet reads a saved query. */
export const NewAddressDialog = ({ onMade, onClose }: NewAddressDialogProps) => {
  const [create] = useCreateSpreadsheetAddressMutation({ refetchQueries: ['spreadsheetAddresses'], awaitRefetchQueries: true });
  const today = useMemo(() => toSaoPauloDate(new Date()), []);
  const query = useQueryField();
  const fields: FieldDefinition[] = [
    query,
    { kind: 'text', name: 'nome', label: texts.name, required: true, maxLength: 80, span: 12 },
    scopeChoices,
    {
      kind: 'date',
      name: 'expiraEm',
      label: texts.expires,
      required: true,
      helperText: texts.expiresHint,
      min: today,
      max: addMonthsClamped(today, 12),
      span: 12,
    },
  ];
  return (
    <FormDialog
      title={texts.newAddress}
      schema={spreadsheetAddressRules}
      defaultValues={{ nome: '', escopos: [], expiraEm: addMonthsClamped(today, 12) }}
      fields={fields}
      onSubmit={async (input) => {
        const { data } = await create({ variables: { input } });
        if (data) onMade(data.createSpreadsheetAddress.url);
      }}
      submitLabel={texts.create}
      successText={texts.addressMade}
      onClose={onClose}
    />
  );
};
