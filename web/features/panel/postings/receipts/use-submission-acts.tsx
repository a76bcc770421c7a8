import { type ReactNode, useCallback, useState } from 'react';
import { reviewPath } from '../../../../decisions/review-path.ts';
import { useOfferUndo } from '../../../../decisions/use-offer-undo.ts';
import { useReasonDialog } from '../../../../decisions/use-reason-dialog.tsx';
import type { ListAction } from '../../../../lists/list-types.ts';
import { attempt } from '../../../../session/failure.ts';
import { useCan } from '../../../../session/session-context.ts';
import { confirm } from '../../../../ui/confirm.ts';
import { lazyDialog } from '../../../../ui/lazy-dialog.tsx';
import { toast } from '../../../../ui/toast.ts';
import type { Audience } from '../shared/audience.ts';
import { postingTexts as texts } from '../shared/postings.messages.ts';
import type { Rejection } from './reject-dialog.tsx';
import { useCloseSubmissionMutation, useRejectSubmissionMutation, useReturnSubmissionToPendingMutation } from './submissions.generated.ts';

const FileDialog = lazyDialog(async () => (await import('../../../../viewer/file-dialog.tsx')).FileDialog);
const HistoryDialog = lazyDialog(async () => (await import('../shared/history-dialog.tsx')).HistoryDialog);
const RejectDialog = lazyDialog(async () => (await import('./reject-dialog.tsx')).RejectDialog);

/** A receipt as the lists show it. */
export interface SubmissionRow {
  id: string;
  parceiro: string;
  linkArquivo: string;
  tipoArquivo: string;
}

type Open = { act: 'reject' | 'history' | 'see'; row: SubmissionRow & { versao?: number } } | null;

/** What staff may do with receipts from a list, and the open dialog. `lists` are reloaded after a change. */
export function useSubmissionActs(
  lists: string[],
  audience: Audience = 'SELLER',
): {
  pendingActs: (row: SubmissionRow & { versao: number; reservadoPor?: string | null | undefined }) => ListAction[];
  closedActs: (row: SubmissionRow & { status: string }) => ListAction[];
  see: (row: SubmissionRow) => void;
  dialog: ReactNode;
} {
  const can = useCan();
  const [open, setOpen] = useState<Open>(null);
  const offerUndo = useOfferUndo(lists);
  const refresh = { refetchQueries: lists, awaitRefetchQueries: true };
  const [close] = useCloseSubmissionMutation(refresh);
  const [giveBack] = useReturnSubmissionToPendingMutation(refresh);
  const handleClose = async ({ id, versao, parceiro }: SubmissionRow & { versao: number }) => {
    if (!(await confirm({ title: texts.closeTitle, text: texts.closeText(parceiro, audience), danger: true }))) return;
    if (await attempt(close({ variables: { id, versao } }))) offerUndo(texts.closeDone, { id, versao });
  };
  const { askReason, reasonDialog } = useReasonDialog();
  const handleReturn = ({ id, parceiro }: SubmissionRow) =>
    askReason({
      title: texts.returnClosed,
      text: texts.sentBy(parceiro),
      submitLabel: texts.returnPosting,
      onReason: async (reason) => {
        await giveBack({ variables: { id, ...reason } });
        toast.success(texts.returnClosedDone);
      },
    });
  const see = useCallback((row: SubmissionRow) => setOpen({ act: 'see', row }), []);
  const common = (row: SubmissionRow): ListAction[] => [
    { label: texts.seeReceipt, onClick: () => see(row) },
    { label: texts.history, onClick: () => setOpen({ act: 'history', row }) },
  ];
  const pendingActs: ReturnType<typeof useSubmissionActs>['pendingActs'] = (row) => {
    const hidden = !can('submission:decide');
    const disabledReason = row.reservadoPor && texts.inReview(row.reservadoPor);
    return [
      { label: texts.process, hidden, to: reviewPath(row.id) },
      { label: texts.reject, hidden, disabledReason, destructive: true, onClick: () => setOpen({ act: 'reject', row }) },
      { label: texts.close, hidden, disabledReason, destructive: true, onClick: () => handleClose(row) },
      ...common(row),
    ];
  };
  const closedActs: ReturnType<typeof useSubmissionActs>['closedActs'] = (row) => [
    {
      label: texts.returnPosting,
      hidden: !can('submission:return'),
      disabledReason: row.status === 'CANCELADA' && texts.cannotReturn,
      onClick: () => handleReturn(row),
    },
    ...common(row),
  ];
  const dialog = (
    <>
      <OpenDialog open={open} lists={lists} onRejected={(row) => offerUndo(texts.rejectDone, row)} onClose={() => setOpen(null)} />
      {reasonDialog}
    </>
  );
  return { pendingActs, closedActs, see, dialog };
}

interface OpenDialogProps {
  open: Open;
  lists: string[];
  onRejected: (decided: { id: string; versao: number | null }) => void;
  onClose: () => void;
}

const OpenDialog = ({ open, lists, onRejected, onClose }: OpenDialogProps) => {
  const [reject] = useRejectSubmissionMutation({ refetchQueries: lists, awaitRefetchQueries: true });
  if (!open) return null;
  const { act, row } = open;
  if (act === 'see') {
    const file = { url: row.linkArquivo, type: row.tipoArquivo, title: texts.receipt };
    return <FileDialog title={texts.receiptOf(row.parceiro)} files={[file]} onClose={onClose} />;
  }
  if (act === 'history') return <HistoryDialog submissionId={row.id} onClose={onClose} />;
  const handleReject = async (rejection: Rejection) => {
    const decided = { id: row.id, versao: row.versao ?? null };
    if (await attempt(reject({ variables: { ...decided, ...rejection } }))) onRejected(decided);
    onClose();
  };
  return <RejectDialog sender={row.parceiro} onReject={handleReject} onClose={onClose} />;
};
