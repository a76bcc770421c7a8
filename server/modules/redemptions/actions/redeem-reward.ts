import { defineAction } from '../../../platform/actions/action.ts';
import type { SellerActor } from '../../../platform/actor.ts';
import type { ActionContext, AppContext } from '../../../platform/context.ts';
import { AppError, inputError } from '../../../platform/errors/app-error.ts';
import { allotCard, cardOfSeller } from '../../cards/index.ts';
import { findOffer } from '../../offers/index.ts';
import { findPrize } from '../../rewards/index.ts';
import { placeRedemption } from '../place-redemption.ts';
import '../redemption.errors.ts';
import { type RedemptionChoices, readNote, redeemRewardRules } from '../redemption.rules.ts';

/** `tipo` for the redemption of an offer; prizes have their own. */
const EXPERIENCE_TYPE = 'experiencia';

type PricedItem = Omit<Parameters<typeof placeRedemption>[2], 'qtde'>;

/**
 * The prize with a code, its note and price, or the offer with that code; null for neither. Only credit needs the seller's card, so only
 * then is it read. Refuses: what the prize's type requires.
 */
async function itemOf(
  { sql }: Pick<ActionContext, 'sql'>,
  { id: sellerId, storeId }: SellerActor,
  codigo: string,
  choices: RedemptionChoices,
): Promise<(PricedItem & { needsCard: boolean }) | null> {
  const prize = await findPrize({ sql }, codigo, storeId);
  if (prize?.pontos) {
    const needsCard = prize.tipo === 'credito' && (await cardOfSeller(sql, sellerId)) === null;
    const reading = readNote(prize.tipo, choices, !needsCard);
    if ('message' in reading) throw inputError([reading]);
    return {
      needsCard,
      rewardId: prize.id,
      premio: prize.nome,
      tipo: prize.tipo,
      pontos: (reading.is220V && prize.pontosAlternativo) || prize.pontos,
      obs: reading.note,
      parceiroComercial: prize.parceiroComercial,
    };
  }
  const offer = await findOffer({ sql }, codigo);
  return (
    offer && {
      needsCard: false,
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
 * A seller redeems a prize at their network's price, or an offer of the experiences catalogue at its own (document 002 §2; domain rules
 * §4.7, §4.11, §4.14). Everything is decided under the account lock, so limits and balance hold under concurrency. The first credit comes
 * with a card, when the stock has one.
 */
export const redeemReward = defineAction({
  name: 'redeemReward',
  title: 'Resgate de prêmio',
  permission: 'redemption:redeem',
  refuses: [
    'REDEMPTION_PRIZE_UNAVAILABLE',
    'REDEMPTION_SELLER_INACTIVE',
    'REDEMPTION_TERMS_NOT_ACCEPTED',
    'REDEMPTION_NOT_RELEASED',
    'REDEMPTION_MONTH_LIMIT',
    'REDEMPTION_PARTNER_QUANTITY',
    'REDEMPTION_PARTNER_LIMIT',
    'REDEMPTION_DEBT',
    'REDEMPTION_INSUFFICIENT_BALANCE',
    'MONEY_PAUSED',
  ],
  input: redeemRewardRules,
  handler: async (ctx, { codigoPremio, qtde, ...choices }) => {
    if (ctx.actor.kind !== 'seller') throw new AppError('NOT_ALLOWED');
    const item = await itemOf(ctx, ctx.actor, codigoPremio, choices);
    if (!item) throw new AppError('REDEMPTION_PRIZE_UNAVAILABLE');
    const { needsCard, ...priced } = item;
    const { id, redemptionCode, saldoNovo } = await placeRedemption(ctx, ctx.actor, { ...priced, qtde });
    if (needsCard) await allotCard(ctx, { sellerId: ctx.actor.id, nome: item.obs ?? ctx.actor.nome, redemptionId: id });
    return { id, redemptionCode, saldoNovo };
  },
});

/** The redeeming seller's card in its current state; read from the primary, because a replica may lag behind. */
export async function cardAfterRedeeming({ actor, database }: Pick<AppContext, 'actor' | 'database'>): ReturnType<typeof cardOfSeller> {
  return actor.kind === 'seller' ? cardOfSeller(database.read, actor.id) : null;
}
