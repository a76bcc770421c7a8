import { normalizeCpf } from '../../../../../server/shared/cpf.ts';
import { parseFlexibleDate } from '../../../../../server/shared/dates.ts';

const DAY = /(\d{2})[/.:-](\d{2})[/.:-](\d{4}|\d{2})(?!\d)/;
/** Both '1.234,50' and '1,234.50' are printed: the last mark separates the decimals. */
const MONEY = /\d+(?:[.,]\d{3})*[.,]\d{2}(?!\d)/g;
const QUANTITY = /(\d+(?:[.,]\d{1,4})?)\s*(?:x|\*|×|un|pc|pç|cx|lt|gl|kg|bd|sc|m2|ml|mt|l\b|m\b)/i;
const KEY = /\d{6}[0-9A-Z]{12}\d{26}/;
const CENTURY = '20';

const dayIn = (text: string): string | null => {
  const [, day, month, year] = DAY.exec(text) ?? [];
  if (!day || !month || !year) return null;
  return parseFlexibleDate(`${day}/${month}/${year.length === 2 ? CENTURY + year : year}`);
};

const plainMoney = (printed: string) => `${printed.slice(0, -3).replaceAll(/[.,]/g, '')}.${printed.slice(-2)}`;

/** A row ends with its total; the unit price is the amount before it. */
const moneyIn = (text: string, fromEnd: number): string | null => {
  const amounts = text.match(MONEY) ?? [];
  const amount = amounts.at(-fromEnd) ?? amounts.at(-1);
  return amount ? plainMoney(amount) : null;
};

const quantityIn = (text: string): string | null => {
  const quantity = QUANTITY.exec(text)?.[1] ?? /(?<!\d)\d{1,4}(?:[.,]\d{1,2})?(?!\d)/.exec(text)?.[0];
  return quantity?.replace(',', '.').replace(/\.0+$/, '') ?? null;
};

const numberIn = (text: string): string | null => {
  const key = KEY.exec(text.toUpperCase().replaceAll(/[^0-9A-Z]/g, ''))?.[0];
  if (key) return key;
  const runs = text.match(/\d[\d.]*/g)?.map((run) => run.replaceAll('.', '')) ?? [];
  return runs.toSorted((a, b) => b.length - a.length)[0] ?? null;
};

const cpfIn = (text: string): string | null => {
  const printed = /\d{3}\.?\d{3}\.?\d{3}-?\d{2}(?!\d)/.exec(text)?.[0];
  return printed ? normalizeCpf(printed) : null;
};

const READERS: Readonly<Record<string, (text: string) => string | null>> = {
  cpf: cpfIn,
  realizadoEm: dayIn,
  identificador: numberIn,
  totalVenda: (text) => moneyIn(text, 1),
  valorProdutosSW: (text) => moneyIn(text, 1),
  'item.valorUnitario': (text) => moneyIn(text, 2),
  'item.valorDesconto': (text) => moneyIn(text, 1),
  'item.qtde': quantityIn,
};

/** The value that a printed text gives a field of the form, in the field's own form; null when it has none of its kind. */
export const chosenValue = (field: string, text: string): string | null => READERS[field]?.(text) ?? null;

/** Whether a field can be filled from printed text. */
export const canTakeText = (field: string): boolean => field in READERS;
