import { creditableReading, type HeadField, type Reading, type ReadingGap, SURE } from '../../../server/modules/readings/index.ts';
import { compare } from '../../../server/shared/money.ts';
import type { ReceiptTruth } from './truth.ts';

export type Verdict = 'right' | 'missing' | 'wrong';

/** How a reading compares with the truth. */
export interface Comparison {
  fields: Partial<Record<HeadField, Verdict>>;
  /** Null when the truth lists no items. */
  allItems: boolean | null;
  /** Whether each read item is right. */
  items: boolean[];
  lines: { right: number; all: number };
  sure: { fields: number; wrong: string[] };
  /** Why automatic credit would leave the reading to a reviewer; empty: it would take it. */
  gaps: ReadingGap[];
  /** Every value that a credit decides is right. */
  isRight: boolean;
  /** The reading says that its print contradicts its key; no receipt of the corpus does. */
  isPrintDoubted: boolean;
}

const MONEY: ReadonlySet<string> = new Set(['total', 'desconto']);

export function compareReading(reading: Reading, truth: ReceiptTruth): Comparison {
  const fields: Comparison['fields'] = {};
  const sure: Comparison['sure'] = { fields: 0, wrong: [] };
  for (const field of ['chave', 'cnpj', 'data', 'hora', 'serie', 'numero', 'total', 'desconto'] as const) {
    const expected = truth.isForeign ? null : truth[field];
    if (expected === undefined) continue;
    const verdict = verdictOf(reading[field], expected, MONEY.has(field));
    fields[field] = verdict;
    if ((reading.certeza[field] ?? 0) < SURE) continue;
    sure.fields++;
    if (verdict === 'wrong') sure.wrong.push(`${field} ${reading[field]} ≠ ${expected}`);
  }
  const expected = truth.isForeign ? [] : truth.itens;
  const matches = expected ? matchedItems(reading.itens, expected) : [];
  const right = matches.filter(Boolean);
  for (const [index, isRight] of matches.entries()) {
    const item = reading.itens[index]!;
    if (item.certeza < SURE) continue;
    sure.fields++;
    if (!isRight) sure.wrong.push(`item ${index + 1} ${item.codigo} ${item.qtde} ${item.total}`);
  }
  const allItems = expected
    ? right.length === expected.length && reading.itens.length === expected.length
    : truth.nItens === undefined
      ? null
      : reading.itens.length === truth.nItens;
  const isRight = !truth.isForeign && allItems === true && DECIDED.every((field) => (fields[field] ?? 'right') === 'right');
  return {
    fields,
    allItems,
    items: matches,
    lines: { right: right.length, all: expected?.length ?? truth.nItens ?? 0 },
    sure,
    gaps: creditableReading(reading),
    isRight,
    isPrintDoubted: reading.impresso !== undefined,
  };
}

/** The values that a credit decides. */
const DECIDED = ['chave', 'cnpj', 'data', 'serie', 'numero', 'total', 'desconto'] as const;

/** Whether each read item is one of the expected items, in their order: a lost item does not make the next ones wrong. */
function matchedItems(read: Reading['itens'], expected: readonly TruthItem[]): boolean[] {
  let next = 0;
  return read.map((item) => {
    const at = expected.findIndex((candidate, index) => index >= next && isSameItem(item, candidate));
    if (at < 0) return false;
    next = at + 1;
    return true;
  });
}

function verdictOf(read: string | null, expected: string | null, isMoney: boolean): Verdict {
  if (read === null) return expected === null ? 'right' : 'missing';
  if (expected === null) return 'wrong';
  const isSame = isMoney ? compare(read, expected) === 0 : read === expected || (read.length === 5 && expected.startsWith(read));
  return isSame ? 'right' : 'wrong';
}

type TruthItem = NonNullable<ReceiptTruth['itens']>[number];

function isSameItem(item: Reading['itens'][number], expected: TruthItem | undefined): boolean {
  if (!expected || item.qtde === null || item.total === null) return false;
  return sameCode(item.codigo, expected.codigo) && compare(item.qtde, expected.qtde) === 0 && compare(item.total, expected.total) === 0;
}

const sameCode = (a: string | null, b: string | null): boolean => (a ?? '').replace(/^0+/, '') === (b ?? '').replace(/^0+/, '');
