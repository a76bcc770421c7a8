import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { RunSql } from '../db/run-sql.ts';
import { AppError } from '../errors/app-error.ts';

interface Limit {
  name: string;
  /** Attempts allowed per window. */
  points: number;
  windowSeconds: number;
}

/** Counts attempts in PostgreSQL, shared by every process; in memory while the database is unavailable. */
export interface RateLimiter {
  /** Consumes one attempt, or as many points as it costs. Refuses: TOO_MANY_ATTEMPTS with the seconds to wait. */
  consume(key: string, cost?: number): Promise<void>;
  /** Clears a key's attempts in the caller's own transaction, e.g. after a correct password. */
  forget(sql: RunSql, key: string): Promise<void>;
}

const made = new WeakMap<pg.Pool, Map<string, RateLimiter>>();

/** The limiter of this name on this pool, created once. Consume before a transaction opens, never inside (see `Action.before`). */
export function rateLimiter(pool: pg.Pool, limit: Limit): RateLimiter {
  const limiters = made.get(pool) ?? new Map<string, RateLimiter>();
  made.set(pool, limiters);
  const limiter = limiters.get(limit.name) ?? makeLimiter(pool, limit);
  limiters.set(limit.name, limiter);
  return limiter;
}

function makeLimiter(pool: pg.Pool, { name, points, windowSeconds }: Limit): RateLimiter {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: windowSeconds,
    clearExpiredByTimeout: false,
    insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points, duration: windowSeconds }),
  });
  return {
    consume: async (key, cost = 1) => {
      try {
        await limiter.consume(key, cost);
      } catch (refused) {
        if (refused instanceof RateLimiterRes)
          throw new AppError('TOO_MANY_ATTEMPTS', { seconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) });
        throw refused;
      }
    },
    forget: async (sql, key) => {
      await sql('delete from rate_limits where key = $1', [limiter.getKey(key)]);
    },
  };
}
