import { compare, itemPoints, itemSubTotal, sum } from '../../../../server/shared/money.ts';
import type { ProductForSaleQuery, TillBalanceQuery } from './send-receipt.generated.ts';

/** A product as the seller's store sells it. */
export type TillProduct = NonNullable<ProductForSaleQuery['productByCode']>;
/** How many units of it the network may still score. */
export type TillBalance = TillBalanceQuery['storeProductBalance'];

/** One line of the sale being typed; decimals as text. */
export interface SaleItem {
  /** Of the line, not of the product: a product may come twice. */
  key: number;
  codigo: string;
  nome: string;
  qtde: string;
  valorUnitario: string;
  /** BRL. */
  subTotal: string;
  /** As the catalogue stands today; the server decides by the day of the sale. */
  pontos: string;
}

/** Units of a product that are in the list already. */
const listedUnits = (items: readonly SaleItem[], codigo: string): string =>
  sum(items.filter((item) => item.codigo === codigo).map((item) => item.qtde));

/**
 * Document 002 §5: an item is allowed only when the balance left is at least 1 and greater than the count of that code in the list.
 * With a quantity, the units asked for must fit as well, which the server would refuse otherwise.
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

/** A line of the sale with its money and points. */
export const saleItem = (product: TillProduct, amounts: { key: number; qtde: string; valorUnitario: string }): SaleItem => ({
  ...amounts,
  codigo: product.codigo,
  nome: product.nome,
  subTotal: itemSubTotal({ ...amounts, valorDesconto: '0' }),
  pontos: itemPoints({ qtde: amounts.qtde, valorPontos: product.valorPontos, fator: String(product.fatorPontuacao) }),
});
