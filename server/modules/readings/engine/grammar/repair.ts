import type { DecimalText } from '../../../../shared/decimal-text.ts';
import { compare, multiply, roundHalfUp2, subtract, sum } from '../../../../shared/money.ts';
import { fitOf, type Product } from './fit.ts';

/** Numbers of an item as read; the total is null when no amount was found. */
export interface ReadProduct extends Omit<Product, 'total'> {
  total: DecimalText | null;
}

/** More failing items than this leave too many combinations that close by chance. */
const MOST_FAILING = 3;
const MOST_COMBINATIONS = 5_000;

/**
 * Corrects one digit of each item whose product fails, or fills a missing total, but only if exactly one combination makes the items'
 * sum equal to one of the targets. Returns the corrected products by index; null when nothing was corrected.
 */
export function repairedProducts(products: readonly ReadProduct[], targets: readonly DecimalText[]): Map<number, Product> | null {
  const failing = products.flatMap((product, index) => (product.total !== null && isExact(product as Product) ? [] : [index]));
  if (failing.length === 0 || failing.length > MOST_FAILING || targets.length === 0) return null;
  const certain = sum(products.flatMap(({ total }, index) => (failing.includes(index) ? [] : (total ?? []))));
  const choices = failing.map((index) => candidatesOf(products[index]!));
  if (choices.reduce((count, list) => count * list.length, 1) > MOST_COMBINATIONS) return null;
  const missing = new Set(targets.map((target) => subtract(target, certain)));
  const closing = combinationsOf(choices).filter((combination) => missing.has(sum(combination.map(({ total }) => total))));
  const only = closing.length === 1 ? closing[0]! : null;
  if (!only) return null;
  const corrected = failing.flatMap((index, position) =>
    isSame(products[index]!, only[position]!) ? [] : [[index, only[position]!] as const],
  );
  return corrected.length > 0 ? new Map(corrected) : null;
}

const isExact = (product: Product): boolean => fitOf(product) === 'exact';
const isSame = (a: ReadProduct, b: Product): boolean => a.qtde === b.qtde && a.valorUnitario === b.valorUnitario && a.total === b.total;

/** The product itself where it is near, and every change of one digit that makes it exact. */
function candidatesOf(read: ReadProduct): Product[] {
  if (read.total === null) return [{ ...read, total: roundHalfUp2(multiply(read.qtde, read.valorUnitario)) }];
  const product: Product = { ...read, total: read.total };
  const changed = [
    ...oneDigitChanges(product.total).map((total) => ({ ...product, total })),
    ...oneDigitChanges(product.valorUnitario).map((valorUnitario) => ({ ...product, valorUnitario })),
    ...oneDigitChanges(product.qtde).map((qtde) => ({ ...product, qtde })),
  ].filter(isExact);
  return fitOf(product) === 'near' ? [product, ...changed] : changed;
}

function oneDigitChanges(value: DecimalText): DecimalText[] {
  return [...value].flatMap((character, index) =>
    /\d/.test(character)
      ? Array.from({ length: 10 }, (_, digit) => `${value.slice(0, index)}${digit}${value.slice(index + 1)}`).filter(
          (changed) => changed !== value && compare(changed, '0') > 0,
        )
      : [],
  );
}

const combinationsOf = (choices: Product[][]): Product[][] =>
  choices.reduce<Product[][]>((all, list) => all.flatMap((combination) => list.map((product) => [...combination, product])), [[]]);
