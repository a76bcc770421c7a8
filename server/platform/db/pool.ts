import pg from 'pg';

const { builtins } = pg.types;

/**
 * How values leave PostgreSQL, the same for every reader: bigint as number (ids and counts stay below 2^53), numeric as
 * decimal text (never a float), date as 'YYYY-MM-DD' (a calendar day has no zone), timestamptz as Date.
 */
const types = new pg.TypeOverrides();
types.setTypeParser(builtins.INT8, (text: string) => Number(text));
types.setTypeParser(builtins.DATE, (text: string) => text);

/** Opens a pool with the project's value mapping and server-side time-outs (design: reliability, lock order and time-outs). */
export function openPool(connectionString: string, { max = 20, statementTimeoutMs = 15_000 } = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    types,
    options: `-c statement_timeout=${statementTimeoutMs} -c lock_timeout=4000 -c idle_in_transaction_session_timeout=15000`,
    application_name: 'fidelidade',
  });
  // An idle connection dropped by the server is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  return pool;
}
