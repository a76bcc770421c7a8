import Typography from '@mui/material/Typography';
import { justificationRules } from '../../../server/modules/sellers/seller.rules.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import type { FieldDefinition } from '../../forms/form-fields.tsx';
import { type SellerRowFragment, useToggleSellerStatusMutation } from './sellers.generated.ts';
import { sellerTexts as texts } from './sellers.messages.ts';

/** Activation asks why, and the answer is kept (document 001 §4). */
export const SellerStatusDialog = ({ seller, onClose }: { seller: SellerRowFragment; onClose: () => void }) => {
  const [toggle] = useToggleSellerStatusMutation({ refetchQueries: ['sellers'], awaitRefetchQueries: true });
  const { id, nome, ativo } = seller;
  const fields: readonly FieldDefinition[] = [
    {
      kind: 'custom',
      name: 'effect',
      span: 12,
      content: <Typography>{ativo ? texts.deactivateHint(nome) : texts.activateHint(nome)}</Typography>,
    },
    {
      kind: 'text',
      name: 'justificativa',
      label: texts.justification,
      required: true,
      multiline: true,
      maxLength: 1000,
      autoFocus: true,
      span: 12,
    },
  ];
  return (
    <FormDialog
      title={ativo ? texts.deactivate : texts.activate}
      schema={justificationRules}
      defaultValues={{ justificativa: '' }}
      fields={fields}
      onSubmit={({ justificativa }) => toggle({ variables: { id, ativo: !ativo, justificativa } })}
      successText={texts.statusChanged}
      onClose={onClose}
    />
  );
};
