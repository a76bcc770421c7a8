import { type ReactNode, useState } from 'react';
import { useReasonDialog } from '../../../decisions/use-reason-dialog.tsx';
import type { ListAction } from '../../../lists/list-types.ts';
import { useCan } from '../../../session/session-context.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import type { RedemptionHandle } from './redemption-dialogs.tsx';
import { useCancelRedemptionMutation } from './redemptions.generated.ts';
import { redemptionTexts as texts } from './redemptions.messages.ts';

const BulkStatusDialog = lazyDialog(async () => (await import('./redemption-dialogs.tsx')).BulkStatusDialog);
const DeliveryDateDialog = lazyDialog(async () => (await import('./redemption-dialogs.tsx')).DeliveryDateDialog);
const NoteDialog = lazyDialog(async () => (await import('./redemption-dialogs.tsx')).NoteDialog);
const StatusDialog = lazyDialog(async () => (await import('./redemption-dialogs.tsx')).StatusDialog);
const RedemptionHistoryDialog = lazyDialog(async () => (await import('./redemption-history-dialog.tsx')).RedemptionHistoryDialog);

interface RedemptionRow extends RedemptionHandle {
  premio: string;
  qtde: number;
  /** Who redeemed. */
  titular: string;
}

type Open =
  | { act: 'status' | 'date' | 'note' | 'history'; redemption: RedemptionHandle }
  | { act: 'bulk'; ids: string[]; clear: () => void }
  | null;

/**
 * What staff may do with redemptions, for either audience's list: row actions, the selection's status, and the open dialog. `lists` are the
 * queries to reload after a change.
 */
export function useRedemptionActs(
  lists: string[],
  audience: 'SELLER' | 'CONSUMER' = 'SELLER',
): {
  rowActs: (row: RedemptionRow) => ListAction[];
  /** Undefined for people who may not change a status. */
  bulkActs: ((selection: { ids: string[]; clear: () => void }, disabledReason?: string | null) => ListAction[]) | undefined;
  /** Sets the status of typed ids, from the list's header. */
  headActs: ListAction[];
  dialog: ReactNode;
} {
  const can = useCan();
  const [open, setOpen] = useState<Open>(null);
  const [cancel] = useCancelRedemptionMutation({ refetchQueries: lists, awaitRefetchQueries: true });
  const hidden = !can('redemption:changeStatus');
  const { askReason, reasonDialog } = useReasonDialog();
  const handleCancel = ({ id, versao, qtde, premio, titular }: RedemptionRow) =>
    askReason({
      title: texts.cancel,
      text: texts.cancelQuestion(qtde, premio, titular, audience),
      submitLabel: texts.cancel,
      onReason: async (reason) => {
        await cancel({ variables: { id, versao, ...reason } });
        toast.success(texts.cancelled);
      },
    });
  const rowActs = (row: RedemptionRow): ListAction[] => {
    const disabledReason = row.status === 'CANCELLED' && texts.isCancelled;
    return [
      {
        label: texts.changeStatus,
        hidden,
        disabledReason: disabledReason || row.limits?.statusReason,
        onClick: () => setOpen({ act: 'status', redemption: row }),
      },
      {
        label: texts.deliveryDate,
        hidden,
        disabledReason: disabledReason || row.limits?.changeReason,
        onClick: () => setOpen({ act: 'date', redemption: row }),
      },
      { label: texts.note, hidden, disabledReason: row.limits?.changeReason, onClick: () => setOpen({ act: 'note', redemption: row }) },
      { label: texts.history, onClick: () => setOpen({ act: 'history', redemption: row }) },
      {
        label: texts.cancel,
        hidden,
        disabledReason: disabledReason || row.limits?.cancelReason,
        destructive: true,
        onClick: () => handleCancel(row),
      },
    ];
  };
  const bulkActs = hidden
    ? undefined
    : ({ ids, clear }: { ids: string[]; clear: () => void }, disabledReason?: string | null): ListAction[] => [
        { label: texts.changeStatus, disabledReason, onClick: () => setOpen({ act: 'bulk', ids, clear }) },
      ];
  const headActs: ListAction[] = [
    { label: texts.changeMany, hidden, secondary: true, onClick: () => setOpen({ act: 'bulk', ids: [], clear: () => undefined }) },
  ];
  const dialog = (
    <>
      <OpenDialog open={open} lists={lists} onClose={() => setOpen(null)} />
      {reasonDialog}
    </>
  );
  return { rowActs, bulkActs, headActs, dialog };
}

const OpenDialog = ({ open, lists, onClose }: { open: Open; lists: string[]; onClose: () => void }) => {
  if (!open) return null;
  if (open.act === 'bulk') return <BulkStatusDialog ids={open.ids} lists={lists} onClose={onClose} onDone={open.clear} />;
  if (open.act === 'history') return <RedemptionHistoryDialog id={open.redemption.id} onClose={onClose} />;
  const Dialog = { status: StatusDialog, date: DeliveryDateDialog, note: NoteDialog }[open.act];
  return <Dialog redemption={open.redemption} lists={lists} onClose={onClose} />;
};
