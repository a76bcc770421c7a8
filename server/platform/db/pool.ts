import pg from 'pg';

const { builtins } = pg.types;

/**
 * How values leave PostgreSQL, the same for every reader: bigint as number (ids and counts stay below 2^53), numeric as
 * decimal text (never a float), date as 'YYYY-MM-DD' (a calendar day has no zone), timestamptz as Date.
 */
const types = new pg.TypeOverrides();
types.setTypeParser(builtins.INT8, (text: string) => Number(text));
types.setTypeParser(builtins.DATE, (text: string) => text);

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

/**
 * Opens a pool with the project's value mapping and time-outs (design: reliability, lock order and time-outs). A connection that is
 * cut without a word never answers, so each wait has an end on this side too.
 */
export function openPool(connectionString: string, { max = 20, statementTimeoutMs = 15_000 } = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    Client: QuietClient,
    max,
    types,
    options: `-c statement_timeout=${statementTimeoutMs} -c lock_timeout=4000 -c idle_in_transaction_session_timeout=15000`,
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
