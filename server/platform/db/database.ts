import type { MikroORM } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { AppError } from '../errors/app-error.ts';
import { isRetryable } from './database-errors.ts';
import { openPool, type Pooler } from './pool.ts';
import { openReplica, type Replica } from './replica.ts';
import type { RunSql } from './run-sql.ts';
import { runStatement } from './run-statement.ts';
import { runTransaction, type Transaction } from './transaction.ts';

/** The product's view of the database: reads of plain rows, writes in transactions. */
export interface Database {
  pool: pg.Pool;
  orm: MikroORM;
  /** One read on a pooled connection, as a named prepared statement. */
  read: RunSql;
  /**
   * The same on a few separate connections with a shorter time-out, so heavy queries never block the screens. Uses the replica while it is
   * at most a few seconds behind.
   */
  analyse: RunSql;
  /** Where requests may read: those that wrote recently must see their own writes. */
  replica?: Replica;
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

const MAX_ATTEMPTS = 5;
const ANALYST_CONNECTIONS = 4;
const ANALYST_TIMEOUT_MS = 10_000;

interface DatabaseOptions {
  replicaUrl?: string;
  /** The pooler in front of the primary, and in front of the replica. */
  pooler?: Pooler;
}

export function openDatabase(pool: pg.Pool, orm: MikroORM, { replicaUrl, pooler }: DatabaseOptions = {}): Database {
  const few = { max: ANALYST_CONNECTIONS, statementTimeoutMs: ANALYST_TIMEOUT_MS, pooler };
  const analysts = openPool(pool.options.connectionString!, few);
  // Behind a pooler a session loses its own time-out; a transaction keeps it.
  const runAnalyst: RunOn = pooler ? (on, text, params) => within(on, orm, ANALYST_TIMEOUT_MS, text, params) : runStatement;
  const analyse: RunSql = (text, params = []) => runAnalyst(analysts, text, params);
  const read: RunSql = (text, params = []) => runStatement(pool, text, params);
  const replica = replicaUrl
    ? openReplica({ primary: pool, url: replicaUrl, run: runStatement, runAnalyst, analysePrimary: analyse, analysts: few })
    : undefined;
  return {
    pool,
    orm,
    ...(replica ? { replica } : {}),
    analyse: replica?.analyse ?? analyse,
    read,
    transaction: (work) => withRetries(() => runTransaction(pool, orm, work)),
    close: async () => {
      await analysts.end();
      await replica?.close();
      await orm.close(true);
      await pool.end();
    },
  };
}

type RunOn = <Row>(on: pg.Pool, text: string, params: readonly unknown[]) => Promise<Row[]>;

/** One statement in a transaction with its own time-out. */
function within<Row>(on: pg.Pool, orm: MikroORM, timeoutMs: number, text: string, params: readonly unknown[]): Promise<Row[]> {
  return runTransaction(on, orm, async (tx) => {
    await tx.sql("select set_config('statement_timeout', $1, true)", [String(timeoutMs)]);
    return tx.sql<Row>(text, params);
  });
}

async function withRetries<T>(attempt: () => Promise<T>): Promise<T> {
  for (let number = 1; ; number++) {
    try {
      return await attempt();
    } catch (error) {
      if (!isRetryable(error)) throw error;
      if (number >= MAX_ATTEMPTS) throw new AppError('SERVICE_UNAVAILABLE');
      await new Promise((resolve) => setTimeout(resolve, 2 ** number * 5 * (0.5 + Math.random())));
    }
  }
}
