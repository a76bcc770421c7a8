import type pg from 'pg';
import { translate } from './database-errors.ts';

/** A connection on which a transaction begins when it is asked for. */
export function lazyLine(pool: pg.Pool) {
  let taken: pg.PoolClient | undefined;
  let begun: Promise<pg.PoolClient> | undefined;
  let broken: Error | undefined;
  // A connection that dies while checked out reports it as an event; the query in flight rejects as well.
  const lose = (error: Error) => {
    broken = error;
  };
  const begin = async () => {
    taken = await pool.connect().catch((error: unknown) => {
      throw translate(error);
    });
    taken.on('error', lose);
    await taken.query('begin');
    return taken;
  };
  return {
    begun: () => (begun ??= begin()),
    get hasBegun() {
      return begun !== undefined;
    },
    /** The connection is not to be used again. */
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
