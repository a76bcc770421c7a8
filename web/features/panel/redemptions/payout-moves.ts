import {
  isHeld,
  MOVE_OF_STATUS,
  type PayoutMove,
  type PayoutRefusal,
  type PayoutState,
  payoutRefusal,
  peopleRefusal,
} from '../../../../server/modules/cashback/payout.rules.ts';
import { RedemptionStatus } from '../../../../server/shared/enums.ts';
import { settableStatuses } from '../../../people/redemption-status.ts';
import type { ConsumerRedemptionsQuery, PayoutStagesQuery } from './payouts.generated.ts';
import { payoutTexts as texts } from './payouts.messages.ts';
import type { StatusLimits } from './redemption-dialogs.tsx';

/** What a row tells about its payment. */
export type PayoutRow = Pick<
  ConsumerRedemptionsQuery['consumerRedemptions']['items'][number],
  | 'id'
  | 'status'
  | 'estado'
  | 'retidoAte'
  | 'lote'
  | 'duasPessoas'
  | 'proprio'
  | 'aprovadoPorId'
  | 'pagoPorId'
  | 'estornoPorId'
  | 'estornoMotivo'
  | 'chavePix'
>;

/** Who reads the screen, and what decides for them besides the rows; undefined until it is loaded and for people who decide nothing. */
export interface PayoutReader {
  id: string | null;
  desk: PayoutStagesQuery['payoutDesk'];
}

const REASONS: Readonly<Record<PayoutRefusal, (row: PayoutRow) => string>> = {
  PAYOUT_HELD: ({ retidoAte }) => texts.heldReason(retidoAte ?? ''),
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

/** The end of a hold that has not passed; null for payments that wait for nothing. */
export const heldUntil = ({ estado, retidoAte }: Pick<PayoutRow, 'estado' | 'retidoAte'>): string | null =>
  estado !== null && isHeld({ estado: estado as PayoutState, retidoAte }, new Date()) ? retidoAte : null;

/** Why a row cannot be selected: nothing can be done with a payment that is held. */
export const notSelectable = (row: Pick<PayoutRow, 'estado' | 'retidoAte'>): string | null => {
  const until = heldUntil(row);
  return until && texts.heldReason(until);
};

/** Beside whom the reader is no second person (query payoutDesk). */
const secondPersonOf = ({ desk }: PayoutReader) => {
  const reasonOf = (person: string | null) => desk?.impedimentos.find(({ pessoaId }) => pessoaId === person)?.motivo ?? null;
  const established = reasonOf(null);
  return { established, from: (person: string | null) => (person === null ? null : (reasonOf(person) ?? established)) };
};

/** Why this person may not make a move with a row's payment now; null when they may. The server asks the same rules in the same order. */
export function reasonAgainst(move: PayoutMove, row: PayoutRow, reader: PayoutReader): string | null {
  if (row.estado === null) return null;
  if (row.proprio) return texts.own;
  const facts = { ...row, estado: row.estado as PayoutState, duasPessoas: row.duasPessoas === true };
  const refusal = payoutRefusal(move, facts, reader.id, new Date());
  return refusal ? REASONS[refusal](row) : peopleRefusal(move, facts, secondPersonOf(reader));
}

/** Why an action cannot be used on a selection: how many of the rows refuse it, and the first reason. */
export function reasonOfMany<Row>(rows: readonly Row[], reasonOf: (row: Row) => string | null): string | null {
  const reasons = rows.flatMap((row) => reasonOf(row) ?? []);
  return reasons[0] === undefined ? null : texts.someRefused(reasons.length, rows.length, reasons[0]);
}

/** The statuses that this person may set now, and why there is none or why the redemption cannot be changed or cancelled. */
export function statusLimits(row: PayoutRow, reader: PayoutReader): StatusLimits {
  const against = (status: PayoutRow['status']) => reasonAgainst(MOVE_OF_STATUS[RedemptionStatus[status]], row, reader);
  const settable = settableStatuses.filter(({ value }) => value === row.status || against(value as PayoutRow['status']) === null);
  const isStuck = settable.every(({ value }) => value === row.status);
  return {
    settable,
    statusReason: isStuck ? reasonAgainst('pay', row, reader) : null,
    changeReason: row.proprio ? texts.own : null,
    cancelReason: reasonAgainst('cancel', row, reader),
  };
}
