import { anchorOf } from './item-anchor.ts';
import { anyLabelAtStart, anyLabelIn } from './labels.ts';
import type { Line } from './line.ts';
import { amountsOf } from './numbers.ts';

/** The lines that hold the items. */
export interface ItemRegion {
  header: Line[];
  lines: Line[];
  /** Index of the first line after the items. */
  end: number;
}

/** Labels with which the totals begin. */
const END_LABELS = [
  'QTDTOTALDEITENS',
  'QTDETOTALDEITENS',
  'QUANTIDADETOTALDEITENS',
  'QTDDEITENS',
  'QTDITENS',
  'QTDEITENS',
  'TOTALDEITENS',
  'VALORTOTALRS',
  'VALORTOTAL',
  'TOTALBRUTO',
  'TOTALRS',
  'SUBTOTAL',
  'TOTALDACOMPRA',
  'VALORAPAGAR',
  'FORMADEPAGAMENTO',
  'FORMAPAGAMENTO',
];
const HEADER_WORDS = [/DESC/, /CO?DIGO|COD/, /QTDE?|QUANT/, /UN(?!ID)/, /VL?U?N?I?T?(?:UN|UNIT|ITEM|TOTAL|TR)|VALOR/, /ITEM/, /TOTAL|TOT/];
/** Lines above the items in receipts without a header line. */
const ABOVE_ITEMS = ['DOCUMENTOAUXILIAR', 'CUPOMFISCAL', 'EXTRATONO', 'DANFENFCE', 'CNPJ', 'CONSUMIDOR', 'NAOPERMITEAPROVEITAMENTO'];
const RULE = /^[\s\-=_.*~—–:|]*$/;
/** Rows between a line that looks like a total and a following item. */
const LOOK_AHEAD = 3;

/** Finds the items between their header line and the first total. */
export function itemRegionOf(lines: readonly Line[]): ItemRegion {
  const headerAt = lines.findIndex(isHeader);
  const firstAnchor = lines.findIndex((line, index) => index > headerAt && anchorOf(line) !== null);
  let start = headerAt + 1;
  while (headerAt >= 0 && start < lines.length && (isHeader(lines[start]!) || RULE.test(lines[start]!.text))) start++;
  if (headerAt < 0) start = startWithoutHeader(lines, firstAnchor);
  const end = endOf(lines, start);
  const above = lines[headerAt - 1];
  const headerStart = above && headerWordsOf(above) >= 2 && !/\d{3}/.test(above.text) ? headerAt - 1 : headerAt;
  return {
    header: headerAt < 0 ? [] : lines.slice(headerStart, start),
    lines: lines.slice(start, end).filter(({ text }) => !RULE.test(text)),
    end,
  };
}

function isHeader(line: Line): boolean {
  return (
    headerWordsOf(line) >= 3 &&
    amountsOf(line).length === 0 &&
    line.text.replace(/\D/g, '').length < 6 &&
    !anyLabelAtStart(line, END_LABELS)
  );
}

const headerWordsOf = (line: Line): number => HEADER_WORDS.filter((word) => word.test(line.squashed.letters)).length;

function startWithoutHeader(lines: readonly Line[], firstAnchor: number): number {
  if (firstAnchor < 0) return lines.length;
  const above = lines.slice(0, firstAnchor).findLastIndex((line) => anyLabelIn(line, ABOVE_ITEMS) !== null);
  return above < 0 ? Math.max(0, firstAnchor - 1) : above + 1;
}

/** A description can begin like a total: it is one only if no item follows at once. */
function endOf(lines: readonly Line[], start: number): number {
  for (let index = start; index < lines.length; index++) {
    const line = lines[index]!;
    if (!anyLabelAtStart(line, END_LABELS) || anchorOf(line)?.total) continue;
    const next = lines[index + 1];
    const continues = next !== undefined && !anyLabelAtStart(next, END_LABELS) && startsWithQuantity(next);
    const ordinalFollows = lines.slice(index + 1, index + 1 + LOOK_AHEAD).some((later) => /^\s*0\d{1,2}\s+\d{3,14}\s/.test(later.digits));
    if (!continues && !ordinalFollows) return index;
  }
  return lines.length;
}

function startsWithQuantity(line: Line): boolean {
  const anchor = anchorOf(line);
  return anchor?.total != null && line.text.slice(0, anchor.start).trim() === '';
}
