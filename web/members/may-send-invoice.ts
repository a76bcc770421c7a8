import type { Viewer } from '../session/session-context.ts';

/** tipoPontuacao 1 Digitação and 2 Foto score by invoice; 0 Sistema posts by upload only. */
const INVOICE_SCORING: readonly (number | null)[] = [1, 2];

/** Whether the member may send invoices: every consumer, and sellers whose store scores by invoice. */
export const maySendInvoice = ({ kind, tipoPontuacao }: Pick<Viewer, 'kind' | 'tipoPontuacao'>): boolean =>
  kind === 'CONSUMER' || INVOICE_SCORING.includes(tipoPontuacao);
