import Stack from '@mui/material/Stack';
import type { ListColumn, StatusLook } from '../../../../lists/list-types.ts';
import { StatusChip } from '../../../../ui/status-chip.tsx';
import { postingTexts as texts } from '../shared/postings.messages.ts';
import { ReceiptThumb } from './receipt-thumb.tsx';
import type { SubmissionRow } from './use-submission-acts.tsx';

interface ShownReceipt extends SubmissionRow {
  linkMiniatura: string | null;
}

/** The receipt's thumbnail; pressing it opens the receipt. */
export const receiptColumn = <Row extends ShownReceipt>(see: (row: Row) => void): ListColumn<Row> => ({
  field: 'linkMiniatura',
  title: 'Nota',
  sortable: false,
  type: 'custom',
  width: 76,
  render: (row) => <ReceiptThumb thumbnail={row.linkMiniatura} type={row.tipoArquivo} sender={row.parceiro} onOpen={() => see(row)} />,
});

interface WaitingReceipt {
  avisos: number;
  reservadoPor: string | null;
  preValidada: boolean;
  prioridade: boolean;
  aguardaAprovacao: string | null;
}

const queueLook = ({ avisos, reservadoPor, preValidada, aguardaAprovacao }: WaitingReceipt): StatusLook | null => {
  if (reservadoPor) return { tone: 'info', label: texts.inReview(reservadoPor) };
  if (aguardaAprovacao) return { tone: 'info', label: texts.waitsFor(aguardaAprovacao) };
  if (avisos > 0) return { tone: 'pending', label: texts.warnings(avisos) };
  return preValidada ? { tone: 'approved', label: texts.preValidated } : null;
};

/** Who is reviewing a waiting receipt, or that it waits for a second approval, else what automatic reading found. */
export const queueColumn = <Row extends WaitingReceipt>(): ListColumn<Row> => ({
  field: 'avisos',
  title: 'Situação',
  sortable: false,
  type: 'custom',
  width: 230,
  render: (row) => {
    const look = queueLook(row);
    if (!look && !row.prioridade) return '-';
    return (
      <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap', alignItems: 'center' }}>
        {row.prioridade ? <StatusChip tone="rejected" label={texts.priority} /> : null}
        {look ? <StatusChip {...look} /> : null}
      </Stack>
    );
  },
});
