import { multiply } from '../../../../shared/money.ts';
import { fitOf, isAboveZero } from './fit.ts';
import type { Line } from './line.ts';
import { amountReadings, isAmount, numbersOf, type PrintedNumber } from './numbers.ts';

/** Quantity and unit price of an item, as one line prints them. */
export interface Anchor {
  qtde: PrintedNumber;
  un: string | null;
  valorUnitario: PrintedNumber;
  /** The total, if the same line prints one that fits. */
  total: PrintedNumber | null;
  /** Where the anchor begins in the line: its label or its quantity. */
  start: number;
  /** Strength of the pattern. */
  score: number;
}

const UNITS = new Set(
  'UN UND UNI UNID UNIDADE PC PCA PECA PÇ KG KGS G GR L LT LTS ML M MT MTS M2 M3 CM CX CXA CT CTE FD FDO PCT PT PAC SC SACO BD BLD RL ROLO PR PAR KIT DZ GL GALAO LA LATA BR BARRA JG JOGO FR FRS TB TUBO VD BJ BAND CJ MIL ML TON TN POTE GF GAR SACHE BLOCO EMB FL FLS AMP'.split(
    ' ',
  ),
);
/** A misread X behind a unit. */
const MISREAD_TIMES = /^\s*([A-Za-zçÇ]{1,7})\.?\s+[KkHYV%]\s+$/;
const TIMES = /^\s*[.,]?\s*([A-Za-zçÇ]{1,7}?\d?[²³]?)?\.?\s*[xX×*]\s*\(?\s*(?:R[$S5]?\s*)?$/;
const UNIT_ONLY = /^\s*([A-Za-zçÇ]{1,7}\d?[²³]?)\.?\s*(?:R[$S]\s*)?$/;
const QUANTITY_LABEL = /q(?:t|td|tde|uant|uantidade)[ed]?\.?\s*:?\s*$/i;
const PRICE_LABEL =
  /(?:un[:.]*\s*([A-Za-zçÇ]{1,7}\d?)?[\s,;|]*)?[vu](?:[l1I|]|lr|al[o0]r)?[\s.]*[uv]n(?:[i1l]t|itari[o0]|itário)?\.?\s*[:.]?\s*(?:R[$S])?\s*$/i;

/** The best quantity and price of a line, or null. `withoutMark` also accepts pure products of three numbers. */
export function anchorOf(line: Line): Anchor | null {
  const numbers = numbersOf(line).filter(({ isBracketed }) => !isBracketed);
  const found: Anchor[] = [];
  for (let first = 0; first < numbers.length - 1; first++) {
    // A unit such as M2 and a misread label such as 'V1. Unit' are numbers between.
    for (const second of [first + 1, first + 2, first + 3]) {
      const anchor = pairAnchor({ line, numbers, first, second });
      if (anchor) found.push(anchor);
    }
  }
  found.push(...products(line, numbers));
  return found.reduce<Anchor | null>((best, next) => (best && best.score > next.score ? best : next), null);
}

function pairAnchor({
  line,
  numbers,
  first,
  second,
}: {
  line: Line;
  numbers: PrintedNumber[];
  first: number;
  second: number;
}): Anchor | null {
  const valorUnitario = numbers[second];
  if (!valorUnitario || !isPrice(valorUnitario) || !isQuantity(numbers[first]!)) return null;
  const found = patternBetween(line, numbers[first]!, valorUnitario);
  if (!found) return null;
  const { qtde, ...pattern } = withUnitLetter(numbers[first]!, found);
  const behind = numbers.slice(second + 1).flatMap(amountReadings);
  const total = behind.findLast((number) => fits(qtde, valorUnitario, number) === 'exact');
  const nearTotal = total ?? behind.findLast((number) => fits(qtde, valorUnitario, number) === 'near');
  const fit = total ? 4 : nearTotal ? 2 : 0;
  if (pattern.score < 3 && fit === 0) return null;
  return { qtde, un: pattern.un, valorUnitario, total: nearTotal ?? null, start: pattern.start, score: pattern.score + fit };
}

const LETTER_OF_UNIT: Readonly<Record<string, string>> = { 5: 'S', 8: 'B', 6: 'G', 7: 'T' };

/** '15C x' is '1 SC x': the unit's first letter was read as a digit of the quantity. */
function withUnitLetter<P extends { un: string | null }>(qtde: PrintedNumber, pattern: P): P & { qtde: PrintedNumber } {
  const letter = LETTER_OF_UNIT[qtde.printed.at(-1)!];
  const un = `${letter}${pattern.un}`;
  const isGlued = pattern.un !== null && !UNITS.has(pattern.un) && /[A-Za-z]/.test(qtde.line.text.charAt(qtde.end));
  if (!isGlued || !letter || !UNITS.has(un) || !/^\d{2,4}$/.test(qtde.printed)) return { ...pattern, qtde };
  const printed = qtde.printed.slice(0, -1);
  return { ...pattern, un, qtde: { ...qtde, printed, value: multiply(printed, '1'), end: qtde.end - 1 } };
}

function patternBetween(line: Line, qtde: PrintedNumber, price: PrintedNumber): { un: string | null; start: number; score: number } | null {
  const between = line.text.slice(qtde.end, price.start);
  const before = line.text.slice(0, qtde.start);
  const label = QUANTITY_LABEL.exec(before);
  const priceLabel = PRICE_LABEL.exec(between);
  if (label && priceLabel)
    return { un: unitOf(priceLabel[1] ?? /un[:.]*\s*([A-Za-z]{1,4})\b/i.exec(between)?.[1]), start: label.index, score: 4 };
  const glued = /[A-Za-z]$/.test(before) ? -2 : 0;
  const misread = MISREAD_TIMES.exec(between);
  const times = TIMES.exec(between) ?? (UNITS.has(misread?.[1]?.toUpperCase() ?? '') ? misread : null);
  if (times) return { un: unitOf(times[1]), start: qtde.start, score: 4 + (times[1] && UNITS.has(times[1].toUpperCase()) ? 1 : 0) + glued };
  const unit = UNIT_ONLY.exec(between);
  if (unit && UNITS.has(unit[1]!.toUpperCase())) return { un: unitOf(unit[1]), start: qtde.start, score: 3 + glued };
  return null;
}

/** Three ordered numbers of which the third is the product of the others, without a mark between them. */
function products(line: Line, numbers: PrintedNumber[]): Anchor[] {
  const found: Anchor[] = [];
  for (let index = 0; index < numbers.length - 2; index++) {
    const [qtde, valorUnitario, total] = numbers.slice(index, index + 3) as [PrintedNumber, PrintedNumber, PrintedNumber];
    if (!isQuantity(qtde) || !isPrice(valorUnitario) || !isAmount(total)) continue;
    const between = line.text.slice(qtde.end, valorUnitario.start);
    const unit = /^[\s.:,]*(?:UN[:.]+\s*)?([A-Za-zçÇ]{1,3}\d?(?![A-Za-z]))?[^\d]{0,20}$/.exec(between);
    if (unit && fits(qtde, valorUnitario, total) === 'exact') {
      found.push({ qtde, un: unitOf(unit[1]), valorUnitario, total, start: qtde.start, score: 5 });
    }
  }
  return found;
}

const unitOf = (text: string | undefined): string | null => text?.toUpperCase() || null;
const isPrice = ({ decimals, isNegative, value }: PrintedNumber): boolean => decimals >= 2 && !isNegative && isAboveZero(value);
const isQuantity = ({ printed, value, isNegative }: PrintedNumber): boolean =>
  /^(?:\d{1,5}|\d{1,4}[.,]\d{1,4}|\d{1,3}[.,]\d{3}[.,]\d{1,4})$/.test(printed) && !isNegative && isAboveZero(value);

/** Fit of three printed numbers; `1.000` is a quantity with three decimals. */
export const fits = (qtde: PrintedNumber, valorUnitario: PrintedNumber, total: PrintedNumber) =>
  fitOf({ qtde: qtde.value, decimals: qtde.decimals, valorUnitario: valorUnitario.value, total: total.value });
