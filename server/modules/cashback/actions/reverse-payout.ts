import { defineAction } from '../../../platform/actions/action.ts';
import type { ActionContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { ledger } from '../../ledger/index.ts';
import '../cashback.errors.ts';
import { payoutIdRules, payoutReversalRules } from '../cashback.rules.ts';
import type { PayoutMove } from '../payout.rules.ts';
import { type LockedPayout, lockPayouts, movePayouts, refuseMove } from '../payouts.ts';

async function lockFor(ctx: ActionContext, id: number, move: PayoutMove): Promise<LockedPayout> {
  const [payout] = await lockPayouts(ctx, [id]);
  if (!payout) throw new AppError('PAYOUT_NOT_FOUND');
  refuseMove(ctx, move, payout);
  return payout;
}

/**
 * Asks to take back a payment that was made or is on its way; the money stays out and the campaign stays redeemed until another person
 * confirms.
 */
export const askPayoutReversal = defineAction({
  name: 'askPayoutReversal',
  title: 'Pedido de estorno de pagamento de cashback',
  permission: 'payout:manage',
  refuses: ['PAYOUT_NOT_FOUND', 'PAYOUT_NOT_PAID', 'PAYOUT_HELD', 'PAYOUT_AT_THE_BANK', 'PAYOUT_BEING_REVERSED', 'PAYOUT_ENDED'],
  freshProof: true,
  input: payoutReversalRules,
  handler: async (ctx, { id, motivo }) => {
    const payout = await lockFor(ctx, id, 'askReversal');
    await movePayouts(ctx, [{ payout, to: 'EM_ESTORNO', motivo }]);
    // The reason is stored with the payment, where it can be erased.
    ctx.logAs({ id });
    return { id };
  },
});

/**
 * Confirms that a payment is taken back: the amount returns to its lots and the campaign may be redeemed again. Never by who asked for it
 * or registered the payment.
 */
export const confirmPayoutReversal = defineAction({
  name: 'confirmPayoutReversal',
  title: 'Estorno de pagamento de cashback',
  permission: 'payout:manage',
  refuses: ['PAYOUT_NOT_FOUND', 'PAYOUT_NO_REVERSAL', 'PAYOUT_REVERSAL_SECOND_PERSON', 'SECOND_PERSON_DEPENDENT', 'SECOND_PERSON_TOO_NEW'],
  freshProof: true,
  input: payoutIdRules,
  handler: async (ctx, { id }) => {
    const payout = await lockFor(ctx, id, 'confirmReversal');
    await ledger.returnDebitsOf(ctx, { origemTipo: 'RESGATE', origemId: String(id), idempotencyKey: `estorna-resgate:${id}` });
    await movePayouts(ctx, [{ payout, to: 'ESTORNADO' }]);
    return { id };
  },
});

/** Declines a reversal, or takes the request back: the payment is what it was. */
export const dropPayoutReversal = defineAction({
  name: 'dropPayoutReversal',
  title: 'Recusa de estorno de pagamento de cashback',
  permission: 'payout:manage',
  refuses: ['PAYOUT_NOT_FOUND', 'PAYOUT_NO_REVERSAL'],
  freshProof: true,
  input: payoutIdRules,
  handler: async (ctx, { id }) => {
    const payout = await lockFor(ctx, id, 'dropReversal');
    await movePayouts(ctx, [{ payout, to: payout.pagoEm ? 'PAGO' : 'EM_TRANSITO' }]);
    return { id };
  },
});
