import fs from 'node:fs';
import type pg from 'pg';

/** Milliseconds of processor time that each process has used so far; empty where the system does not tell (only Linux does here). */
export type Times = Map<number, number>;

export function timesOf(pids: number[]): Times {
  return new Map(pids.map((pid) => [pid, timeOf(pid)] as const).filter(([, time]) => time !== undefined)) as Times;
}

/** What was used since; a process that came meanwhile counts whole, one that went counts nothing. */
export function spentSince(before: Times, after: Times): number {
  return [...after].reduce((sum, [pid, time]) => sum + time - (before.get(pid) ?? 0), 0);
}

/** The sessions of a pool's database, and what the server runs for all: the writers of its log and of its pages. */
export async function serverTimes(pool: pg.Pool): Promise<Times> {
  const { rows } = await pool.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() or datname is null',
  );
  return timesOf(rows.map(({ pid }) => pid));
}

/** The kernel counts in hundredths of a second. */
const TICK_MS = 10;

function timeOf(pid: number): number | undefined {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name may hold spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return undefined;
  }
}
