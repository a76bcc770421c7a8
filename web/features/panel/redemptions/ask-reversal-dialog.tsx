import Typography from '@mui/material/Typography';
import { reversalReasonFields } from '../../../../server/modules/cashback/cashback.rules.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import type { FieldDefinition } from '../../../forms/form-fields.tsx';
import { useAskPayoutReversalMutation } from './payouts.generated.ts';
import { payoutTexts as texts } from './payouts.messages.ts';
import { redemptionTexts } from './redemptions.messages.ts';

const fields: FieldDefinition[] = [
  { kind: 'text', name: 'motivo', label: texts.reversalReason, required: true, multiline: true, rows: 3, maxLength: 300, span: 12 },
];

/** Asks to take a payment back, with the reason that the history keeps. */
export const AskReversalDialog = ({ id, lists, onClose }: { id: string; lists: string[]; onClose: () => void }) => {
  const [ask] = useAskPayoutReversalMutation({ refetchQueries: lists, awaitRefetchQueries: true });
  return (
    <FormDialog
      title={texts.askReversal}
      subject={redemptionTexts.numbered(id)}
      schema={reversalReasonFields}
      defaultValues={{ motivo: '' }}
      fields={fields}
      submitLabel={texts.askReversal}
      onSubmit={({ motivo }) => ask({ variables: { id, motivo } })}
      successText={texts.reversalAsked}
      onClose={onClose}
    >
      <Typography color="textSecondary" variant="body2" sx={{ mt: 2 }}>
        {texts.askReversalHint}
      </Typography>
    </FormDialog>
  );
};
