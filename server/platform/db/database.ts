import { createHash } from 'node:crypto';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { AppError, isErrorCode } from '../errors/app-error.ts';
import { entityManagerOn } from './orm.ts';
import { openPool } from './pool.ts';

/** A statement with `$1` placeholders and its rows as plain objects. */
export type RunSql = <Row = Record<string, unknown>>(text: string, params?: readonly unknown[]) => Promise<Row[]>;

/** One open transaction. */
export interface Transaction {
  sql: RunSql;
  /** The ORM's view of the same transaction; made on first use, so that pure SQL actions do not pay for it. */
  readonly em: EntityManager;
  /** Runs a part that may be undone alone. */
  savepoint<T>(part: () => Promise<T>): Promise<T>;
  /**
   * A last statement that nothing after it reads, sent together with the commit: one exchange less while locks are held. Undone with
   * the transaction like any other; a savepoint that is undone later does not take it along.
   */
  atCommit(text: string, params: readonly (string | Date)[]): void;
  /** Writes what the entity manager holds, when it was used. */
  flush(): Promise<void>;
}

/** The database as the product sees it: reads on plain rows, writes in transactions. */
export interface Database {
  pool: pg.Pool;
  orm: MikroORM;
  /** One read on a pooled connection (the replica when one is configured), as a named prepared statement. */
  read: RunSql;
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** SQLSTATEs that mean "nothing happened, try again": serialization failure and deadlock. */
const RETRYABLE = new Set(['40001', '40P01']);
/** Lost or refused connections and shutdowns: the caller may retry with the same key. */
const UNAVAILABLE = /^(08|57P|53)|^(ECONNREFUSED|ECONNRESET|EPIPE)$/;
const MAX_ATTEMPTS = 5;

export function openDatabase(pool: pg.Pool, orm: MikroORM, replicaUrl?: string): Database {
  const readPool = replicaUrl ? openPool(replicaUrl) : pool;
  return {
    pool,
    orm,
    read: (text, params = []) => query(readPool, text, params),
    transaction: (work) => withRetries(() => once(pool, orm, work)),
    close: async () => {
      if (readPool !== pool) await readPool.end();
      await orm.close(true);
      await pool.end();
    },
  };
}

const names = new Map<string, string>();

function statementName(text: string): string {
  let name = names.get(text);
  if (!name) {
    name = createHash('sha1').update(text).digest('base64url');
    // Texts are composed from fixed parts; the bound keeps a mistake from growing the map for ever.
    if (names.size < 5_000) names.set(text, name);
  }
  return name;
}

async function query<Row>(on: pg.Pool | pg.PoolClient, text: string, params: readonly unknown[]): Promise<Row[]> {
  try {
    const result = await on.query({ name: statementName(text), text, values: params as unknown[] });
    return result.rows as Row[];
  } catch (error) {
    throw translate(error);
  }
}

async function once<T>(pool: pg.Pool, orm: MikroORM, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const client = await pool.connect().catch((error: unknown) => {
    throw translate(error);
  });
  let em: EntityManager | undefined;
  let savepoints = 0;
  const last: string[] = [];
  let broken: Error | undefined;
  // A connection that dies while checked out reports it as an event; the query in flight rejects as well.
  const onError = (error: Error) => {
    broken = error;
  };
  client.on('error', onError);
  const tx: Transaction = {
    sql: (text, params = []) => query(client, text, params),
    get em() {
      em ??= entityManagerOn(orm, client);
      return em;
    },
    savepoint: async (part) => {
      const name = `part_${++savepoints}`;
      await client.query(`savepoint ${name}`);
      try {
        const result = await part();
        await em?.flush();
        return result;
      } catch (error) {
        await client.query(`rollback to savepoint ${name}`);
        em?.clear();
        throw error;
      }
    },
    atCommit: (text, params) => {
      last.push(withLiterals(text, params));
    },
    flush: async () => {
      await em?.flush();
    },
  };
  try {
    await client.query('begin');
    const result = await work(tx);
    await em?.flush();
    // Several statements in one message: an error in one ends the message, so nothing is committed after it.
    await client.query([...last, 'commit'].join(';'));
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw translate(error);
  } finally {
    client.off('error', onError);
    client.release(broken);
  }
}

/** The statement with its values written into it, for messages of several statements, which take no parameters. */
function withLiterals(text: string, params: readonly (string | Date)[]): string {
  return text.replace(/\$(\d+)/g, (_, number: string) => {
    const value = params[Number(number) - 1]!;
    return pg.escapeLiteral(value instanceof Date ? value.toISOString() : value);
  });
}

async function withRetries<T>(attempt: () => Promise<T>): Promise<T> {
  for (let number = 1; ; number++) {
    try {
      return await attempt();
    } catch (error) {
      if (number >= MAX_ATTEMPTS || !RETRYABLE.has(sqlState(error) ?? '')) throw error;
      await new Promise((resolve) => setTimeout(resolve, 2 ** number * 5 * (0.5 + Math.random())));
    }
  }
}

/** The SQLSTATE (or network code) of an error, also when the ORM has wrapped it. */
export function sqlState(error: unknown): string | undefined {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  if (typeof code === 'string') return code;
  return cause ? sqlState(cause) : undefined;
}

const constraintCodes = new Map<string, string>();

/** Names the refusal that a unique, foreign or check constraint stands for, e.g. stores_cnpj_unique → STORE_CNPJ_TAKEN. */
export function defineConstraintErrors(table: Record<string, string>): void {
  for (const [constraint, code] of Object.entries(table)) constraintCodes.set(constraint, code);
}

function translate(error: unknown): unknown {
  if (error instanceof AppError) return error;
  const state = sqlState(error) ?? '';
  const { constraint, message } = error as { constraint?: string; message?: string };
  // A database function refuses by raising one of our codes; its detail is the parameter `detail`.
  if (state === 'P0001' && message && isErrorCode(message)) return new AppError(message, { detail: (error as { detail?: string }).detail });
  const named = constraint ?? /constraint "([^"]+)"/.exec(message ?? '')?.[1];
  const code = named && constraintCodes.get(named);
  if (code) return new AppError(code);
  if (UNAVAILABLE.test(state) || /Connection terminated|timeout exceeded when trying to connect/.test(message ?? ''))
    return new AppError('SERVICE_UNAVAILABLE');
  if (state === '22003') return new AppError('INPUT_INVALID', { text: 'Valor fora do limite permitido' });
  return error;
}
