import { RedemptionStatus } from '../../shared/enums.ts';

/** Where the payment of a consumer's redemption stands (beyond C13). */
export type PayoutState = 'SOLICITADO' | 'APROVADO' | 'EM_LOTE' | 'PAGO' | 'DEVOLVIDO' | 'CANCELADO';

/** What people read for each state. */
export const PAYOUT_STATE_LABELS: Readonly<Record<PayoutState, string>> = {
  SOLICITADO: 'Solicitado',
  APROVADO: 'Aprovado',
  EM_LOTE: 'Em lote',
  PAGO: 'Pago',
  DEVOLVIDO: 'Devolvido',
  CANCELADO: 'Cancelado',
};

/** The documented status that goes with a state: what came back is cancelled, so that the campaign can be taken out again. */
export const STATUS_OF_STATE: Readonly<Record<PayoutState, RedemptionStatus>> = {
  SOLICITADO: RedemptionStatus.NAO_ENTREGUE,
  APROVADO: RedemptionStatus.NAO_ENTREGUE,
  EM_LOTE: RedemptionStatus.EM_TRANSITO,
  PAGO: RedemptionStatus.ENTREGUE,
  DEVOLVIDO: RedemptionStatus.CANCELADO,
  CANCELADO: RedemptionStatus.CANCELADO,
};
