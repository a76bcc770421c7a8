import { defineAction } from '../../../platform/actions/action.ts';
import '../cashback.errors.ts';
import { payoutReversalRules } from '../cashback.rules.ts';
import { lockPayoutFor, movePayouts } from '../payouts.ts';

/**
 * Asks to take back a payment that was made or is on its way; the money stays out and the campaign stays redeemed until another person
 * confirms.
 */
export const askPayoutReversal = defineAction({
  name: 'askPayoutReversal',
  title: 'Pedido de estorno de pagamento de cashback',
  permission: 'payout:manage',
  refuses: [
    'PAYOUT_NOT_FOUND',
    'PAYOUT_NOT_PAID',
    'PAYOUT_HELD',
    'PAYOUT_AT_THE_BANK',
    'PAYOUT_BEING_REVERSED',
    'PAYOUT_ENDED',
    'MONEY_PAUSED',
  ],
  freshProof: true,
  input: payoutReversalRules,
  handler: async (ctx, { id, motivo }) => {
    const payout = await lockPayoutFor(ctx, id, 'askReversal');
    await movePayouts(ctx, [{ payout, to: 'EM_ESTORNO', motivo }]);
    // The reason is stored with the payment, where it can be erased.
    ctx.logAs({ id });
    return { id };
  },
});
