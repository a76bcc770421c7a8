import type { DecimalText } from '../../../../shared/decimal-text.ts';
import { add, subtract } from '../../../../shared/money.ts';
import type { HeadField } from '../reading.ts';
import type { Evidence } from './confidence-weights.ts';
import { danfeFootOf, danfeItemRowsOf, isDanfe } from './danfe.ts';
import { isAboveZero } from './fit.ts';
import type { HeadReading } from './head.ts';
import { type HeadLayout, hasCodes, hasOrdinals } from './item-head.ts';
import { type ItemRows, itemRowsOf } from './item-rows.ts';
import { itemDiscountsOf, itemsSumOf, type PrintedItem, printedItemsOf, repairedItems } from './items.ts';
import { doubtOf, type Line, type Span } from './line.ts';
import { itemRegionOf } from './region.ts';
import { type Foot, footOf, type TotalCandidate, totalCandidates } from './totals.ts';

/** The amounts of a receipt and its items. */
export interface MoneyReading {
  items: PrintedItem[];
  total: DecimalText | null;
  desconto: DecimalText | null;
  pagamento: string | null;
  /** Sum of the items before discounts, if every item has a total. */
  itemsSum: DecimalText | null;
  /** The sum less the discounts is the total at its label. */
  closes: boolean;
  spans: Partial<Record<HeadField, Span[]>>;
  evidence: Partial<Record<HeadField, Evidence>>;
}

/** Reads items, total, discount and payment; `canRepair` allows corrected digits, which text of a PDF never needs. */
export function readMoney(lines: readonly Line[], { head, canRepair }: { head: HeadReading; canRepair: boolean }): MoneyReading {
  const { rows, foot, layout } = isDanfe(lines) ? danfeParts(lines) : couponParts(lines);
  const read = printedItemsOf(rows, layout);
  const itemDiscounts = itemDiscountsOf(read);
  const qr = head.key?.vNF ?? null;
  const evidence = { foot, itemDiscounts, qr };
  const before = bestTotal(totalCandidates({ ...evidence, itemsSum: rows.unused.length === 0 ? itemsSumOf(read) : null }));
  const discounts = possibleDiscounts(foot, itemDiscounts);
  const targets = before?.amount ? discounts.map((discount) => add(before.value, discount)) : [];
  const items = canRepair ? repairedItems(read, targets) : [...read];
  const itemsSum = itemsSumOf(items);
  const candidates = totalCandidates({ ...evidence, itemsSum: rows.unused.length === 0 ? itemsSum : null });
  const total = bestTotal(candidates);
  const desconto = discountOf({ discounts, itemsSum, total });
  const closes = total?.amount != null && itemsSum !== null && closesWith({ itemsSum, total: total.value, desconto, foot });
  return {
    items,
    total: total?.value ?? null,
    desconto,
    pagamento: foot.pagamentos[0]?.nome || null,
    itemsSum,
    closes,
    spans: { ...(total?.amount ? { total: [total.amount] } : {}), ...discountSpans(foot, rows, desconto) },
    evidence: evidenceOf({ total, candidates, foot, rows, desconto, closes }),
  };
}

interface Parts {
  rows: ItemRows;
  foot: Foot;
  layout: HeadLayout;
}

function couponParts(lines: readonly Line[]): Parts {
  const region = itemRegionOf(lines);
  const rows = itemRowsOf(region.lines);
  const heads = rows.drafts.map((draft) => draft.head);
  const withOrdinals = hasOrdinals(heads);
  return {
    rows,
    foot: footOf(lines, region.end),
    layout: { hasOrdinals: withOrdinals, hasCodes: hasCodes(region.header, heads, withOrdinals) },
  };
}

const danfeParts = (lines: readonly Line[]): Parts => ({
  rows: danfeItemRowsOf(lines),
  foot: danfeFootOf(lines),
  layout: { hasOrdinals: false, hasCodes: true },
});

/** A total needs a label or several agreeing sources: a sum of items alone is one vote too few. */
function bestTotal(candidates: readonly TotalCandidate[]): TotalCandidate | null {
  const best = candidates[0];
  return best && (best.amount !== null || best.votes >= 3) ? best : null;
}

/** Discounts below items are often repeated in the foot; the first value that closes the sum is right. */
function possibleDiscounts(foot: Foot, itemDiscounts: DecimalText): DecimalText[] {
  const printed = foot.descontos[0]?.amount.value;
  return [...new Set(printed === undefined ? [itemDiscounts] : [printed, itemDiscounts, add(printed, itemDiscounts)])];
}

function discountOf({
  discounts,
  itemsSum,
  total,
}: {
  discounts: readonly DecimalText[];
  itemsSum: DecimalText | null;
  total: TotalCandidate | null;
}): DecimalText | null {
  const difference = itemsSum && total ? subtract(itemsSum, total.value) : null;
  const closing =
    discounts.find((discount) => discount === difference) ?? discounts.find((discount) => isOneDigitOff(discount, difference));
  const chosen = closing === undefined ? discounts[0] : difference;
  return chosen && isAboveZero(chosen) ? chosen : null;
}

/** Whether a printed discount becomes the difference by one changed digit. */
function isOneDigitOff(printed: DecimalText, difference: DecimalText | null): boolean {
  if (difference === null || printed.length !== difference.length || !isAboveZero(printed)) return false;
  return [...printed].filter((character, index) => character !== difference[index]).length === 1;
}

/** A DANFE adds freight and taxes to its total: there the sum is compared with the total of the products. */
function closesWith({
  itemsSum,
  total,
  desconto,
  foot,
}: {
  itemsSum: DecimalText;
  total: DecimalText;
  desconto: DecimalText | null;
  foot: Foot;
}): boolean {
  const additions = foot.acrescimos.map(({ amount }) => amount.value);
  const net = subtract(itemsSum, desconto ?? '0');
  return (
    net === total ||
    additions.some((addition) => add(net, addition) === total) ||
    foot.brutos.some(({ amount }) => amount.value === itemsSum)
  );
}

function discountSpans(foot: Foot, rows: ItemRows, desconto: DecimalText | null): { desconto?: Span[] } {
  if (desconto === null) return {};
  const printed = foot.descontos[0]?.amount;
  return { desconto: printed ? [printed] : rows.descontos.slice(0, 1) };
}

function evidenceOf({
  total,
  candidates,
  foot,
  rows,
  desconto,
  closes,
}: {
  total: TotalCandidate | null;
  candidates: readonly TotalCandidate[];
  foot: Foot;
  rows: ItemRows;
  desconto: DecimalText | null;
  closes: boolean;
}): MoneyReading['evidence'] {
  const discountSpan = foot.descontos[0]?.amount ?? rows.descontos[0];
  const rival = candidates[1];
  return {
    ...(total
      ? {
          total: {
            doubt: total.amount ? doubtOf([total.amount]) : 1,
            votes: Math.min(1, total.votes / 8),
            closes: closes ? 1 : 0,
            contested: rival && rival.votes > total.votes - 1.5 ? 1 : 0,
            edits: Math.min(1, total.edits / 2),
          },
        }
      : {}),
    ...(desconto && discountSpan ? { desconto: { doubt: doubtOf([discountSpan]), closes: closes ? 1 : 0 } } : {}),
  };
}
