import type pg from 'pg';
import { AppError } from '../errors/app-error.ts';
import { openPool, type PoolOptions } from './pool.ts';
import type { RunSql } from './run-sql.ts';

/** A streaming replica that tracks its replay position. */
export interface Replica {
  /** A read on the replica; on the primary when the replica is unreachable or cancelled it. */
  sql: RunSql;
  /** The analysts' own connections, likewise. */
  analyse: RunSql;
  /** Whether the replica has everything committed up to this instant of the primary's clock. False for null. */
  hasSeen(since: Date | null): boolean;
  close(): Promise<void>;
}

interface Parts {
  primary: pg.Pool;
  url: string;
  /** Runs a statement on a pool; refuses with SERVICE_UNAVAILABLE when the connection is lost. */
  run: Run;
  /** The same for an analyst's query. */
  runAnalyst: Run;
  /** Where analysts read in the meantime. */
  analysePrimary: RunSql;
  analysts: PoolOptions;
}

type Run = (on: pg.Pool, text: string, params: readonly unknown[]) => Promise<unknown[]>;

/** How often its position is polled. */
const TICK_MS = 200;
/** A replica further behind than this is not read. */
const MOST_BEHIND_MS = 10_000;
/** The position is marked at commit, which may itself take this much longer. */
const COMMIT_MS = 2_000;

/** The primary's position at an instant of its clock. */
interface Sample {
  at: Date;
  lsn: string;
  takenAt: number;
}

/** Reads from a replica and polls its position; until the first answer it counts as unavailable. */
export function openReplica({ primary, url, run, runAnalyst, analysePrimary, analysts }: Parts): Replica {
  const pool = openPool(url, { pooler: analysts.pooler });
  const analystPool = openPool(url, analysts);
  let waiting: Sample | undefined;
  let seen: Sample | undefined;
  const follow = async () => {
    waiting ??= await sampleOf(primary);
    // A server not in recovery is the primary itself or a detached copy; only the primary is known to be current.
    const { rows } = await pool.query<{ caught: boolean | null }>('select pg_last_wal_replay_lsn() >= $1::pg_lsn as caught', [waiting.lsn]);
    if (!rows[0]?.caught) return;
    seen = waiting;
    waiting = undefined;
  };
  const forget = () => {
    seen = undefined;
    waiting = undefined;
  };
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= follow()
      .catch(forget)
      .finally(() => {
        running = undefined;
      });
  }, TICK_MS);
  timer.unref();
  const reader = (on: pg.Pool, run: Run, otherwise: (text: string, params: readonly unknown[]) => Promise<unknown[]>): RunSql => {
    const read = async (text: string, params: readonly unknown[] = []) => {
      try {
        return await run(on, text, params);
      } catch (error) {
        if (!isLost(error)) throw error;
        forget();
        return otherwise(text, params);
      }
    };
    return read as RunSql;
  };
  const isCurrent = () => seen !== undefined && performance.now() - seen.takenAt < MOST_BEHIND_MS;
  const analyseThere = reader(analystPool, runAnalyst, analysePrimary);
  return {
    sql: reader(pool, run, (text, params) => run(primary, text, params)),
    analyse: (text, params) => (isCurrent() ? analyseThere(text, params) : analysePrimary(text, params)),
    hasSeen: (since) => since !== null && isCurrent() && since.getTime() + COMMIT_MS < seen!.at.getTime(),
    close: async () => {
      clearInterval(timer);
      await running;
      await pool.end();
      await analystPool.end();
    },
  };
}

async function sampleOf(primary: pg.Pool): Promise<Sample> {
  const takenAt = performance.now();
  const { rows } = await primary.query<{ at: Date; lsn: string }>(
    'select clock_timestamp() as at, pg_current_wal_insert_lsn()::text as lsn',
  );
  return { ...rows[0]!, takenAt };
}

/** Lost connections, and statements the replica cancelled because they conflicted with replay. */
const isLost = (error: unknown) =>
  (error instanceof AppError && error.kind === 'unavailable') || (error as { code?: unknown } | null)?.code === '40001';
