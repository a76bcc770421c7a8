import { type ReactNode, useState } from 'react';
import { declineApprovalRules } from '../../../server/modules/postings/posting.rules.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { attempt } from '../../session/failure.ts';
import { confirm } from '../../ui/confirm.ts';
import { toast } from '../../ui/toast.ts';
import { type ApprovalRowFragment, useApproveSaleMutation, useDeclineSaleMutation } from './approvals.generated.ts';
import { asAudience } from './audience.ts';
import { postingTexts as texts } from './postings.messages.ts';

interface Outcomes {
  onApproved: () => unknown;
  onDeclined: () => unknown;
}

/** The second decision about a sale: approve it as it was typed, or refuse the first approval with a reason. */
export function useApprovalActs({ onApproved, onDeclined }: Outcomes): {
  approve: (approval: ApprovalRowFragment) => Promise<void>;
  decline: (approval: ApprovalRowFragment) => void;
  isBusy: boolean;
  dialog: ReactNode;
} {
  const refresh = { refetchQueries: ['saleApprovals'], awaitRefetchQueries: true };
  const [send, { loading }] = useApproveSaleMutation(refresh);
  const [refuse] = useDeclineSaleMutation(refresh);
  const [declined, setDeclined] = useState<ApprovalRowFragment | null>(null);
  const approve = async ({ id, parceiro, ganho, audience }: ApprovalRowFragment) => {
    if (!(await confirm({ title: texts.approveTitle, text: texts.approveText(parceiro, ganho, asAudience(audience)) }))) return;
    if (!(await attempt(send({ variables: { id } })))) return;
    toast.success(texts.approveDone);
    await onApproved();
  };
  const handleDecline = async ({ id, justificativa }: { id: number; justificativa: string }) => {
    await refuse({ variables: { id, justificativa } });
    await onDeclined();
  };
  const dialog = declined ? (
    <FormDialog
      title={texts.declineTitle}
      schema={declineApprovalRules}
      defaultValues={{ id: declined.id, justificativa: '' }}
      fields={[
        {
          kind: 'text',
          name: 'justificativa',
          label: texts.declineReason,
          required: true,
          multiline: true,
          rows: 3,
          maxLength: 500,
          span: 12,
        },
      ]}
      onSubmit={handleDecline}
      submitLabel={texts.decline}
      successText={texts.declineDone}
      onClose={() => setDeclined(null)}
    />
  ) : null;
  return { approve, decline: setDeclined, isBusy: loading, dialog };
}
