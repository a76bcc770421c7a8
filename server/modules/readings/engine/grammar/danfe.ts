import type { Anchor } from './item-anchor.ts';
import { anchorOf } from './item-anchor.ts';
import type { ItemRows } from './item-rows.ts';
import { anyLabelAtStart, anyLabelIn, labelIn } from './labels.ts';
import type { Line } from './line.ts';
import { amountsOf, numbersOf, type PrintedNumber } from './numbers.ts';
import type { Foot, LabelledAmount } from './totals.ts';

/** DANFE A4: tables whose labels stand above their values. */
const NUM = '(\\d[\\d.,]*)';
const TABLE_ROW = new RegExp(
  `\\s(?:(\\d{8}|\\d{4}\\.\\d{2}\\.\\d{2})\\s+)?(?:(?:\\d{3,4}|\\d[/ ]\\d{2,3})\\s+)?[1-7]\\.?\\d{3}\\s+([A-Za-zçÇ]{1,7}\\d?)\\.?\\s+${NUM}\\s+${NUM}(?:\\s+${NUM})?`,
);
const END = ['DADOSADICIONAIS', 'CALCULODOISSQN', 'INFORMACOESCOMPLEMENTARES'];
const TOTAL = ['VALORTOTALDANOTA', 'VTOTALDANOTA', 'VLTOTALDANOTA', 'TOTALDANOTA'];
const PRODUCTS = ['VALORTOTALDOSPRODUTOS', 'VTOTALDOSPRODUTOS', 'VTOTALPRODUTOS', 'VALORTOTALPRODUTOS', 'VALORDOSPRODUTOS'];
/** A value stands at most this many rows below its label. */
const ROWS_BELOW = 2;
/** Continuations of a description are not notes about taxes or references. */
const NOTE = /[:%*=]|SEM VALOR/;

/** Whether the line is the header of a DANFE's item table. */
const isTableHeader = ({ squashed: { letters } }: Line): boolean =>
  /NCM/.test(letters) && /CFOP|CF0P|CST/.test(letters) && amountsFree(letters);
const amountsFree = (letters: string): boolean => /DESCRI|PRODUT|QUANT|QTD/.test(letters);

/** Whether the lines hold a DANFE's item table. */
export const isDanfe = (lines: readonly Line[]): boolean => lines.some(isTableHeader);

/** The items of all pages. */
export function danfeItemRowsOf(lines: readonly Line[]): ItemRows {
  const rows: ItemRows = { drafts: [], unused: [], descontos: [] };
  let page = 0;
  let isInside = false;
  for (const line of lines) {
    if (line.row.lugar.page !== page) isInside = false;
    page = line.row.lugar.page;
    if (isTableHeader(line)) isInside = true;
    else if (anyLabelAtStart(line, END)) isInside = false;
    else if (isInside) readTableRow(line, rows);
  }
  return rows;
}

function readTableRow(line: Line, rows: ItemRows): void {
  const anchor = tableAnchorOf(line) ?? anchorOf(line);
  // Without a fitting total, a tax code beside the quantity would count as one.
  if (anchor && (anchor.total !== null || anchor.start === tableAnchorOf(line)?.start)) {
    rows.drafts.push({
      anchor,
      total: anchor.total,
      head: [{ line, start: 0, end: anchor.start }],
      lines: [line],
      descontos: [],
      isCancelled: false,
    });
    return;
  }
  const last = rows.drafts.at(-1);
  const isContinuation = last !== undefined && line.row.pieces.length === 1 && !NOTE.test(line.text) && /[A-Za-z]{3}/.test(line.text);
  if (isContinuation && last.lines.at(-1)!.index === line.index - 1) {
    last.lines.push(line);
    last.head.push({ line, start: 0, end: line.text.length });
  }
}

function tableAnchorOf(line: Line): Anchor | null {
  const match = TABLE_ROW.exec(line.digits);
  if (!match) return null;
  const numbers = numbersOf(line).filter(({ start }) => start >= match.index);
  const printed = match.slice(3, 6).filter((text) => text !== undefined);
  const at = numbers.findIndex(
    (number, index) => printed.every((text, offset) => numbers[index + offset]?.printed === text) && number.decimals >= 0,
  );
  if (at < 0) return null;
  const [qtde, valorUnitario, total] = numbers.slice(at, at + 3) as [PrintedNumber, PrintedNumber, PrintedNumber?];
  return { qtde, un: match[2]!.toUpperCase(), valorUnitario, total: total ?? null, start: match.index, score: 9 };
}

/** The labelled amounts of the tax table and of the receipt slip at the top. */
export function danfeFootOf(lines: readonly Line[]): Foot {
  const below = (labels: readonly string[]) =>
    lines.flatMap((_line, index) => valueBelow(lines.slice(index, index + 1 + ROWS_BELOW), labels) ?? []);
  const slip = lines.flatMap((line) => {
    const label = anyLabelIn(line, ['VALORTOTALDANOTARS', 'VALORTOTALRS']);
    const amount = label ? amountsOf(line).find(({ start }) => start >= label.end) : undefined;
    return label && amount ? [{ amount, edits: label.edits }] : [];
  });
  const descontos = below(['DESCONTO']).filter(({ amount }) => Number(amount.value) > 0);
  return {
    aPagar: [...below(TOTAL), ...slip],
    totais: [],
    brutos: below(PRODUCTS),
    descontos: descontos.slice(0, 1),
    acrescimos: [],
    pagamentos: [],
    troco: [],
  };
}

/** The amount whose middle is between its label's left edge and the next label. */
function valueBelow([line, ...rows]: readonly Line[], labels: readonly string[]): LabelledAmount | null {
  const label = line ? anyLabelIn(line, labels) : null;
  if (!line || !label || labelIn(line, 'DADOSDO')) return null;
  const x = (position: number) => line.characters[position]?.x ?? 0;
  const nextLabel = line.characters.findIndex(
    (character, index) => index >= label.end && character !== null && line.text.slice(label.end, index).includes('   '),
  );
  const left = x(label.start);
  const right = nextLabel < 0 ? 1 : x(nextLabel);
  for (const row of rows) {
    const amount = amountsOf(row).find((number) => {
      const middle = ((row.characters[number.start]?.x ?? 0) + (row.characters[number.end - 1]?.x ?? 0)) / 2;
      return middle >= left - 0.01 && middle < right;
    });
    if (amount) return { amount, edits: label.edits };
  }
  return null;
}
