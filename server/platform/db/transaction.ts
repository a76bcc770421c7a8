import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { isUnanswered, translate } from './database-errors.ts';
import { lazyLine } from './lazy-line.ts';
import { withLiterals } from './literals.ts';
import { entityManagerOn } from './orm.ts';
import { ANSWER_GRACE_MS } from './pool.ts';
import type { RunSql } from './run-sql.ts';
import { answerWithin, runStatement } from './run-statement.ts';
import { type LookUp, rowsOfKeys } from './shared-looks.ts';

/** One transaction. It begins with its first statement. */
export interface Transaction {
  sql: RunSql;
  /** The ORM's view of the same transaction; made on first use, so that pure SQL actions do not pay for it. */
  readonly em: EntityManager;
  /** Runs a part that may be undone alone. */
  savepoint<T>(part: () => Promise<T>): Promise<T>;
  /**
   * A read before anything is written. While the transaction has not begun it runs without it: READ COMMITTED gives each statement
   * its own view of the data anyway, and two exchanges are saved.
   */
  look: RunSql;
  /**
   * A look at one row by its key, asked together with the same look of other transactions that have not begun either (shared-looks.ts says
   * what the statement is like). One that has begun sees its own writes.
   */
  lookUp: LookUp;
  /**
   * The last statement, in one message with the beginning (when nothing was written before), what `atCommit` was given and the commit:
   * one exchange, so that no lock waits for this process. Nothing may follow it.
   */
  last: RunSql;
  /**
   * A last statement that nothing after it reads, sent together with the commit: one exchange less while locks are held. Undone with
   * the transaction like any other; a savepoint that is undone later does not take it along.
   */
  atCommit(text: string, params: readonly unknown[]): void;
  /** Writes what the entity manager holds, when it was used. */
  flush(): Promise<void>;
  /** Lets each statement from here on take longer than usual, for work that is known to be large. */
  patience(seconds: number): Promise<void>;
}

/** Runs `work` in a transaction that begins when it is needed and is committed when `work` is done. */
export async function runTransaction<T>(
  pool: pg.Pool,
  orm: MikroORM,
  work: (tx: Transaction) => Promise<T>,
  together?: LookUp,
): Promise<T> {
  const line = lazyLine(pool);
  let em: EntityManager | undefined;
  let savepoints = 0;
  let isDone = false;
  let timeoutMs: number | undefined;
  const atCommit: string[] = [];
  const begun = () => {
    if (isDone) throw new Error('a statement after the last one: the transaction is committed');
    return line.begun();
  };
  const tx: Transaction = {
    sql: async (text, params = []) => runStatement(await begun(), text, params, timeoutMs),
    look: async (text, params = []) => runStatement(await line.client(), text, params, timeoutMs),
    // Whoever holds a connection never waits for another one.
    lookUp: async <Row>(text: string, key: readonly unknown[]) =>
      together && !line.isTaken ? together<Row>(text, key) : ((await rowsOfKeys(tx.look, text, [key]))[0] as Row | undefined),
    get em() {
      em ??= entityManagerOn(orm, async () => begun());
      return em;
    },
    savepoint: async (part) => {
      const client = await begun();
      const name = `part_${++savepoints}`;
      await client.query(`savepoint ${name}`);
      try {
        const result = await part();
        await em?.flush();
        return result;
      } catch (error) {
        // Without its connection nothing is left to undo, and what happened first is what counts.
        await client.query(`rollback to savepoint ${name}`).catch(line.lose);
        em?.clear();
        throw error;
      }
    },
    last: async <Row>(text: string, params: readonly unknown[] = []) => {
      await em?.flush();
      const client = await line.client();
      const statements = [withLiterals(text, params), ...atCommit];
      // Statements of one message are one transaction of their own when none is open.
      if (line.hasBegun) statements.push('commit');
      const results = await client.query({ text: statements.join(';'), ...answerWithin(timeoutMs) }).catch((error: unknown) => {
        throw translate(error);
      });
      isDone = true;
      // Several statements give a list of results, one gives its own.
      return ([results].flat()[0] as pg.QueryResult).rows as Row[];
    },
    atCommit: (text, params) => {
      atCommit.push(withLiterals(text, params));
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
    // Several statements in one message: an error in one ends the message, so nothing is committed after it.
    if (!isDone && (line.hasBegun || atCommit.length))
      await (await line.begun()).query({ text: [...atCommit, 'commit'].join(';'), ...answerWithin(timeoutMs) });
    return result;
  } catch (error) {
    // A rollback would wait behind the statement that is not answered; the server undoes when the connection is gone.
    if (isUnanswered(error)) line.lose(error as Error);
    else await line.rollback();
    throw translate(error);
  } finally {
    line.release();
  }
}
