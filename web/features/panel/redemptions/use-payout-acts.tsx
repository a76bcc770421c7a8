import { type ReactNode, useState } from 'react';
import type { ListAction } from '../../../lists/list-types.ts';
import { attempt } from '../../../session/failure.ts';
import { useCan } from '../../../session/session-context.ts';
import { confirm } from '../../../ui/confirm.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import type { PartlyRead } from './bank-return-dialog.tsx';
import { type PayoutReader, type PayoutRow, reasonAgainst, reasonOfMany } from './payout-moves.ts';
import { useApprovePayoutsMutation, useCreatePayoutBatchMutation } from './payouts.generated.ts';
import { payoutTexts as texts } from './payouts.messages.ts';
import { useBatchDownload } from './use-batch-download.ts';
import { useReversalActs } from './use-reversal-acts.ts';

const AskReversalDialog = lazyDialog(async () => (await import('./ask-reversal-dialog.tsx')).AskReversalDialog);
const BankReturnDialog = lazyDialog(async () => (await import('./bank-return-dialog.tsx')).BankReturnDialog);
const PartlyReadDialog = lazyDialog(async () => (await import('./bank-return-dialog.tsx')).PartlyReadDialog);
const PayoutBatchesDialog = lazyDialog(async () => (await import('./payout-batches-dialog.tsx')).PayoutBatchesDialog);
const PixKeyDialog = lazyDialog(async () => (await import('./pix-key-dialog.tsx')).PixKeyDialog);

type Open = { act: 'key' | 'reversal'; id: string } | { act: 'batches' } | { act: 'return' } | { act: 'refused'; read: PartlyRead } | null;

/** Approval, batches, the bank's answer and the full key, for people who pay; others get no actions. */
export function usePayoutActs(
  lists: string[],
  reader: PayoutReader,
): {
  pageActs: ListAction[];
  rowActs: (row: PayoutRow) => ListAction[];
  bulkActs: (selection: { rows: PayoutRow[]; clear: () => void }) => ListAction[];
  dialog: ReactNode;
} {
  const can = useCan();
  const [open, setOpen] = useState<Open>(null);
  const refresh = { refetchQueries: lists, awaitRefetchQueries: true };
  const [approve] = useApprovePayoutsMutation(refresh);
  const [makeBatch] = useCreatePayoutBatchMutation({ ...refresh, context: { overlay: true } });
  const download = useBatchDownload();
  const hidden = !can('payout:manage');
  const next = reader.desk?.lote;
  const reversalActs = useReversalActs({ lists, reader }, (id) => setOpen({ act: 'reversal', id }));
  const handleApprove = async (ids: string[]) => {
    const result = await attempt(approve({ variables: { ids } }));
    if (result?.data) toast.success(texts.approved(result.data.approvePayouts.alterados));
    return Boolean(result?.data);
  };
  const handleBatch = async () => {
    const held = next
      ? [texts.makeBatchOf(next.quantidade, next.total), ...(next.deixados > 0 ? [texts.leftForAnother(next.deixados)] : [])]
      : [];
    if (!(await confirm({ title: texts.makeBatchTitle, text: [...held, texts.makeBatchText].join(' ') }))) return;
    const result = await attempt(makeBatch());
    if (!result?.data) return;
    const { id, quantidade, total, deixados } = result.data.createPayoutBatch;
    toast.success([texts.batchMade(id, quantidade, total), ...(deixados > 0 ? [texts.leftForAnother(deixados)] : [])].join('. '));
    await download(id);
  };
  const close = () => setOpen(null);
  return {
    pageActs: [
      { label: texts.makeBatch, hidden, disabledReason: next?.recusa, onClick: handleBatch },
      { label: texts.bankReturn, hidden, secondary: true, onClick: () => setOpen({ act: 'return' }) },
      { label: texts.batches, hidden, secondary: true, onClick: () => setOpen({ act: 'batches' }) },
    ],
    rowActs: (row) => [
      {
        label: texts.approve,
        hidden,
        disabledReason: reasonAgainst('approve', row, reader),
        onClick: () => handleApprove([row.id]),
      },
      ...reversalActs(row),
      {
        label: texts.seeKey,
        hidden: !can('payout:revealKey'),
        disabledReason: row.chavePix === null && texts.noKey,
        onClick: () => setOpen({ act: 'key', id: row.id }),
      },
    ],
    bulkActs: ({ rows, clear }) => [
      {
        label: texts.approve,
        hidden,
        disabledReason: rows.length > 0 ? reasonOfMany(rows, (row) => reasonAgainst('approve', row, reader)) : texts.selectFirst,
        onClick: async () => {
          if (await handleApprove(rows.map(({ id }) => id))) clear();
        },
      },
    ],
    dialog: (
      <>
        {open?.act === 'key' ? <PixKeyDialog id={open.id} onClose={close} /> : null}
        {open?.act === 'reversal' ? <AskReversalDialog id={open.id} lists={lists} onClose={close} /> : null}
        {open?.act === 'batches' ? <PayoutBatchesDialog onClose={close} /> : null}
        {open?.act === 'return' ? (
          <BankReturnDialog
            lists={lists}
            onRefused={(read) => setOpen({ act: 'refused', read })}
            // The refused lines may have replaced this dialog by the time it closes.
            onClose={() => setOpen((now) => (now?.act === 'return' ? null : now))}
          />
        ) : null}
        {open?.act === 'refused' ? <PartlyReadDialog read={open.read} onClose={close} /> : null}
      </>
    ),
  };
}
