import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { AppError, isErrorCode } from '../errors/app-error.ts';
import { withLiterals } from './literals.ts';
import { entityManagerOn } from './orm.ts';
import { ANSWER_GRACE_MS, openPool, type Pooler } from './pool.ts';
import { openReplica, type Replica } from './replica.ts';
import type { RunSql } from './run-sql.ts';
import { type LookUp, rowsOfKeys, sharedLooks } from './shared-looks.ts';
import { statementName } from './statement-name.ts';

export type { RunSql };

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

/** The database as the product sees it: reads on plain rows, writes in transactions. */
export interface Database {
  pool: pg.Pool;
  orm: MikroORM;
  /** One read on a pooled connection, as a named prepared statement. */
  read: RunSql;
  /**
   * The same on few connections of their own with a shorter time-out, so that heavy questions never take the screens' place: of the
   * replica, while there is one that is at most some seconds behind.
   */
  analyse: RunSql;
  /** Where requests read that may: those who have written lately must find their own writes. */
  replica?: Replica;
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** SQLSTATEs that mean "nothing happened, try again": serialization failure and deadlock. */
const RETRYABLE = new Set(['40001', '40P01']);
/**
 * Lost or refused connections, shutdowns, full disks, and locks not won in time: nothing was done, or nobody knows, and the caller may
 * retry with the same key.
 */
const UNAVAILABLE =
  /^(08|57P|53)|^(55P03|25P0[34]|58030)$|^E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN|NOTFOUND)$/;
/** The driver's own words for the same, which carry no code. */
const UNAVAILABLE_TEXT = /Connection terminated|timeout exceeded when trying to connect|Query read timeout|not queryable|timeout expired/;
/** No room, or no answer from a disk, also when a library has wrapped it. */
const DISK_AWAY = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EROFS']);
const ANSWER_TIMEOUT = 'Query read timeout';
const MAX_ATTEMPTS = 5;
const ANALYST_CONNECTIONS = 4;
const ANALYST_TIMEOUT_MS = 10_000;

interface DatabaseOptions {
  replicaUrl?: string;
  /** What stands in front of the pool's server, and of the replica's. */
  pooler?: Pooler;
}

export function openDatabase(pool: pg.Pool, orm: MikroORM, { replicaUrl, pooler }: DatabaseOptions = {}): Database {
  const few = { max: ANALYST_CONNECTIONS, statementTimeoutMs: ANALYST_TIMEOUT_MS, pooler };
  const analysts = openPool(pool.options.connectionString!, few);
  // Behind a pooler a session keeps no time-out of its own, a transaction does.
  const runAnalyst: RunOn = pooler ? (on, text, params) => within(on, orm, ANALYST_TIMEOUT_MS, text, params) : query;
  const analyse: RunSql = (text, params = []) => runAnalyst(analysts, text, params);
  const read: RunSql = (text, params = []) => query(pool, text, params);
  const together = sharedLooks(read);
  const replica = replicaUrl
    ? openReplica({ primary: pool, url: replicaUrl, run: query, runAnalyst, analysePrimary: analyse, analysts: few })
    : undefined;
  return {
    pool,
    orm,
    ...(replica ? { replica } : {}),
    analyse: replica?.analyse ?? analyse,
    read,
    transaction: (work) => withRetries(() => once(pool, orm, work, together)),
    close: async () => {
      await analysts.end();
      await replica?.close();
      await orm.close(true);
      await pool.end();
    },
  };
}

type RunOn = <Row>(on: pg.Pool, text: string, params: readonly unknown[]) => Promise<Row[]>;

/** One statement in a transaction with a time-out of its own. */
function within<Row>(on: pg.Pool, orm: MikroORM, timeoutMs: number, text: string, params: readonly unknown[]): Promise<Row[]> {
  return once(on, orm, async (tx) => {
    await tx.sql("select set_config('statement_timeout', $1, true)", [String(timeoutMs)]);
    return tx.sql<Row>(text, params);
  });
}

async function query<Row>(on: pg.Pool | pg.PoolClient, text: string, params: readonly unknown[], timeoutMs?: number): Promise<Row[]> {
  try {
    const result = await on.query({ name: statementName(text), text, values: params as unknown[], ...answerWithin(timeoutMs) });
    return result.rows as Row[];
  } catch (error) {
    throw translate(error);
  }
}

/** The driver's limit for one answer, where it is another than the pool's; its types do not know it. */
const answerWithin = (timeoutMs: number | undefined) => (timeoutMs ? { query_timeout: timeoutMs } : {});

async function once<T>(pool: pg.Pool, orm: MikroORM, work: (tx: Transaction) => Promise<T>, together?: LookUp): Promise<T> {
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
    sql: async (text, params = []) => query(await begun(), text, params, timeoutMs),
    look: async (text, params = []) => query(await line.client(), text, params, timeoutMs),
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
    if ((error as Error).message === ANSWER_TIMEOUT || (error as Error).cause === ANSWER_TIMEOUT) line.lose(error as Error);
    else await line.rollback();
    throw translate(error);
  } finally {
    line.release();
  }
}

/** A connection that is taken at its first use and a transaction that begins when it is asked for. */
function lazyLine(pool: pg.Pool) {
  let client: Promise<pg.PoolClient> | undefined;
  let taken: pg.PoolClient | undefined;
  let begun: Promise<pg.PoolClient> | undefined;
  let broken: Error | undefined;
  // A connection that dies while checked out reports it as an event; the query in flight rejects as well.
  const lose = (error: Error) => {
    broken = error;
  };
  const take = async () => {
    taken = await pool.connect().catch((error: unknown) => {
      throw translate(error);
    });
    taken.on('error', lose);
    return taken;
  };
  const begin = async () => {
    const on = await line.client();
    await on.query('begin');
    return on;
  };
  const line = {
    client: () => (client ??= take()),
    begun: () => (begun ??= begin()),
    get hasBegun() {
      return begun !== undefined;
    },
    get isTaken() {
      return client !== undefined;
    },
    /** The connection is not to be used again. */
    lose,
    rollback: async () => {
      if (begun && taken && !broken) await taken.query('rollback').catch(lose);
    },
    release: () => {
      taken?.off('error', lose);
      taken?.release(broken);
    },
  };
  return line;
}

/** The cause says whether it was the answer that never came, so that nothing more is asked of that connection. */
function unavailable(message: string | undefined): AppError {
  const error = new AppError('SERVICE_UNAVAILABLE');
  if (message === ANSWER_TIMEOUT) error.cause = ANSWER_TIMEOUT;
  return error;
}

async function withRetries<T>(attempt: () => Promise<T>): Promise<T> {
  for (let number = 1; ; number++) {
    try {
      return await attempt();
    } catch (error) {
      if (!RETRYABLE.has(sqlState(error) ?? '')) throw error;
      if (number >= MAX_ATTEMPTS) throw new AppError('SERVICE_UNAVAILABLE');
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

/** Whether an error says that the database or a disk is away for now, so that the same may go well later. */
export function isOutage(error: unknown): boolean {
  if (error instanceof AppError) return error.kind === 'unavailable';
  for (let inner = error as { code?: unknown; cause?: unknown } | undefined; inner; inner = inner.cause as typeof inner)
    if (DISK_AWAY.has(String(inner.code))) return true;
  return UNAVAILABLE.test(sqlState(error) ?? '') || UNAVAILABLE_TEXT.test((error as Error | undefined)?.message ?? '');
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
  if (RETRYABLE.has(state)) return error;
  if (isOutage(error)) return unavailable(message);
  if (state === '57014') return new AppError('STATEMENT_TIMEOUT');
  if (state === '22003') return new AppError('INPUT_INVALID', { text: 'Valor fora do limite permitido' });
  return error;
}
