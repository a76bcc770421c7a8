import { isValidGtin } from '../../../../shared/barcode.ts';
import type { DecimalText } from '../../../../shared/decimal-text.ts';
import { add, multiply, sum } from '../../../../shared/money.ts';
import type { ReadItem } from '../reading.ts';
import type { Evidence } from './confidence-weights.ts';
import { type Fit, fitOf, type Product } from './fit.ts';
import { type HeadLayout, headOf, type ItemHead } from './item-head.ts';
import type { ItemDraft, ItemRows } from './item-rows.ts';
import { doubtOf, placeOf, type Span } from './line.ts';
import { type ReadProduct, repairedProducts } from './repair.ts';

/** An item that is not cancelled, with its head and numbers. */
export interface PrintedItem {
  draft: ItemDraft;
  head: ItemHead;
  product: ReadProduct;
  corrigido: boolean;
  /** The receipt prints codes, but none was found for this item. */
  lacksCode: boolean;
}

/** The items that count, in their order. */
export function printedItemsOf({ drafts }: ItemRows, layout: HeadLayout): PrintedItem[] {
  return drafts.flatMap((draft, index) => {
    if (draft.isCancelled) return [];
    const { qtde, valorUnitario } = draft.anchor;
    const product = { qtde: qtde.value, decimals: qtde.decimals, valorUnitario: valorUnitario.value, total: draft.total?.value ?? null };
    const head = headOf(draft.head, index + 1, layout);
    const lacksCode = layout.hasCodes && head.codigo === null;
    return [{ draft, head, product: asPrinted(product, qtde.printed), corrigido: false, lacksCode }];
  });
}

/** '1.000' can be one thousand: where only that fits, it is. */
function asPrinted(product: ReadProduct, printed: string): ReadProduct {
  if (product.decimals !== 3 || product.total === null || fitOf(product as Product) !== 'none') return product;
  const whole = { ...product, qtde: multiply(printed.replace(/\D/g, ''), '1'), decimals: 0 };
  return fitOf(whole as Product) === 'exact' ? whole : product;
}

/** The items with wrong digits corrected where exactly one combination reaches one of the sums. */
export function repairedItems(items: readonly PrintedItem[], targets: readonly DecimalText[]): PrintedItem[] {
  const repaired = repairedProducts(
    items.map(({ product }) => product),
    targets,
  );
  return items.map((item, index) => {
    const product = repaired?.get(index);
    return product ? { ...item, product, corrigido: true } : item;
  });
}

/** Sum of the items before discounts; null when a total is missing. */
export function itemsSumOf(items: readonly PrintedItem[]): DecimalText | null {
  const totals = items.map(({ product }) => product.total);
  return items.length > 0 && totals.every((total) => total !== null) ? sum(totals as DecimalText[]) : null;
}

/** Sum of the discounts printed below items that count. */
export const itemDiscountsOf = (items: readonly PrintedItem[]): DecimalText =>
  items.reduce((total, { draft }) => add(total, sum(draft.descontos.map(({ value }) => value))), '0.00');

/** How an item's numbers fit. */
export const fitOfItem = ({ product }: PrintedItem): Fit => (product.total === null ? 'none' : fitOf(product as Product));

/** Evidence for the numbers and the code of an item. `closes`: the sum of all items agrees with the total at its label. */
export function itemEvidence(item: PrintedItem, closes: boolean): Evidence {
  const { draft, head } = item;
  const numbers: Span[] = [draft.anchor.qtde, draft.anchor.valorUnitario, ...(draft.total ? [draft.total] : [])];
  const fit = fitOfItem(item);
  const isProved = fit === 'exact' && closes;
  return {
    // Numbers whose product and sum agree are right even if a character is uncertain.
    doubt: isProved ? 0 : doubtOf(numbers),
    exact: fit === 'exact' ? 1 : fit === 'near' ? 0.5 : 0,
    closes: closes ? 1 : 0,
    corrected: item.corrigido ? 1 : 0,
    codeDoubt: head.codeSpan && !isValidGtin(head.codigo ?? '') ? doubtOf([head.codeSpan]) : 0,
    lacksCode: item.lacksCode ? 1 : 0,
  };
}

/** The item in the form of a reading. */
export function readItemOf({ draft, head, product, corrigido }: PrintedItem, certeza: number): ReadItem {
  return {
    codigo: head.codigo,
    descricao: head.descricao,
    qtde: product.qtde,
    un: draft.anchor.un,
    valorUnitario: product.valorUnitario,
    total: product.total,
    certeza,
    lugar: placeOf(draft.lines.map((line) => ({ line, start: 0, end: line.text.length }))),
    corrigido,
  };
}
