import { type ReactNode, useState } from 'react';
import { attempt } from '../../../../session/failure.ts';
import { confirm } from '../../../../ui/confirm.ts';
import { lazyDialog } from '../../../../ui/lazy-dialog.tsx';
import { asAudience } from '../audience.ts';
import { postingTexts as texts } from '../postings.messages.ts';
import { type ApprovalRowFragment, useApproveSaleMutation } from './approvals.generated.ts';

const DeclineDialog = lazyDialog(async () => (await import('./decline-dialog.tsx')).DeclineDialog);

interface Outcomes {
  /** Tells of it. */
  onApproved: (approval: ApprovalRowFragment) => unknown;
  onDeclined: () => unknown;
}

/** The second decision on a sale: approve it as typed, or refuse the first approval with a reason. */
export function useApprovalActs({ onApproved, onDeclined }: Outcomes): {
  approve: (approval: ApprovalRowFragment) => Promise<void>;
  decline: (approval: ApprovalRowFragment) => void;
  isBusy: boolean;
  dialog: ReactNode;
} {
  const [send, { loading }] = useApproveSaleMutation({ refetchQueries: ['saleApprovals'], awaitRefetchQueries: true });
  const [declined, setDeclined] = useState<ApprovalRowFragment | null>(null);
  const approve = async (approval: ApprovalRowFragment) => {
    const { id, parceiro, ganho, audience } = approval;
    if (!(await confirm({ title: texts.approveTitle, text: texts.approveText(parceiro, ganho, asAudience(audience)) }))) return;
    if (!(await attempt(send({ variables: { id } })))) return;
    await onApproved(approval);
  };
  const dialog = declined ? <DeclineDialog approval={declined} onDeclined={onDeclined} onClose={() => setDeclined(null)} /> : null;
  return { approve, decline: setDeclined, isBusy: loading, dialog };
}
