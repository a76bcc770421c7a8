import { toDigits } from './glyphs.ts';
import { type Anchor, anchorOf, fits } from './item-anchor.ts';
import { anyLabelAtStart, anyLabelIn, labelAtStart } from './labels.ts';
import type { Line, Span } from './line.ts';
import { amountReadings, amountsOf, numbersOf, type PrintedNumber } from './numbers.ts';

/** An item as its rows print it, before its head is parsed. */
export interface ItemDraft {
  anchor: Anchor;
  total: PrintedNumber | null;
  head: Span[];
  lines: Line[];
  descontos: PrintedNumber[];
  isCancelled: boolean;
}

export interface ItemRows {
  drafts: ItemDraft[];
  /** Amounts that belong to no item: the sum of the items is then no evidence. */
  unused: PrintedNumber[];
  /** Discounts printed among the items. */
  descontos: PrintedNumber[];
}

const CANCEL = ['CANCELAMENTO', 'CANCELADO', 'ITEMCANCELADO', 'CANCITEM', 'CANCEL'];
const DISCOUNT = ['DESCONTO', 'DESCITEM', 'DESCSOBREITEM'];
/** Lines about taxes and additions, which are neither heads nor totals. */
const ASIDE = ['BASECALCULO', 'VALORFCP', 'TRIBAPROX', 'VALORAPROX', 'TRIBUTOS', 'ACRESCIMO'];

/** Assigns the rows of the item region to items. */
export function itemRowsOf(lines: readonly Line[]): ItemRows {
  const rows: ItemRows = { drafts: [], unused: [], descontos: [] };
  let head: Span[] = [];
  for (const line of lines) {
    if (anyLabelIn(line, CANCEL)) cancel(line, rows.drafts);
    else if (isDiscount(line)) discount(line, rows);
    else if (!isAside(line)) head = readRow(line, rows, head);
  }
  for (const draft of rows.drafts) draft.total ??= null;
  return rows;
}

/** Reads a row and returns the head rows that wait for their item. */
function readRow(line: Line, rows: ItemRows, head: Span[]): Span[] {
  const anchor = anchorOf(line);
  const before: Span = { line, start: 0, end: anchor ? anchor.start : line.text.length };
  if (anchor) {
    const spans = /[A-Za-z0-9]/.test(line.text.slice(0, anchor.start)) ? [...head, before] : head;
    const lines = [...new Set([...spans.map((span) => span.line), line])];
    rows.drafts.push({ anchor, total: anchor.total, head: spans, lines, descontos: [], isCancelled: false });
  }
  const free = numbersOf(line)
    .flatMap(amountReadings)
    .filter((number) => !number.isBracketed && (!anchor || number.start > anchor.valorUnitario.start));
  const left = assign({ rows, amounts: free.filter((amount) => amount !== anchor?.total && amount.start !== anchor?.total?.start), line });
  if (anchor) return [];
  // Without amounts the row is a head; with a floated total it is one without that amount.
  const taken = free.filter((amount) => !left.includes(amount));
  const end = taken.length > 0 ? Math.min(...taken.map(({ start }) => start)) : line.text.length;
  const text = line.text.slice(0, end);
  if (taken.length > 0 && text.replace(/[^A-Za-z]/g, '').length < 3) return head;
  rows.unused.push(...left.filter((amount) => amount.start >= line.text.trimEnd().length - amount.printed.length));
  return [...head, { line, start: 0, end }];
}

/** Gives amounts to the items that wait for their total, in order; returns those that no item takes. */
function assign({ rows, amounts, line }: { rows: ItemRows; amounts: PrintedNumber[]; line: Line }): PrintedNumber[] {
  const left = [...amounts];
  const waiting = rows.drafts.filter((draft) => draft.total === null).slice(-3);
  const take = (draft: ItemDraft, at: number) => {
    draft.total = left.splice(at, 1)[0]!;
    if (!draft.lines.includes(line) && amounts.length === 1 && line.text.trim().length < 15) draft.lines.push(line);
  };
  for (const fit of ['exact', 'near'] as const) {
    for (const draft of waiting.filter(({ total }) => total === null)) {
      const at = left.findIndex((amount) => fits(draft.anchor.qtde, draft.anchor.valorUnitario, amount) === fit);
      if (at >= 0) take(draft, at);
    }
  }
  // The last amount of the row is taken although it does not fit: a digit may be wrong.
  const oldest = waiting.find(({ total }) => total === null);
  if (oldest && left.length > 0 && !left.at(-1)!.isNegative) take(oldest, left.length - 1);
  return left;
}

const isAside = (line: Line): boolean =>
  (anyLabelIn(line, ASIDE) !== null || labelAtStart(line, 'ICMS') !== null) && anchorOf(line) === null;

function isDiscount(line: Line): boolean {
  return anyLabelAtStart(line, DISCOUNT) !== null && !anchorOf(line) && amountsOf(line).length > 0;
}

function discount(line: Line, rows: ItemRows): void {
  const amount = amountsOf(line).at(-1)!;
  rows.descontos.push(amount);
  rows.drafts.at(-1)?.descontos.push(amount);
}

/** 'CANCELAMENTO DE ITEM 002' removes that item; without a number, the item with the same total, else the item above. */
function cancel(line: Line, drafts: ItemDraft[]): void {
  const printed = /(?<![0-9A-Za-z])([0-9OQDIlSB]{1,3})(?![0-9A-Za-z.,])/.exec(line.text)?.[1];
  const numbered = printed ? drafts[Number(toDigits(printed)) - 1] : undefined;
  const amount = amountsOf(line).at(-1);
  const equal = drafts.findLast(({ total, isCancelled }) => !isCancelled && amount !== undefined && total?.value === amount.value);
  // After a lost item, ordinals count one too few: an equal total decides.
  const agrees = numbered && (amount === undefined || numbered.total?.value === amount.value);
  const draft = (agrees ? numbered : (equal ?? numbered)) ?? drafts.at(-1);
  if (draft) draft.isCancelled = true;
}
