import { defineAction } from '../../../platform/actions/action.ts';
import type { ActionContext } from '../../../platform/context.ts';
import { AppError, inputError } from '../../../platform/errors/app-error.ts';
import { findPrize } from '../../rewards/index.ts';
import { placeRedemption } from '../place-redemption.ts';
import '../redemption.errors.ts';
import { readNote, redeemRewardRules } from '../redemption.rules.ts';

/** The seller's prepaid card, as the documents spell it. */
export interface SellerCard {
  numero: string;
  saldo: string;
  atualizadoEm: Date;
  bloqueado: boolean;
  emDesbloqueio: boolean;
  entregue: boolean;
}

async function cardOf(ctx: ActionContext, sellerId: number): Promise<SellerCard | null> {
  const [card] = await ctx.sql<SellerCard>(
    `select numero, saldo, atualizado_em as "atualizadoEm", bloqueado, em_desbloqueio as "emDesbloqueio", entregue
     from cards where seller_id = $1`,
    [sellerId],
  );
  return card ?? null;
}

/**
 * A seller redeems a prize for points, at the price of the seller's network (document 002 §2; domain rules §4.7, §4.14).
 * Everything is decided under the lock of the account, so limits and balance hold whatever runs beside it.
 * Refuses: what placeRedemption refuses, REDEMPTION_PRIZE_UNAVAILABLE, and what the prize's type asks for.
 */
export const redeemReward = defineAction({
  name: 'redeemReward',
  title: 'Resgate de prêmio',
  permission: 'redemption:redeem',
  input: redeemRewardRules,
  handler: async (ctx, { codigoPremio, qtde, ...choices }) => {
    if (ctx.actor.kind !== 'seller') throw new AppError('NOT_ALLOWED');
    const prize = await findPrize(ctx, codigoPremio, ctx.actor.networkId);
    if (!prize?.pontos) throw new AppError('REDEMPTION_PRIZE_UNAVAILABLE');
    const cartao = await cardOf(ctx, ctx.actor.id);
    const reading = readNote(prize.tipo, choices, cartao !== null);
    if ('message' in reading) throw inputError([reading]);
    const { id, redemptionCode, saldoNovo } = await placeRedemption(ctx, ctx.actor, {
      rewardId: prize.id,
      premio: prize.nome,
      tipo: prize.tipo,
      pontos: (reading.is220V && prize.pontosAlternativo) || prize.pontos,
      qtde,
      obs: reading.note,
      parceiroComercial: prize.parceiroComercial,
    });
    return { id, redemptionCode, saldoNovo, cartao };
  },
});
