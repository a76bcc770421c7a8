import { closedSet } from '../../../platform/graphql/closed-set.ts';
import type { FiscalType } from '../../../shared/enums.ts';

export const postingStatusSet = closedSet('PostingStatus', 'What became of a recorded sale.', {
  APROVADA: 'Recorded and in force.',
  CANCELADA: 'Cancelled: what it earned was taken back.',
  DEVOLVIDA: 'Undone, and its receipt went back to the queue.',
});

export const postingOriginSet = closedSet('PostingOrigin', 'How a sale came in.', {
  DIGITACAO: 'Typed by its seller.',
  FOTO: 'Recorded from a receipt that was sent.',
  PAINEL: 'Typed by the staff.',
  PLANILHA: 'Uploaded in a spreadsheet.',
});

export const fiscalTypeSet = closedSet<FiscalType>('FiscalType', 'Kind of invoice.', {
  N: 'Nota fiscal.',
  C: 'Cupom fiscal.',
});
