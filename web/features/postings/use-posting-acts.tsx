import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { isPositive } from '../../../server/shared/money.ts';
import type { ListAction } from '../../lists/list-types.ts';
import { attempt } from '../../session/failure.ts';
import { useCan } from '../../session/use-viewer.ts';
import { confirm } from '../../ui/confirm.ts';
import { toast } from '../../ui/toast.ts';
import { FileDialog } from '../../viewer/file-dialog.tsx';
import { HistoryDialog } from './history-dialog.tsx';
import { ItemsDialog } from './items-dialog.tsx';
import type { PostingRow } from './posting-columns.ts';
import { useCancelPostingMutation, useReturnPostingToPendingMutation } from './postings.generated.ts';
import { postingTexts as texts } from './postings.messages.ts';

type Open = { act: 'items' | 'see' | 'history'; row: PostingRow } | null;

/** After a posting was taken back the documents lead to the queue (document 001 §2, Redirects). */
const AFTER_UNDO = '/painel/processar/pontuacoes-pendentes';

/** What staff may do with an approved sale, and the dialog that is open. */
export function usePostingActs(): { acts: (row: PostingRow) => ListAction[]; dialog: ReactNode } {
  const can = useCan();
  const navigate = useNavigate();
  const [open, setOpen] = useState<Open>(null);
  const [cancel] = useCancelPostingMutation();
  const [giveBack] = useReturnPostingToPendingMutation();
  const finish = async (row: PostingRow, done: string, divida: string | undefined) => {
    if (divida === undefined) return;
    toast.success(done);
    if (isPositive(divida)) toast.info(texts.debt(row.parceiro, divida));
    await navigate(AFTER_UNDO);
  };
  const handleCancel = async (row: PostingRow) => {
    const { id, parceiro, totalPontos } = row;
    if (!(await confirm({ title: texts.cancelTitle, text: texts.cancelText(parceiro, totalPontos), danger: true }))) return;
    const result = await attempt(cancel({ variables: { id } }));
    await finish(row, texts.cancelDone, result?.data?.cancelPosting.divida);
  };
  const handleReturn = async (row: PostingRow) => {
    const { id, parceiro, totalPontos } = row;
    if (!(await confirm({ title: texts.returnTitle, text: texts.returnText(parceiro, totalPontos), danger: true }))) return;
    const result = await attempt(giveBack({ variables: { id } }));
    await finish(row, texts.returnDone, result?.data?.returnPostingToPending.divida);
  };
  const acts = (row: PostingRow): ListAction[] => {
    const withoutReceipt = !row.submissionId && texts.withoutReceipt;
    return [
      { label: texts.items, onClick: () => setOpen({ act: 'items', row }) },
      { label: texts.seeReceipt, disabledReason: !row.linkArquivo && texts.withoutReceipt, onClick: () => setOpen({ act: 'see', row }) },
      { label: texts.history, disabledReason: withoutReceipt, onClick: () => setOpen({ act: 'history', row }) },
      {
        label: texts.returnPosting,
        hidden: !can('posting:return'),
        disabledReason: withoutReceipt,
        onClick: () => handleReturn(row),
      },
      { label: texts.cancel, hidden: !can('posting:cancel'), destructive: true, onClick: () => handleCancel(row) },
    ];
  };
  return { acts, dialog: <OpenDialog open={open} onClose={() => setOpen(null)} /> };
}

const OpenDialog = ({ open, onClose }: { open: Open; onClose: () => void }) => {
  if (!open) return null;
  const { act, row } = open;
  if (act === 'items') return <ItemsDialog posting={row} onClose={onClose} />;
  if (act === 'history' && row.submissionId) return <HistoryDialog submissionId={row.submissionId} onClose={onClose} />;
  const file = { url: row.linkArquivo ?? null, type: row.tipoArquivo ?? null, title: texts.receipt };
  return <FileDialog title={texts.receiptOf(row.parceiro)} files={[file]} onClose={onClose} />;
};
