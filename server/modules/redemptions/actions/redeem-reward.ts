import { defineAction } from '../../../platform/actions/action.ts';
import type { ActionContext } from '../../../platform/context.ts';
import { AppError, inputError } from '../../../platform/errors/app-error.ts';
import { allotCard, cardOfSeller } from '../../cards/index.ts';
import { findOffer } from '../../offers/index.ts';
import { findPrize } from '../../rewards/index.ts';
import { placeRedemption } from '../place-redemption.ts';
import '../redemption.errors.ts';
import { type RedemptionChoices, readNote, redeemRewardRules } from '../redemption.rules.ts';

/** `tipo` of a redemption of an offer; prizes have their own. */
const EXPERIENCE_TYPE = 'experiencia';

type PricedItem = Omit<Parameters<typeof placeRedemption>[2], 'qtde'>;

/**
 * The prize of a code with its note and price, or the offer of that code; null when neither is there.
 * Refuses: what the prize's type asks for.
 */
async function itemOf(
  read: { sql: ActionContext['look'] },
  codigo: string,
  storeId: number,
  choices: RedemptionChoices,
  hasCard: boolean,
): Promise<PricedItem | null> {
  const prize = await findPrize(read, codigo, storeId);
  if (prize?.pontos) {
    const reading = readNote(prize.tipo, choices, hasCard);
    if ('message' in reading) throw inputError([reading]);
    return {
      rewardId: prize.id,
      premio: prize.nome,
      tipo: prize.tipo,
      pontos: (reading.is220V && prize.pontosAlternativo) || prize.pontos,
      obs: reading.note,
      parceiroComercial: prize.parceiroComercial,
    };
  }
  const offer = await findOffer(read, codigo);
  return (
    offer && {
      offerId: offer.id,
      premio: offer.nome,
      tipo: EXPERIENCE_TYPE,
      pontos: offer.pontos,
      obs: choices.obs?.trim() || null,
      parceiroComercial: offer.parceiroComercial,
    }
  );
}

/**
 * A seller redeems a prize for points at the price of the seller's network, or an offer of the experiences catalogue at the offer's
 * own (document 002 §2; domain rules §4.7, §4.11, §4.14). Everything is decided under the lock of the account, so limits and balance
 * hold whatever runs beside it. The first credit brings a card with it, when the stock has one.
 * Refuses: what placeRedemption refuses, REDEMPTION_PRIZE_UNAVAILABLE, and what the prize's type asks for.
 */
export const redeemReward = defineAction({
  name: 'redeemReward',
  title: 'Resgate de prêmio',
  permission: 'redemption:redeem',
  input: redeemRewardRules,
  handler: async (ctx, { codigoPremio, qtde, ...choices }) => {
    if (ctx.actor.kind !== 'seller') throw new AppError('NOT_ALLOWED');
    const held = await cardOfSeller(ctx.look, ctx.actor.id);
    const item = await itemOf({ sql: ctx.look }, codigoPremio, ctx.actor.storeId, choices, held !== null);
    if (!item) throw new AppError('REDEMPTION_PRIZE_UNAVAILABLE');
    const needsCard = item.tipo === 'credito' && !held;
    const place = { sql: needsCard ? ctx.sql : ctx.last, clock: ctx.clock };
    const { id, redemptionCode, saldoNovo } = await placeRedemption(place, ctx.actor, { ...item, qtde });
    const nome = item.obs ?? ctx.actor.nome;
    const cartao = needsCard ? await allotCard(ctx, { sellerId: ctx.actor.id, nome, redemptionId: id }) : held;
    return { id, redemptionCode, saldoNovo, cartao };
  },
});
