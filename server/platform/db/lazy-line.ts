import type pg from 'pg';
import { noteOnSpan } from '../tracing/tracing.ts';
import { translate } from './database-errors.ts';
import { inStatementSpan } from './run-statement.ts';

/** A connection whose transaction starts on first use. */
export function lazyLine(pool: pg.Pool) {
  let taken: pg.PoolClient | undefined;
  let begun: Promise<pg.PoolClient> | undefined;
  let broken: Error | undefined;
  // A connection that dies while checked out also emits an error event; the query in flight rejects as well.
  const lose = (error: Error) => {
    broken = error;
  };
  const begin = async () => {
    const asked = performance.now();
    taken = await pool.connect().catch((error: unknown) => {
      throw translate(error);
    });
    noteOnSpan({ 'db.pool.wait_ms': Math.round(performance.now() - asked) });
    taken.on('error', lose);
    const client = taken;
    await inStatementSpan('begin', () => client.query('begin'));
    return client;
  };
  return {
    begun: () => (begun ??= begin()),
    get hasBegun() {
      return begun !== undefined;
    },
    /** The connection must not be reused. */
    lose,
    rollback: async () => {
      if (taken && !broken) await taken.query('rollback').catch(lose);
    },
    release: () => {
      taken?.off('error', lose);
      taken?.release(broken);
    },
  };
}
