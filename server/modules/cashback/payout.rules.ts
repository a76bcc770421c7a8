import { RedemptionStatus } from '../../shared/enums.ts';

/** State of a consumer's payment (beyond C13). */
export type PayoutState = 'SOLICITADO' | 'APROVADO' | 'EM_LOTE' | 'PAGO' | 'DEVOLVIDO' | 'CANCELADO';

/** Screen text of each state. */
export const PAYOUT_STATE_LABELS: Readonly<Record<PayoutState, string>> = {
  SOLICITADO: 'Solicitado',
  APROVADO: 'Aprovado',
  EM_LOTE: 'Em lote',
  PAGO: 'Pago',
  DEVOLVIDO: 'Devolvido',
  CANCELADO: 'Cancelado',
};

/** The documented status for each state: a returned payment counts as cancelled, so that the campaign can be withdrawn again. */
export const STATUS_OF_STATE: Readonly<Record<PayoutState, RedemptionStatus>> = {
  SOLICITADO: RedemptionStatus.NAO_ENTREGUE,
  APROVADO: RedemptionStatus.NAO_ENTREGUE,
  EM_LOTE: RedemptionStatus.EM_TRANSITO,
  PAGO: RedemptionStatus.ENTREGUE,
  DEVOLVIDO: RedemptionStatus.CANCELADO,
  CANCELADO: RedemptionStatus.CANCELADO,
};
