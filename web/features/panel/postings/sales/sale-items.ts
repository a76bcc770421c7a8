import { saleItemRules } from '../../../../../server/modules/postings/sales/posting.rules.ts';
import { compare, itemSubTotal, parseDecimal, sum } from '../../../../../server/shared/money.ts';
import { saleTexts as texts } from '../shared/review.messages.ts';

/** A product in the current sale; amounts are decimal texts, '' while empty. */
export interface SaleItem {
  codigo: string;
  descricao: string;
  qtde: string;
  valorUnitario: string;
  valorDesconto: string;
}

export const EMPTY_ITEM: SaleItem = { codigo: '', descricao: '', qtde: '', valorUnitario: '', valorDesconto: '' };

/** Whether nothing has been typed that could be lost. */
export const isBlank = ({ codigo, qtde, valorUnitario }: SaleItem): boolean => !codigo && !qtde && !valorUnitario;

/** Quantity × unit price − discount in BRL; null while any part is missing. */
export const subTotalOf = ({ qtde, valorUnitario, valorDesconto }: SaleItem): string | null => {
  const parts = [parseDecimal(qtde), parseDecimal(valorUnitario), parseDecimal(valorDesconto || '0')] as const;
  const [quantity, price, discount] = parts;
  if (quantity === null || price === null || discount === null) return null;
  return itemSubTotal({ qtde: quantity, valorUnitario: price, valorDesconto: discount });
};

/** Why the item cannot be added, verbatim from document 001 §5; null when it can. */
export const itemProblem = (item: SaleItem): string | null => {
  if (!item.codigo || !item.qtde || !item.valorUnitario) return texts.itemIncomplete;
  const quantity = parseDecimal(item.qtde);
  if (quantity === null || compare(quantity, '1') < 0) return texts.itemInvalid;
  const { descricao: _shownOnly, ...sent } = item;
  return saleItemRules.safeParse(sent).success ? null : texts.itemInvalid;
};

/** Totals below the list, in BRL. */
export const totalsOf = (items: readonly SaleItem[]): { discount: string; total: string } => ({
  discount: sum(items.map(({ valorDesconto }) => parseDecimal(valorDesconto || '0') ?? '0')),
  total: sum(items.map((item) => subTotalOf(item) ?? '0')),
});
