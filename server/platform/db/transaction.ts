import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { inSpan } from '../tracing/tracing.ts';
import { isUnusable, translate } from './database-errors.ts';
import { lazyLine } from './lazy-line.ts';
import { entityManagerOn } from './orm.ts';
import { ANSWER_GRACE_MS } from './pool.ts';
import type { RunSql } from './run-sql.ts';
import { answerWithin, inStatementSpan, runStatement } from './run-statement.ts';

/** One transaction. It begins with its first statement. */
export interface Transaction {
  sql: RunSql;
  /** The ORM's view of the same transaction; created on first use, so plain SQL actions do not pay for it. */
  readonly em: EntityManager;
  /** Runs a part that can be rolled back on its own (a savepoint). */
  savepoint<T>(part: () => Promise<T>): Promise<T>;
  /** Flushes the entity manager, if it was used. */
  flush(): Promise<void>;
  /** Lets later statements take longer than usual, for work known to be large. */
  patience(seconds: number): Promise<void>;
}

/** Runs `work` in a transaction that begins on first use and commits when `work` is done. */
export function runTransaction<T>(pool: pg.Pool, orm: MikroORM, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return inSpan(
    () => ({ name: 'transaction' }),
    () => transact(pool, orm, work),
  );
}

async function transact<T>(pool: pg.Pool, orm: MikroORM, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const line = lazyLine(pool);
  let em: EntityManager | undefined;
  let savepoints = 0;
  let timeoutMs: number | undefined;
  const tx: Transaction = {
    sql: async (text, params = []) => runStatement(await line.begun(), text, params, timeoutMs),
    get em() {
      em ??= entityManagerOn(orm, line.begun);
      return em;
    },
    savepoint: async (part) => {
      const client = await line.begun();
      const name = `part_${++savepoints}`;
      await client.query(`savepoint ${name}`);
      try {
        const result = await part();
        await em?.flush();
        return result;
      } catch (error) {
        // Without a connection there is nothing to roll back; report the original error.
        await client.query(`rollback to savepoint ${name}`).catch(line.lose);
        em?.clear();
        throw error;
      }
    },
    flush: async () => {
      await em?.flush();
    },
    patience: async (seconds) => {
      timeoutMs = seconds * 1_000 + ANSWER_GRACE_MS;
      await tx.sql("select set_config('statement_timeout', $1, true)", [String(seconds * 1_000)]);
    },
  };
  try {
    const result = await work(tx);
    await em?.flush();
    if (line.hasBegun) {
      const [client, commit] = [await line.begun(), { text: 'commit', ...answerWithin(timeoutMs) }];
      await inStatementSpan(commit.text, () => client.query(commit));
    }
    return result;
  } catch (error) {
    // A rollback would queue behind an unanswered statement; the server rolls back when the connection closes.
    if (isUnusable(error)) line.lose(error as Error);
    else await line.rollback();
    throw translate(error);
  } finally {
    line.release();
  }
}
