import { defineAction } from '../../../platform/actions/action.ts';
import '../cashback.errors.ts';
import { payoutIdRules } from '../cashback.rules.ts';
import { lockPayoutFor, movePayouts } from '../payouts.ts';

/** Declines a reversal, or takes the request back: the payment is what it was. */
export const dropPayoutReversal = defineAction({
  name: 'dropPayoutReversal',
  title: 'Recusa de estorno de pagamento de cashback',
  permission: 'payout:manage',
  refuses: ['PAYOUT_NOT_FOUND', 'PAYOUT_NO_REVERSAL', 'MONEY_PAUSED'],
  freshProof: true,
  input: payoutIdRules,
  handler: async (ctx, { id }) => {
    const payout = await lockPayoutFor(ctx, id, 'dropReversal');
    await movePayouts(ctx, [{ payout, to: payout.pagoEm ? 'PAGO' : 'EM_TRANSITO' }]);
    return { id };
  },
});
