import { defineAction } from '../../../platform/actions/action.ts';
import { ledger } from '../../ledger/index.ts';
import '../cashback.errors.ts';
import { payoutIdRules } from '../cashback.rules.ts';
import { lockPayoutFor, movePayouts } from '../payouts.ts';

/**
 * Confirms that a payment is taken back: the amount returns to its lots and the campaign may be redeemed again. Never by who asked for it
 * or registered the payment.
 */
export const confirmPayoutReversal = defineAction({
  name: 'confirmPayoutReversal',
  title: 'Estorno de pagamento de cashback',
  permission: 'payout:manage',
  refuses: [
    'PAYOUT_NOT_FOUND',
    'PAYOUT_NO_REVERSAL',
    'PAYOUT_REVERSAL_SECOND_PERSON',
    'SECOND_PERSON_DEPENDENT',
    'SECOND_PERSON_TOO_NEW',
    'MONEY_PAUSED',
  ],
  freshProof: true,
  input: payoutIdRules,
  handler: async (ctx, { id }) => {
    const payout = await lockPayoutFor(ctx, id, 'confirmReversal');
    await ledger.returnDebitsOf(ctx, { origemTipo: 'RESGATE', origemId: String(id), idempotencyKey: `estorna-resgate:${id}` });
    await movePayouts(ctx, [{ payout, to: 'ESTORNADO' }]);
    return { id };
  },
});
