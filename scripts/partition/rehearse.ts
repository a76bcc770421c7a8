import pg from 'pg';
import { invariants } from '../invariants.ts';
import { type Phase, partition } from './convert.ts';
import { contentDifferences, type Refusal, refusals } from './proofs.ts';
import { hotQuestions, readParts, timed } from './questions.ts';

interface Options {
  /** Middle times come of rounds × times. */
  rounds: number;
  times: number;
}

/** One question asked of both forms: milliseconds, and the partitions that were read of all there are. */
interface Measured {
  title: string;
  whole: number;
  cut: number;
  read: string[];
  all: number | null;
}

export interface Rehearsal {
  phases: Phase[];
  /** Tables whose contents changed. */
  differences: string[];
  refusals: Refusal[];
  measured: Measured[];
  /** Truths of db:check that hold of the whole form at the end, after the same sales, and not of the cut one. */
  broken: string[];
}

/**
 * Copies a database twice beside it, cuts one of the copies into months, compares both, measures both, and drops them. Nobody may be
 * connected to the database meanwhile; the role has to be allowed to create databases.
 */
export async function rehearse(url: string, { rounds, times }: Options): Promise<Rehearsal> {
  const source = new URL(url).pathname.slice(1);
  const names = { whole: `ensaio_${process.pid}_inteira`, cut: `ensaio_${process.pid}_meses` };
  const at = (name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;
  const admin = new pg.Client({ connectionString: at('postgres') });
  await admin.connect();
  const clients: pg.Client[] = [];
  const open = async (name: string) => {
    const client = new pg.Client({ connectionString: at(name) });
    clients.push(client);
    await client.connect();
    await client.query('set statement_timeout = 0');
    return client;
  };
  try {
    for (const name of Object.values(names)) await admin.query(`create database "${name}" template "${source}"`);
    const whole = await open(names.whole);
    const cut = await open(names.cut);
    await whole.query('vacuum (analyze)');
    // The benchmark's own functions answer rows of the whole table.
    await cut.query('drop schema if exists bench cascade');
    const phases = await partition(cut);
    const differences = await contentDifferences(whole, cut);
    let notes = Date.now() * 100;
    const nextNote = () => String(++notes);
    const refused = await refusals(whole, cut, nextNote());
    const measured: Measured[] = [];
    for (const question of await hotQuestions(whole, nextNote)) {
      const taken = await timed(whole, cut, question, rounds, times);
      const parts = question.writes ? { read: [], all: null } : await readParts(cut, question);
      measured.push({ title: question.title, ...taken, ...parts });
    }
    const broken: string[] = [];
    for (const { name, sql } of invariants) {
      const holds = async (client: pg.Client) => (await client.query(sql)).rows.length === 0;
      if (!(await holds(cut)) && (await holds(whole))) broken.push(name);
    }
    return { phases, differences, refusals: refused, measured, broken };
  } finally {
    for (const client of clients) await client.end();
    for (const name of Object.values(names)) await admin.query(`drop database if exists "${name}" with (force)`);
    await admin.end();
  }
}
