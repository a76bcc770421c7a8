import { z } from 'zod';
import type { AppContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { defineQuery } from '../../platform/queries/query.ts';
import { normalizeCpf } from '../../shared/cpf.ts';
import { add } from '../../shared/money.ts';
import { productsOfCodes } from '../products/index.ts';
import { type StockBalance, stockAvailable } from './stock-balance.ts';

/** The balance of one product as its seller sees it; decimals as text. */
export type TillBalance = Omit<StockBalance, 'productId'>;

const codigo = z.string({ error: 'Código obrigatório' }).trim().min(1, 'Código obrigatório').max(60);

async function balanceOf(ctx: AppContext, code: string): Promise<StockBalance> {
  if (ctx.actor.kind !== 'seller') throw new AppError('NOT_ALLOWED');
  const { storeId, networkId } = ctx.actor;
  const productId = (await productsOfCodes(ctx.read, { storeId, codes: [code] })).get(code);
  if (productId === undefined) throw new AppError('PRODUCT_NOT_PARTICIPATING');
  const [balance] = await stockAvailable(ctx.read, { networkId, productIds: [productId], today: ctx.clock.today() });
  return balance!;
}

/** What the seller's network may still score of a product code. Refuses: PRODUCT_NOT_PARTICIPATING. */
export const storeProductBalanceQuery = defineQuery({
  name: 'storeProductBalance',
  permission: 'stock:check',
  input: z.strictObject({ codigo }),
  read: async (ctx, input): Promise<TillBalance> => {
    const { productId: _productId, ...balance } = await balanceOf(ctx, input.codigo);
    return balance;
  },
});

/**
 * Purchases of a code (document 002 §7) plus units allowed by staff: the documented screen's balance is this number minus sales. Refuses:
 * PRODUCT_NOT_PARTICIPATING, NOT_FOUND for another person's CPF.
 */
export const boughtOfCodeQuery = defineQuery({
  name: 'boughtOfCode',
  permission: 'stock:check',
  input: z.strictObject({ codigo, cpf: z.string().max(20).transform(normalizeCpf) }),
  read: async (ctx, { codigo: code, cpf }) => {
    if (ctx.actor.kind !== 'seller' || ctx.actor.cpf !== cpf) throw new AppError('NOT_FOUND');
    const { comprado, liberado } = await balanceOf(ctx, code);
    return add(comprado, liberado);
  },
});

/** Units of a code already scored (document 002 §7). Refuses: PRODUCT_NOT_PARTICIPATING, NOT_FOUND for another store. */
export const soldOfCodeQuery = defineQuery({
  name: 'soldOfCode',
  permission: 'stock:check',
  input: z.strictObject({ codigo, storeId: z.int() }),
  read: async (ctx, { codigo: code, storeId }) => {
    if (ctx.actor.kind !== 'seller' || ctx.actor.storeId !== storeId) throw new AppError('NOT_FOUND');
    return (await balanceOf(ctx, code)).vendido;
  },
});
