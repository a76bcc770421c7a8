import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { isPositive } from '../../../../../server/shared/sign.ts';
import type { GivenReason } from '../../../../decisions/reason-dialog.tsx';
import { useReasonDialog } from '../../../../decisions/use-reason-dialog.tsx';
import type { ListAction } from '../../../../lists/list-types.ts';
import { useCan } from '../../../../session/session-context.ts';
import { lazyDialog } from '../../../../ui/lazy-dialog.tsx';
import { toast } from '../../../../ui/toast.ts';
import { type Audience, PENDING_PATHS } from '../shared/audience.ts';
import { postingTexts as texts } from '../shared/postings.messages.ts';
import { useCancelPostingMutation, useReturnPostingToPendingMutation } from './postings.generated.ts';

const FileDialog = lazyDialog(async () => (await import('../../../../viewer/file-dialog.tsx')).FileDialog);
const EditPostingDialog = lazyDialog(async () => (await import('./edit-posting-dialog.tsx')).EditPostingDialog);
const HistoryDialog = lazyDialog(async () => (await import('../shared/history-dialog.tsx')).HistoryDialog);
const ItemsDialog = lazyDialog(async () => (await import('./items-dialog.tsx')).ItemsDialog);

/** What the actions need from an approved sale of either audience. */
interface ApprovedSale {
  id: string;
  parceiro: string;
  identificador: string;
  /** Points for sellers, BRL for consumers. */
  ganho: string;
  submissionId: string | null;
  linkArquivo: string | null;
  tipoArquivo: string | null;
  tipoFiscal: string;
  realizadoEm: string;
}

type Open = { act: 'items' | 'see' | 'history' | 'edit'; row: ApprovedSale } | null;

/** What staff may do with an approved sale, and the open dialog. A consumer's sale has no items to show. */
export function usePostingActs(audience: Audience = 'SELLER'): { acts: (row: ApprovedSale) => ListAction[]; dialog: ReactNode } {
  const can = useCan();
  const navigate = useNavigate();
  const [open, setOpen] = useState<Open>(null);
  const [cancel] = useCancelPostingMutation();
  const [giveBack] = useReturnPostingToPendingMutation();
  const { askReason, reasonDialog } = useReasonDialog();
  const finish = async (row: ApprovedSale, done: string, divida: string) => {
    toast.success(done, isPositive(divida) ? { more: texts.debt(row.parceiro, divida, audience) } : {});
    // Redirects to the audience's queue (document 001 §2, Redirects).
    await navigate(PENDING_PATHS[audience]);
  };
  const handleCancel = (row: ApprovedSale) =>
    askReason({
      title: texts.cancelTitle,
      text: texts.cancelText(row.parceiro, row.ganho, audience),
      submitLabel: texts.cancelPosting,
      onReason: async (reason: GivenReason) => {
        const { data } = await cancel({ variables: { id: row.id, ...reason }, context: { failureText: texts.cancelFailed } });
        await finish(row, texts.cancelDone, data!.cancelPosting.divida);
      },
    });
  const handleReturn = (row: ApprovedSale) =>
    askReason({
      title: texts.returnTitle,
      text: texts.returnText(row.parceiro, row.ganho, audience),
      submitLabel: texts.returnPosting,
      onReason: async (reason: GivenReason) => {
        const { data } = await giveBack({ variables: { id: row.id, ...reason }, context: { failureText: texts.returnFailed } });
        await finish(row, texts.returnDone, data!.returnPostingToPending.divida);
      },
    });
  const acts = (row: ApprovedSale): ListAction[] => {
    const withoutReceipt = !row.submissionId && texts.withoutReceipt;
    return [
      { label: texts.items, hidden: audience === 'CONSUMER', onClick: () => setOpen({ act: 'items', row }) },
      { label: texts.seeReceipt, disabledReason: !row.linkArquivo && texts.withoutReceipt, onClick: () => setOpen({ act: 'see', row }) },
      { label: texts.history, onClick: () => setOpen({ act: 'history', row }) },
      { label: texts.edit, hidden: !can('posting:update'), onClick: () => setOpen({ act: 'edit', row }) },
      {
        label: texts.returnPosting,
        hidden: !can('posting:return'),
        disabledReason: withoutReceipt,
        onClick: () => handleReturn(row),
      },
      { label: texts.cancel, hidden: !can('posting:cancel'), destructive: true, onClick: () => handleCancel(row) },
    ];
  };
  const dialog = (
    <>
      <OpenDialog open={open} audience={audience} onClose={() => setOpen(null)} />
      {reasonDialog}
    </>
  );
  return { acts, dialog };
}

const OpenDialog = ({ open, audience, onClose }: { open: Open; audience: Audience; onClose: () => void }) => {
  if (!open) return null;
  const { act, row } = open;
  if (act === 'items') return <ItemsDialog posting={row} onClose={onClose} />;
  if (act === 'history') return <HistoryDialog submissionId={row.submissionId} postingId={row.id} of={row.parceiro} onClose={onClose} />;
  if (act === 'edit') return <EditPostingDialog posting={row} audience={audience} onClose={onClose} />;
  const file = { url: row.linkArquivo, type: row.tipoArquivo, title: texts.receipt };
  return <FileDialog title={texts.receiptOf(row.parceiro)} files={[file]} onClose={onClose} />;
};
