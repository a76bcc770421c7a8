import type pg from 'pg';
import { inSpan, noteOnSpan } from '../tracing/tracing.ts';
import { translate } from './database-errors.ts';
import { statementName, statementSummary } from './statement-name.ts';

/** Runs one statement as a named prepared one. */
export async function runStatement<Row>(
  on: pg.Pool | pg.PoolClient,
  text: string,
  params: readonly unknown[],
  timeoutMs?: number,
): Promise<Row[]> {
  const query = { name: statementName(text), text, values: params as unknown[], ...answerWithin(timeoutMs) };
  try {
    const result = await inStatementSpan(text, () => on.query(query));
    return result.rows as Row[];
  } catch (error) {
    throw translate(error);
  }
}

/** A statement in its span: a summary of its text, and its number of rows. Texts and parameters stay out, because they hold values. */
export function inStatementSpan<Answer extends { rowCount?: number | null }>(text: string, query: () => Promise<Answer>): Promise<Answer> {
  return inSpan(
    () => ({ name: statementSummary(text), kind: 'CLIENT' }),
    async () => {
      const answer = await query();
      if (typeof answer.rowCount === 'number') noteOnSpan({ 'db.rows': answer.rowCount });
      return answer;
    },
  );
}

/** The driver's per-query time limit, where it differs from the pool's; its types omit it. */
export const answerWithin = (timeoutMs: number | undefined) => (timeoutMs ? { query_timeout: timeoutMs } : {});
