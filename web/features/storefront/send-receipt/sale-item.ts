import { compare, itemPoints, itemSubTotal, multiply, sum } from '../../../../server/shared/money.ts';
import type { ProductForSaleQuery, TillBalanceQuery } from './send-receipt.generated.ts';

/** A product as the seller's store sells it. */
export type TillProduct = NonNullable<ProductForSaleQuery['productByCode']>;
/** Units the network may still score. */
export type TillBalance = TillBalanceQuery['storeProductBalance'];

/** A line of the sale being typed; decimals are text. */
export interface SaleItem {
  /** Identifies the line, not the product: a product may appear twice. */
  key: number;
  codigo: string;
  nome: string;
  qtde: string;
  valorUnitario: string;
  /** BRL. */
  subTotal: string;
  /** Today's points; the server uses those of the sale's date. */
  pontos: string;
}

/** Units of a product already in the list. */
const listedUnits = (items: readonly SaleItem[], codigo: string): string =>
  sum(items.filter((item) => item.codigo === codigo).map((item) => item.qtde));

/**
 * Document 002 §5: an item may be added only when the remaining balance is at least 1 and greater than that code's count in the list. The
 * requested quantity must also fit, because the server refuses it otherwise.
 */
export const mayAdd = (
  balance: TillBalance,
  items: readonly SaleItem[],
  { codigo, qtde = '0' }: { codigo: string; qtde?: string },
): boolean => {
  if (balance.semHistorico) return true;
  const listed = listedUnits(items, codigo);
  if (compare(balance.disponivel, '1') < 0 || compare(balance.disponivel, listed) <= 0) return false;
  return compare(balance.disponivel, sum([listed, qtde])) >= 0;
};

/** A line of the sale with its amount and points. */
export const saleItem = (product: TillProduct, amounts: { key: number; qtde: string; valorUnitario: string }): SaleItem => ({
  ...amounts,
  codigo: product.codigo,
  nome: product.nome,
  subTotal: itemSubTotal({ ...amounts, valorDesconto: '0' }),
  pontos: itemPoints({ qtde: amounts.qtde, valorPontos: product.valorPontos, fator: String(product.fatorPontuacao) }),
});

/** A misplaced decimal comma or an extra digit changes a price at least tenfold; no real discount or surcharge does. */
const FAR_FACTOR = '10';

/** Whether a typed price is ten times the product's or more, or a tenth of it or less. A product without a price allows any. */
export const isFarFrom = (usual: string, typed: string): boolean =>
  compare(usual, '0') > 0 && (compare(typed, multiply(usual, FAR_FACTOR)) >= 0 || compare(multiply(typed, FAR_FACTOR), usual) <= 0);
