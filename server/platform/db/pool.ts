import pg from 'pg';
import { parseInstant } from './instants.ts';

const { builtins } = pg.types;

/**
 * How values leave PostgreSQL, the same for every reader: bigint as number (ids and counts stay below 2^53), numeric as
 * decimal text (never a float), date as 'YYYY-MM-DD' (a calendar day has no zone), timestamptz as Date.
 */
const types = new pg.TypeOverrides();
types.setTypeParser(builtins.INT8, (text: string) => Number(text));
types.setTypeParser(builtins.DATE, (text: string) => text);
types.setTypeParser(builtins.TIMESTAMPTZ, parseInstant);

/** What a new connection, or a turn on a full pool, may take. */
const CONNECT_TIMEOUT_MS = 10_000;
/** The server ends a statement by its own time-out; past this much more it is the connection that is dead. */
export const ANSWER_GRACE_MS = 10_000;
const KEEP_ALIVE_MS = 10_000;

/**
 * A connection whose end never ends the process: one that was given back because it failed may say so once more, when nobody listens.
 * Whoever waits for an answer still gets the error.
 */
export class QuietClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => {});
  }
}

/** One that prepares nothing: a pooler before pgbouncer 1.21 gives each transaction another session, which would not know the name. */
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

/** pgbouncer, or another, in transaction mode between this process and PostgreSQL: what is set for a session is lost. */
export interface Pooler {
  /** Whether it keeps named statements (pgbouncer from 1.21 on, with max_prepared_statements). */
  prepares: boolean;
}

export interface PoolOptions {
  max?: number;
  /** 0: without an end. */
  statementTimeoutMs?: number;
  pooler?: Pooler;
}

/**
 * Opens a pool with the project's value mapping and time-outs (design: reliability, lock order and time-outs). A connection that is
 * cut without a word never answers, so each wait has an end on this side too. Behind a pooler the time-outs are the role's
 * (keepTimeouts), whatever was asked for here.
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
  // An idle connection dropped by the server is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  return pool;
}

/**
 * Makes the time-outs of a session those of the connected role in the connected database, for sessions that a pooler opens. To be
 * called over a direct connection; a role may set its own.
 */
export async function keepTimeouts(client: pg.ClientBase): Promise<void> {
  for (const [name, value] of Object.entries({ statement_timeout: STATEMENT_TIMEOUT_MS, ...SESSION_TIMEOUTS }))
    await client.query(
      `do $$ begin execute format('alter role current_user in database %I set ${name} = ${value}', current_database()); end $$`,
    );
}

/** Whether a session of this pool ends a statement that takes too long. */
export async function hasTimeouts(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ own: boolean }>("select setting::int > 0 as own from pg_settings where name = 'statement_timeout'");
  return rows[0]!.own;
}
