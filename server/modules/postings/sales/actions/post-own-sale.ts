import { defineAction } from '../../../../platform/actions/action.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { lockStock } from '../../../stock/index.ts';
import { postOwnSaleRules } from '../posting.rules.ts';
import { recordSale } from '../record-sale.ts';
import { checkSaleDate } from '../sale-date.ts';

/**
 * A seller of a typing store records a sale by product code. Stock is checked again under lock, so that two sellers cannot both score the
 * last unit (§4.8).
 */
export const postOwnSale = defineAction({
  name: 'postOwnSale',
  title: 'Pontuação digitada',
  permission: 'sale:postOwn',
  refuses: [
    'POSTING_TYPING_ONLY',
    'POSTING_DATE_FUTURE',
    'POSTING_DATE_OUTSIDE_MONTH',
    'STOCK_MISSING',
    'POSTING_SELLER_UNKNOWN',
    'POSTING_PRODUCT_UNKNOWN',
    'POSTING_ITEM_INVALID',
    'POSTING_DUPLICATE',
    'MONEY_PAUSED',
  ],
  input: postOwnSaleRules,
  handler: async (ctx, { enviarMensagem: _noMessage, ...sale }) => {
    if (ctx.actor.kind !== 'seller') throw new AppError('NOT_ALLOWED');
    const { id, storeId, networkId } = ctx.actor;
    const [store] = await ctx.sql<{ tipo_pontuacao: number }>('select tipo_pontuacao from stores where id = $1', [storeId]);
    if (store?.tipo_pontuacao !== 1) throw new AppError('POSTING_TYPING_ONLY');
    await checkSaleDate(ctx, sale.realizadoEm);
    await lockStock(ctx, { storeId, networkId, itens: sale.itens });
    return (await recordSale(ctx, { ...sale, sellerId: id })).posted;
  },
});
