import { createHash } from 'node:crypto';
import { canonicalJson } from '../../platform/canonical-json.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import type { ResultTable } from '../../shared/result-table.ts';

/** How long an address repeats its answer. Excel and Google Sheets refresh at most every few minutes. */
export const ANSWER_SECONDS = 300;
/** Cells that a process keeps: about 100 MB of short texts. */
const MAX_CELLS = 2_000_000;

interface Kept {
  until: number;
  table: Promise<ResultTable>;
  cells: number;
}

const kept = new WeakMap<Database, Map<string, Kept>>();

/**
 * The table of a question, computed at most once in five minutes per process, also while several requests wait for it. `question` must hold
 * everything that decides the answer, the reader's rights included. A failed computation is not kept.
 */
export async function recentAnswer(
  ctx: AppContext,
  question: unknown,
  make: () => Promise<ResultTable>,
): Promise<{ table: ResultTable; seconds: number }> {
  const answers = kept.get(ctx.database) ?? new Map<string, Kept>();
  kept.set(ctx.database, answers);
  const now = ctx.clock.now().getTime();
  for (const [key, { until }] of answers) if (until <= now) answers.delete(key);
  const key = createHash('sha256').update(canonicalJson(question)).digest('hex');
  const answer = answers.get(key) ?? keep(answers, key, { until: now + ANSWER_SECONDS * 1_000, table: make(), cells: 0 });
  return { table: await answer.table, seconds: Math.ceil((answer.until - now) / 1_000) };
}

function keep(answers: Map<string, Kept>, key: string, answer: Kept): Kept {
  answers.set(key, answer);
  answer.table.then(
    ({ columns, rows }) => {
      answer.cells = columns.length * rows.length;
      let cells = [...answers.values()].reduce((sum, one) => sum + one.cells, 0);
      for (const [oldest, one] of answers) {
        if (cells <= MAX_CELLS) break;
        answers.delete(oldest);
        cells -= one.cells;
      }
    },
    () => {
      if (answers.get(key) === answer) answers.delete(key);
    },
  );
  return answer;
}
