import pg from 'pg';
import { parseInstant } from './instants.ts';

const { builtins } = pg.types;

/**
 * How PostgreSQL values are mapped for every reader: bigint to number (ids and counts stay below 2^53), numeric to decimal text (never a
 * float), date to 'YYYY-MM-DD' (a calendar day has no zone), timestamptz to Date.
 */
const types = new pg.TypeOverrides();
types.setTypeParser(builtins.INT8, (text: string) => Number(text));
types.setTypeParser(builtins.DATE, (text: string) => text);
types.setTypeParser(builtins.TIMESTAMPTZ, parseInstant);

/** Time limit for a new connection, or for a turn on a full pool. */
const CONNECT_TIMEOUT_MS = 10_000;
/** The server ends a statement by its own time-out; this much later the connection counts as dead. */
export const ANSWER_GRACE_MS = 10_000;
const KEEP_ALIVE_MS = 10_000;

/**
 * A connection that cannot crash the process: one returned after a failure may emit another error with no listener. Anyone awaiting a query
 * still gets the error.
 */
export class QuietClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => {});
  }
}

/** Prepares nothing: pgbouncer before 1.21 gives each transaction another session, where the statement name is unknown. */
class UnpreparedClient extends QuietClient {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const query = this.query.bind(this) as (...args: unknown[]) => unknown;
    this.query = ((asked: unknown, ...rest: unknown[]) => query(withoutName(asked), ...rest)) as typeof this.query;
  }
}

const withoutName = (asked: unknown) =>
  typeof asked === 'object' && asked !== null && 'name' in asked && 'text' in asked ? { ...asked, name: undefined } : asked;

const STATEMENT_TIMEOUT_MS = 15_000;
const SESSION_TIMEOUTS = { lock_timeout: 4_000, idle_in_transaction_session_timeout: 15_000 };

/** pgbouncer or similar in transaction mode between this process and PostgreSQL: session settings are lost. */
export interface Pooler {
  /** Whether it supports named statements (pgbouncer 1.21 and later, with max_prepared_statements). */
  prepares: boolean;
}

export interface PoolOptions {
  max?: number;
  /** 0: no limit. */
  statementTimeoutMs?: number;
  pooler?: Pooler;
}

/**
 * Opens a pool with the project's value mapping and time-outs (design: reliability, lock order and time-outs). A silently dropped
 * connection never answers, so every wait has a limit on this side too. Behind a pooler the role's time-outs apply (keepTimeouts), whatever
 * is requested here.
 */
export function openPool(
  connectionString: string,
  { max = 20, statementTimeoutMs = STATEMENT_TIMEOUT_MS, pooler }: PoolOptions = {},
): pg.Pool {
  const timeouts = Object.entries({ statement_timeout: statementTimeoutMs, ...SESSION_TIMEOUTS });
  const pool = new pg.Pool({
    connectionString,
    Client: pooler?.prepares === false ? UnpreparedClient : QuietClient,
    max,
    types,
    ...(pooler ? {} : { options: timeouts.map(([name, value]) => `-c ${name}=${value}`).join(' ') }),
    application_name: 'fidelidade',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: statementTimeoutMs ? statementTimeoutMs + ANSWER_GRACE_MS : undefined,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  });
  // The pool replaces an idle connection that the server dropped; without a listener the event would end the process.
  pool.on('error', () => {});
  return pool;
}

/**
 * Stores a session's time-outs as defaults of the connected role in the connected database, for sessions that a pooler opens. Needs a
 * direct connection; a role may set its own.
 */
export async function keepTimeouts(client: pg.ClientBase): Promise<void> {
  for (const [name, value] of Object.entries({ statement_timeout: STATEMENT_TIMEOUT_MS, ...SESSION_TIMEOUTS }))
    await client.query(
      `do $$ begin execute format('alter role current_user in database %I set ${name} = ${value}', current_database()); end $$`,
    );
}

/** Whether sessions of this pool end a statement that takes too long. */
export async function hasTimeouts(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ own: boolean }>("select setting::int > 0 as own from pg_settings where name = 'statement_timeout'");
  return rows[0]!.own;
}
