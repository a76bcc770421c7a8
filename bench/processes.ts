import os from 'node:os';
import { getIntrospectionQuery } from 'graphql';
import type pg from 'pg';
import type { Arena } from './contestants.ts';
import { type Ask, type Contestant, compare, cycle, middle, type Options, overHttp } from './measure.ts';
import { serverTimes, spentSince, timesOf } from './processor-time.ts';
import { readQuestions } from './reads.ts';
import { saleQuestion } from './writes.ts';

const GOAL = 1.7;
const LOOK_MS = 100;

/** What one request cost, in milliseconds of processor time. */
interface Cost extends Waits {
  api: number;
  postgres: number;
  load: number;
}

/** Shares of the sessions at work that waited: for a row or another's transaction, for a latch of the server itself, for the disk. */
interface Waits {
  locks: number;
  latches: number;
  disk: number;
  /** The latch that most waited for; '' when none did. */
  latch: string;
}

interface Parts {
  /** Two products over one database. */
  arenas: [Arena, Arena];
  pool: pg.Pool;
  token: string;
  postings: number;
  options: Options;
}

/**
 * P13: one api process against two over the same database, in turn. Where everything shares a few cores the rate alone says little, so
 * each line tells what a request took of each part, what the cores of this machine allow at most, and what cores to spare would.
 */
export async function twoProcesses({ arenas, pool, token, postings, options }: Parts): Promise<string[]> {
  const introspection = (arena: Arena): Ask => ({
    url: `${arena.product}/graphql`,
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: getIntrospectionQuery() }),
  });
  const page = (arena: Arena) => asking(readQuestions(arena, token, postings).find(({ id }) => id === 'P1')!.contestants);
  const sales = await Promise.all(arenas.map((arena) => saleQuestion(arena, pool, token)));
  const questions: { id: string; title: string; next: (arena: Arena) => () => Ask }[] = [
    { id: 'P13 page', title: 'page of a network with its exact total', next: page },
    { id: 'P13 sale', title: 'record a sale of three items', next: (arena) => asking(sales[arenas.indexOf(arena)]!.contestants) },
    { id: 'P13 constant', title: 'the whole schema described, without the database', next: (arena) => cycle([introspection(arena)]) },
  ];
  const lines: string[] = [];
  for (const { id, title, next } of questions) {
    const costs = new Map<string, Cost[]>();
    const contestant = (name: string, used: Arena[]): Contestant => ({
      name,
      run: async (seconds, clients) => {
        const watched = watch(pool);
        const pids = used.map(({ productPid }) => productPid);
        const before = { api: timesOf(pids), postgres: await serverTimes(pool), load: process.cpuUsage() };
        const samples = await Promise.all(used.map((arena) => overHttp(name, next(arena), seconds, Math.ceil(clients / used.length))));
        const perSecond = samples.reduce((sum, sample) => sum + sample.perSecond, 0);
        const requests = samples.reduce((sum, sample) => sum + sample.requests, 0);
        const load = process.cpuUsage(before.load);
        const cost: Cost = {
          api: spentSince(before.api, timesOf(pids)) / requests,
          postgres: spentSince(before.postgres, await serverTimes(pool)) / requests,
          load: (load.user + load.system) / 1000 / requests,
          ...(await watched()),
        };
        costs.set(name, [...(costs.get(name) ?? []), cost]);
        return { perSecond, p50: Math.max(...samples.map(({ p50 }) => p50)), p99: Math.max(...samples.map(({ p99 }) => p99)), requests };
      },
    });
    const results = await compare([contestant('one process', [arenas[0]]), contestant('two processes', [...arenas])], options);
    const [one, two] = results.map(({ name }) => middleCost(costs.get(name) ?? []));
    const reached = results[1]!.perSecond / results[0]!.perSecond;
    results.forEach(({ name, perSecond, p50, p99 }, at) => {
      const verdict = at === 0 ? '' : `; ${verdictOf(reached, one!, two!)}`;
      lines.push(
        `| ${at ? '' : id} | ${at ? '' : title} | ${name} | ${perSecond.toFixed(0)} | ${p50.toFixed(1)} | ${p99.toFixed(1)} | ${costText(at === 0 ? one! : two!)}${verdict} |`,
      );
    });
  }
  return lines;
}

/** The product's own contestant. */
function asking(contestants: Contestant[]): () => Ask {
  const product = contestants.find(({ name }) => name === 'GraphQL');
  if (!product || !('next' in product)) throw new Error('the product does not answer this question over HTTP');
  return product.next;
}

/** Looks at the sessions until it is asked for what it saw. */
function watch(pool: pg.Pool): () => Promise<Waits> {
  const seen = new Map<string, number>();
  let isOver = false;
  const looking = (async () => {
    while (!isOver) {
      const { rows } = await pool.query<{ what: string; n: number }>(
        `select coalesce(wait_event_type || ' ' || wait_event, 'working') as what, count(*)::int as n
         from pg_stat_activity where datname = current_database() and state = 'active' and pid <> pg_backend_pid() group by 1`,
      );
      for (const { what, n } of rows) seen.set(what, (seen.get(what) ?? 0) + n);
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  })();
  return async () => {
    isOver = true;
    await looking;
    const all = Math.max(
      1,
      [...seen.values()].reduce((sum, n) => sum + n, 0),
    );
    const of = (type: string) => [...seen].filter(([what]) => what.startsWith(`${type} `));
    const partOf = (found: [string, number][]) => found.reduce((sum, [, n]) => sum + n, 0) / all;
    const [latch] = of('LWLock').toSorted(([, one], [, other]) => other - one);
    return {
      locks: partOf(of('Lock')),
      latches: partOf(of('LWLock')),
      disk: partOf(of('IO')),
      latch: latch?.[0].slice('LWLock '.length) ?? '',
    };
  };
}

/** The warm-up's is the first and is left out. */
function middleCost(costs: Cost[]): Cost {
  const of = (name: Exclude<keyof Cost, 'latch'>) => middle(costs.slice(1).map((cost) => cost[name]));
  const latch = costs.findLast((cost) => cost.latch)?.latch ?? '';
  return {
    api: of('api'),
    postgres: of('postgres'),
    load: of('load'),
    locks: of('locks'),
    latches: of('latches'),
    disk: of('disk'),
    latch,
  };
}

const share = (part: number) => `${(part * 100).toFixed(0)} %`;

function costText({ api, postgres, load, locks, latches, disk, latch }: Cost): string {
  const times = `${api.toFixed(2)} ms of the api, ${postgres.toFixed(2)} of PostgreSQL, ${load.toFixed(2)} of the load a request`;
  return `${times}; waiting for locks ${share(locks)}, latches ${share(latches)}${latch && ` (${latch})`}, the disk ${share(disk)}`;
}

/**
 * A process is one core at most. On this machine all parts share its cores; elsewhere the second process doubles the rate, less by
 * what a request costs more in two and by what waits for locks more.
 */
function verdictOf(reached: number, one: Cost, two: Cost): string {
  const cores = os.availableParallelism();
  const shared = cores / (one.api + one.postgres + one.load);
  const here = Math.min(2 / one.api, shared) / Math.min(1 / one.api, shared);
  const spare = (2 * one.api * (1 - two.locks)) / (Math.max(one.api, two.api) * (1 - one.locks));
  const goal = `goal ${GOAL}: ${reached >= GOAL ? 'met' : here < GOAL ? 'not to be reached here' : 'missed'}`;
  return `${reached.toFixed(2)} × one process (${goal}); ${cores} cores allow ${here.toFixed(2)} ×; cores to spare ${spare.toFixed(2)} ×`;
}
