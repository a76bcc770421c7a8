import { z } from 'zod';
import { defineAction } from '../../../platform/actions/action.ts';
import type { DecimalText } from '../../../shared/decimal-text.ts';
import '../cashback.errors.ts';
import { lockApproved, movePayouts, nextBatch, staffIdOf } from '../payouts.ts';

/**
 * Puts the approved payments into a new batch for the bank. Making the batch is paying: those above the limit that the actor approved are
 * left for another person, as are payments to the actor.
 */
export const createPayoutBatch = defineAction({
  name: 'createPayoutBatch',
  title: 'Lote de pagamentos de cashback',
  permission: 'payout:manage',
  refuses: [
    'PAYOUT_NOTHING_APPROVED',
    'PAYOUT_SECOND_PERSON',
    'OWN_GAIN',
    'SECOND_PERSON_DEPENDENT',
    'SECOND_PERSON_TOO_NEW',
    'MONEY_PAUSED',
  ],
  freshProof: true,
  input: z.strictObject({}),
  handler: async (ctx): Promise<{ id: number; quantidade: number; total: DecimalText; deixados: number }> => {
    const { payouts, total, deixados, refusal } = nextBatch(ctx, await lockApproved(ctx));
    if (refusal) throw refusal;
    const [batch] = await ctx.sql<{ id: number }>(
      'insert into payout_batches (quantidade, total, gerado_por_id, gerado_em, criado_em) values ($1, $2, $3, $4, $4) returning id',
      [payouts.length, total, staffIdOf(ctx), ctx.clock.now()],
    );
    await movePayouts(
      ctx,
      payouts.map((payout) => ({ payout, to: 'EM_LOTE' })),
      batch!.id,
    );
    ctx.logAs({ lote: batch!.id, quantidade: payouts.length, total, deixados });
    return { id: batch!.id, quantidade: payouts.length, total, deixados };
  },
});
