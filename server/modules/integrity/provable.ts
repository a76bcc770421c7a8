import type { AppContext } from '../../platform/context.ts';
import type { Truth, TruthSubject } from '../../platform/db/truth.ts';
import { CHAIN_WORDS, proveChainStep } from '../logs/index.ts';
import { MOST_EXAMPLES, type Step } from './proof-state.ts';
import { truths } from './truths.ts';

/** Something the schedule proves step by step. */
export interface Provable {
  code: string;
  subject: TruthSubject;
  texto: string;
  isSliced: boolean;
  /** Rows of its first slice. */
  size: number;
  /** The next step after a position (null: from the start), over about as many rows. */
  step: (ctx: AppContext, after: number | null, size: number) => Promise<Step>;
}

/** Ids and days say where to look. Amounts and contacts stay in the tables, where they can be corrected and erased. */
const KEPT = /(^|_)ids?$|_posting$|^(dia|mes|tipo|kind|parte|audience|status|estado|seq|holder_type|what|venda_dia)$/;

/** Everything that the schedule proves: the truths about the data, and the log's chain with its anchors. */
export const provables: readonly Provable[] = [
  ...truths.map(ofTruth),
  { ...CHAIN_WORDS, isSliced: true, size: 500, step: (ctx, after, size) => proveChainStep(ctx, after ?? 0, size) },
];

function ofTruth(truth: Truth): Provable {
  const { code, subject, texto, slice } = truth;
  return {
    code,
    subject,
    texto,
    isSliced: slice !== undefined,
    size: slice?.walk.size ?? 1,
    step: slice ? bySlices(slice) : whole(truth.sql),
  };
}

/** Reads as the analysts do: on the replica where there is one, on few connections, for ten seconds at most. */
function whole(sql: string): Provable['step'] {
  const text = counted(sql);
  return async ({ database }) => ({ ate: null, linhas: null, ...found(await database.analyse<Found>(text)) });
}

function bySlices({ walk, sql }: NonNullable<Truth['slice']>): Provable['step'] {
  const text = counted(sql);
  return async ({ database }, position, size) => {
    const after = position ?? walk.start;
    const [next] = await database.analyse<{ linhas: number; ate: number | null }>(walk.next, [after, size]);
    const isLast = next!.linhas < size;
    const rows = await database.analyse<Found>(text, [after, isLast ? walk.end : next!.ate]);
    return { ate: isLast ? null : next!.ate, linhas: next!.linhas, ...found(rows) };
  };
}

interface Found {
  quantas: number;
  exemplos: Record<string, unknown>[];
}

/** One statement, and so one snapshot. Materialised: with a limit the planner would look for the first broken row the slow way. */
function counted(sql: string): string {
  return `with broken as materialized (${sql})
    select (select count(*) from broken)::int as quantas,
      (select coalesce(json_agg(b), '[]') from (select * from broken limit ${MOST_EXAMPLES}) b) as exemplos`;
}

function found([row]: readonly Found[]): Found {
  const kept = (example: Record<string, unknown>) => Object.fromEntries(Object.entries(example).filter(([key]) => KEPT.test(key)));
  return { quantas: row!.quantas, exemplos: row!.exemplos.map(kept) };
}
