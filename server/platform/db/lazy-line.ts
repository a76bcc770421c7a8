import type pg from 'pg';
import { translate } from './database-errors.ts';

/** A connection that is taken at its first use and a transaction that begins when it is asked for. */
export function lazyLine(pool: pg.Pool) {
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
