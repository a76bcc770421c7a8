import { setTimeout as pause } from 'node:timers/promises';
import { seededRandom } from '../../server/demo/random.ts';
import { type Journal, newJournal } from './client.ts';
import { type Fault, inflictAll, planFaults } from './faults.ts';
import { playAll } from './load.ts';
import { newModel } from './model.ts';
import { type Planted, plant } from './planted.ts';
import { openRig, type Rig } from './rig.ts';
import { type Findings, verifyLive, verifyWhole } from './verify.ts';
import { buildWorld, type Size } from './world.ts';

interface Options {
  folder: string;
  seed: number;
  /** How long clients ask; what they asked is waited for afterwards. */
  seconds: number;
  clients: number;
  short: boolean;
  planted?: Planted;
  write: (line: string) => void;
}

/** What a drill came to. */
export interface Outcome {
  /** Of load, or until the first finding of a planted mistake. */
  seconds: number;
  journal: Journal;
  faults: Map<Fault, number>;
  lostCommits: number;
  recoveries: { api: number[]; worker: number[]; database: number[]; jobsMs: number };
  findings: Findings;
}

const WHOLE_SECONDS = 150;
const WHOLE: Size = { sellers: 900, consumers: 1_500, racers: 90, corrections: 200 };
const SHORT: Size = { sellers: 120, consumers: 200, racers: 24, corrections: 20 };
const ABORT_RATE = 0.02;
const LOOK_MS = 1_500;
const CALM_MS = 120_000;

/** Builds a world, breaks it under load by the plan of its seed, waits until nothing moves, and compares. */
export async function runDrill({ folder, seed, seconds, clients, short, planted, write }: Options): Promise<Outcome> {
  const run = `prova${seed}`;
  const prepared = await openRig({ folder, preload: planted?.preload });
  try {
    const world = await buildWorld(prepared.directUrl(), short ? SHORT : WHOLE);
    const rig = await prepared.startUnits();
    if (planted) await plant(rig.sql, planted);
    write(`${clients} clients for ${seconds} s${planted ? `, planted: ${planted.name}` : ''}`);
    const model = newModel();
    for (const { id, points } of [...world.sellers, ...world.crowded, ...world.racers]) model.moves(`SELLER:${id}`, points);
    const journal = newJournal();
    const random = seededRandom(seed);
    const faults = planFaults(random, seconds / WHOLE_SECONDS);
    const started = Date.now();
    let found: Findings = new Map();
    let isOver = false;
    const isClosing = () => isOver || Date.now() - started > seconds * 1_000;
    const playing = playAll({ rig, world, model, journal, seed, run, clients, abortRate: ABORT_RATE, isClosing, isOver: () => isOver });
    const breaking = inflictAll(rig, random, faults, seconds * 1_000);
    if (planted)
      while (!isClosing() && found.size === 0) {
        await pause(LOOK_MS);
        found = await verifyLive(rig.sql, journal, run);
      }
    const lasted = (Date.now() - started) / 1_000;
    isOver = found.size > 0;
    const outcome = (counts: Map<Fault, number>, findings: Findings, jobsMs: number, took: number): Outcome => ({
      seconds: took,
      journal,
      faults: counts,
      lostCommits: rig.wire.lostCommitAnswers(),
      recoveries: {
        api: rig.apis.flatMap(({ recoveries }) => recoveries),
        worker: rig.worker.recoveries,
        database: rig.databaseRecoveries,
        jobsMs,
      },
      findings,
    });
    if (planted && found.size > 0) {
      // Whatever is still being broken or asked ends with the rig.
      void Promise.allSettled([playing, breaking]);
      return outcome(new Map(), found, 0, lasted);
    }
    const counts = await breaking;
    await playing;
    const took = (Date.now() - started) / 1_000;
    const jobsMs = await calm(rig);
    const findings = await verifyWhole(rig.sql, journal, model, run);
    if (rig.fallen.length > 0) findings.set('processes that ended by themselves', rig.fallen.join(', '));
    return outcome(counts, findings, jobsMs, took);
  } finally {
    await prepared.stop();
  }
}

/** Waits until the worker has nothing left to do; answers how long it took. */
async function calm(rig: Rig): Promise<number> {
  const started = Date.now();
  while (Date.now() - started < CALM_MS) {
    const [left] = await rig.sql<{ n: number }>(
      `select count(*)::int as n from pgboss.job j where name not like '\\_\\_%' and name <> 'dead-letters'
         and (state = 'active' or (state in ('created', 'retry') and start_after < now() + interval '90 seconds'))
         and name not in (select s.name from pgboss.schedule s)`,
    );
    if (left!.n === 0) break;
    await pause(250);
  }
  return Date.now() - started;
}
