import { defineAction } from '../../../platform/actions/action.ts';
import { refuseOwnGain } from '../../../platform/actions/own-gain.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import '../cashback.errors.ts';
import { payoutIdsRules } from '../cashback.rules.ts';
import { lockPayouts, movePayouts, refuseMove } from '../payouts.ts';

/**
 * Approves requested payments for the next batch, all or none; already approved ones stay as they are. The first payment to a key must wait
 * 48 hours.
 */
export const approvePayouts = defineAction({
  name: 'approvePayouts',
  title: 'Aprovação de pagamento de cashback',
  permission: 'payout:manage',
  refuses: ['PAYOUT_NOT_FOUND', 'PAYOUT_NOT_REQUESTED', 'PAYOUT_HELD', 'OWN_GAIN', 'SECOND_PERSON_TOO_NEW', 'MONEY_PAUSED'],
  freshProof: true,
  input: payoutIdsRules,
  handler: async (ctx, { ids }): Promise<{ alterados: number }> => {
    const payouts = await lockPayouts(ctx, ids);
    if (payouts.length !== ids.length) throw new AppError('PAYOUT_NOT_FOUND');
    for (const { cpf, chaveCpf } of payouts) refuseOwnGain(ctx, cpf, chaveCpf);
    const requested = payouts.filter(({ estado }) => estado !== 'APROVADO');
    for (const payout of requested) refuseMove(ctx, 'approve', payout);
    await movePayouts(
      ctx,
      requested.map((payout) => ({ payout, to: 'APROVADO' })),
    );
    return { alterados: requested.length };
  },
});
