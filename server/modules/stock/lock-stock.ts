import type { ActionContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { DecimalText } from '../../shared/decimal-text.ts';
import { add, compare } from '../../shared/money.ts';
import { productsOfCodes } from '../products/index.ts';
import { type StockBalance, stockAvailable } from './stock-balance.ts';
import './stock.errors.ts';

interface SaleToCheck {
  storeId: number;
  networkId: number;
  itens: readonly { codigo: string; qtde: DecimalText }[];
}

/**
 * Locks a sale's products until the transaction ends and checks that the network may still score them, so that two sellers cannot both
 * score the last unit (domain rules §4.8). Leaves unknown codes for the posting to refuse.
 * Refuses: STOCK_MISSING.
 */
export async function lockStock(ctx: ActionContext, { storeId, networkId, itens }: SaleToCheck): Promise<void> {
  const products = await productsOfCodes(ctx.sql, { storeId, codes: itens.map(({ codigo }) => codigo) });
  const wanted = new Map<number, DecimalText>();
  for (const { codigo, qtde } of itens) {
    const id = products.get(codigo);
    if (id !== undefined) wanted.set(id, add(wanted.get(id) ?? '0', qtde));
  }
  const balances = await stockAvailable(ctx.sql, { networkId, productIds: [...wanted.keys()], today: ctx.clock.today(), lock: true });
  for (const balance of balances)
    if (!isEnough(balance, wanted.get(balance.productId) ?? '0')) throw new AppError('STOCK_MISSING', { productId: balance.productId });
}

/** At least one unit must be left (document 002 §5), and never less than requested. */
function isEnough({ disponivel, semHistorico }: StockBalance, qtde: DecimalText): boolean {
  return semHistorico || (compare(disponivel, '1') >= 0 && compare(disponivel, qtde) >= 0);
}
