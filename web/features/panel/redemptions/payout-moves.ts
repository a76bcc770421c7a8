import {
  MOVE_OF_STATUS,
  type PayoutMove,
  type PayoutRefusal,
  type PayoutState,
  payoutRefusal,
} from '../../../../server/modules/cashback/payout.rules.ts';
import { RedemptionStatus } from '../../../../server/shared/enums.ts';
import { settableStatuses } from '../../../people/redemption-status.ts';
import type { ConsumerRedemptionsQuery } from './payouts.generated.ts';
import { payoutTexts as texts } from './payouts.messages.ts';
import type { StatusLimits } from './redemption-dialogs.tsx';

/** What a row tells about its payment. */
export type PayoutRow = Pick<
  ConsumerRedemptionsQuery['consumerRedemptions']['items'][number],
  'id' | 'status' | 'estado' | 'retidoAte' | 'lote' | 'duasPessoas' | 'aprovadoPorId' | 'pagoPorId' | 'estornoPorId' | 'estornoMotivo'
>;

const REASONS: Readonly<Record<PayoutRefusal, (row: PayoutRow) => string>> = {
  PAYOUT_HELD: ({ retidoAte }) => texts.held(retidoAte ?? ''),
  PAYOUT_NOT_REQUESTED: () => texts.notRequested,
  PAYOUT_NOT_APPROVED: () => texts.notApproved,
  PAYOUT_AT_THE_BANK: ({ lote }) => texts.inBatch(lote),
  PAYOUT_ON_ITS_WAY: () => texts.onItsWay,
  PAYOUT_PAID: () => texts.paid,
  PAYOUT_BEING_REVERSED: () => texts.beingReversed,
  PAYOUT_NOT_PAID: () => texts.notPaid,
  PAYOUT_ENDED: () => texts.ended,
  PAYOUT_NO_REVERSAL: () => texts.noReversal,
  PAYOUT_SECOND_PERSON: () => texts.secondPerson,
  PAYOUT_REVERSAL_SECOND_PERSON: () => texts.reversalSecondPerson,
};

/** Why this person may not make a move with a row's payment now; null when they may. The server asks the same rules. */
export function reasonAgainst(move: PayoutMove, row: PayoutRow, staffId: string | null): string | null {
  const facts = { ...row, estado: row.estado as PayoutState, duasPessoas: row.duasPessoas === true };
  const refusal = row.estado === null ? null : payoutRefusal(move, facts, staffId, new Date());
  return refusal && REASONS[refusal](row);
}

/** The statuses that this person may set now, and why there is none or why the redemption cannot be cancelled. */
export function statusLimits(row: PayoutRow, staffId: string | null): StatusLimits {
  const against = (status: PayoutRow['status']) => reasonAgainst(MOVE_OF_STATUS[RedemptionStatus[status]], row, staffId);
  const settable = settableStatuses.filter(({ value }) => value === row.status || against(value as PayoutRow['status']) === null);
  const isStuck = settable.every(({ value }) => value === row.status);
  return {
    settable,
    statusReason: isStuck ? reasonAgainst('pay', row, staffId) : null,
    cancelReason: reasonAgainst('cancel', row, staffId),
  };
}
