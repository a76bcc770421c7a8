import { declineApprovalRules } from '../../../../../server/modules/postings/sales/posting.rules.ts';
import { FormDialog } from '../../../../forms/form-dialog.tsx';
import type { FieldDefinition } from '../../../../forms/form-fields.tsx';
import { postingTexts as texts } from '../postings.messages.ts';
import { useDeclineSaleMutation } from './approvals.generated.ts';

const fields: readonly FieldDefinition[] = [
  { kind: 'text', name: 'justificativa', label: texts.declineReason, required: true, multiline: true, rows: 3, maxLength: 500, span: 12 },
];

interface DeclineDialogProps {
  approval: { id: string; parceiro: string };
  onDeclined: () => unknown;
  onClose: () => void;
}

/** Refuses a sale's first approval, with a reason. */
export const DeclineDialog = ({ approval, onDeclined, onClose }: DeclineDialogProps) => {
  const [decline] = useDeclineSaleMutation({ refetchQueries: ['saleApprovals'], awaitRefetchQueries: true });
  return (
    <FormDialog
      title={texts.declineTitle}
      subject={approval.parceiro}
      schema={declineApprovalRules}
      defaultValues={{ id: approval.id, justificativa: '' }}
      fields={fields}
      onSubmit={async ({ id, justificativa }) => {
        await decline({ variables: { id, justificativa } });
        await onDeclined();
      }}
      submitLabel={texts.decline}
      successText={texts.declineDone}
      onClose={onClose}
    />
  );
};
