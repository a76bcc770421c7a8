import type { ListColumn } from '../../lists/list-types.ts';
import { StatusChip } from '../../ui/status-chip.tsx';
import { postingTexts as texts } from './postings.messages.ts';
import { ReceiptThumb } from './receipt-thumb.tsx';
import type { SubmissionRow } from './use-submission-acts.tsx';

interface ShownReceipt extends SubmissionRow {
  linkMiniatura: string | null;
}

/** The receipt in small; a press opens it. */
export const receiptColumn = <Row extends ShownReceipt>(see: (row: Row) => void): ListColumn<Row> => ({
  field: 'linkMiniatura',
  title: 'Nota',
  sortable: false,
  type: 'custom',
  width: 76,
  render: (row) => <ReceiptThumb thumbnail={row.linkMiniatura} type={row.tipoArquivo} sender={row.parceiro} onOpen={() => see(row)} />,
});

/** Who looks at a waiting receipt, else how many doubts the reading raised. */
export const queueColumn = <Row extends { avisos: number; reservadoPor: string | null }>(): ListColumn<Row> => ({
  field: 'avisos',
  title: 'Situação',
  sortable: false,
  type: 'custom',
  width: 190,
  render: ({ avisos, reservadoPor }) =>
    reservadoPor ? (
      <StatusChip tone="info" label={texts.inReview(reservadoPor)} />
    ) : avisos > 0 ? (
      <StatusChip tone="pending" label={texts.warnings(avisos)} />
    ) : (
      '-'
    ),
});
