import type pg from 'pg';
import { translate } from './database-errors.ts';
import { statementName } from './statement-name.ts';

/** Runs one statement as a named prepared one. */
export async function runStatement<Row>(
  on: pg.Pool | pg.PoolClient,
  text: string,
  params: readonly unknown[],
  timeoutMs?: number,
): Promise<Row[]> {
  try {
    const result = await on.query({ name: statementName(text), text, values: params as unknown[], ...answerWithin(timeoutMs) });
    return result.rows as Row[];
  } catch (error) {
    throw translate(error);
  }
}

/** The driver's per-query time limit, where it differs from the pool's; its types omit it. */
export const answerWithin = (timeoutMs: number | undefined) => (timeoutMs ? { query_timeout: timeoutMs } : {});
