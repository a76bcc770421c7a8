import { type BenchDatabase, openBenchCopy, openBenchDatabase } from './build.ts';
import { openArena } from './contestants.ts';
import { growth, type Sized } from './growth.ts';
import type { Options } from './measure.ts';
import { measuringStaff, openOwnPool, settled } from './session.ts';

/** Benchmarks that start several products at once, each with nothing else running. */
type Timing = Omit<Options, 'settle'>;

/** Sales recorded by a run change a small database noticeably; a large one stays much the same, and its copy would fill the disk. */
const COPIED_BELOW = 1_000_000;

/** P12 over databases of these sizes, smallest first; each is built when missing (.data/bench-postgres). */
export async function growthLines(sizes: number[], timing: Timing): Promise<string[]> {
  return apart(
    sizes.toSorted((a, b) => a - b),
    (postings) => (postings < COPIED_BELOW ? openBenchCopy(postings) : openBenchDatabase(postings)),
    (opened, options) => growth(opened, options),
    timing,
  );
}

/** Opens a product per size, measures, and closes everything, even after a failure. */
async function apart(
  sizes: number[],
  open: (postings: number) => Promise<BenchDatabase>,
  ask: (opened: Sized[], options: Options) => Promise<string[]>,
  timing: Timing,
): Promise<string[]> {
  const databases: (BenchDatabase & { drop?: () => Promise<void> })[] = [];
  const opened: Sized[] = [];
  try {
    for (const postings of sizes) {
      const database = await open(postings);
      databases.push(database);
      const pool = openOwnPool(database.url);
      const arena = await openArena(database.url, { postgraphile: false, worker: false });
      opened.push({ postings, arena, pool, token: await measuringStaff(pool) });
    }
    const settle = async () => {
      for (const { pool } of opened) await settled(pool);
    };
    return await ask(opened, { ...timing, settle });
  } finally {
    // They share one server.
    for (const { arena } of opened) arena.stop();
    for (const { pool } of opened) await pool.end();
    for (const { drop } of databases) await drop?.();
    for (const { stop } of databases) await stop();
  }
}
