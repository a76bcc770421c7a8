import { setTimeout as pause } from 'node:timers/promises';
import { type Random, seededRandom } from '../server/demo/random.ts';
import { type Journal, newJournal, type Patience, PROMISED } from './client.ts';
import { type Mix, playAll } from './load.ts';
import { newModel } from './model.ts';
import { type Planted, plant } from './planted.ts';
import { type Machine, openRig, type Rig } from './rig.ts';
import { type Findings, verifyLive, verifyWhole } from './verify.ts';
import { buildWorld, type Size, type World } from './world.ts';

/** What to break while clients work, and for how long. */
export interface Scenario {
  machine: Machine;
  seed: number;
  /**
   * How long clients send requests, known once everything is set up; requests in flight are awaited afterwards. Infinity: until `breaking`
   * ends.
   */
  seconds: () => number;
  clients: number;
  size: Size;
  /** Breaks things for at most that many milliseconds; resolves when everything is whole again, with the count of each fault. */
  breaking: (rig: Rig, random: Random, milliseconds: number, seen: Seen) => Promise<Map<string, number>>;
  planted?: Planted;
  mix?: Mix;
  /** How often a client hangs up midway. */
  abortRate?: number;
  /** The product's promised limit by default. */
  patience?: Patience;
  write: (line: string) => void;
}

/** What faults may look at. */
interface Seen {
  world: World;
  journal: Journal;
}

/** A drill's result. */
export interface Outcome {
  /** Load time, or until the first finding of a planted bug. */
  seconds: number;
  journal: Journal;
  faults: Map<string, number>;
  lostCommits: number;
  recoveries: { api: number[]; worker: number[]; database: number[] };
  jobs: Calm;
  findings: Findings;
}

/** What the queue still had to do after the load. */
interface Calm {
  tookMs: number;
  /** Jobs last seen waiting or running, by queue. */
  last: string[];
  isOver: boolean;
}

export const WHOLE: Size = { sellers: 400, consumers: 1_000, racers: 70, corrections: 160, cards: 200 };
export const SHORT: Size = { sellers: 120, consumers: 300, racers: 24, corrections: 20, cards: 100 };
const ABORT_RATE = 0.02;
const LOOK_MS = 1_500;
/** The last part of the load has no new faults, so that delayed work catches up alongside it. */
const QUIET_SHARE = 0.12;

/** Builds a world, breaks it under load, waits until nothing moves, and compares. */
export async function runDrill(scenario: Scenario): Promise<Outcome> {
  const {
    machine,
    seed,
    seconds: secondsOf,
    clients,
    size,
    breaking,
    planted,
    mix,
    patience = PROMISED,
    abortRate = ABORT_RATE,
    write,
  } = scenario;
  const began = Date.now();
  const run = `prova${seed}`;
  const prepared = await openRig(machine);
  try {
    const world = await buildWorld(prepared.postgres, size);
    const rig = await prepared.startUnits();
    if (planted) await plant(rig.sql, planted);
    const seconds = secondsOf();
    write(
      `set up in ${((Date.now() - began) / 1_000).toFixed(0)} s; ${clients} clients${seconds === Infinity ? '' : ` for ${seconds} s`}${planted ? `, planted: ${planted.name}` : ''}`,
    );
    const model = newModel();
    for (const { id, points } of [...world.sellers, ...world.crowded, ...world.racers]) model.moves(`SELLER:${id}`, points);
    const journal = newJournal();
    const started = Date.now();
    let found: Findings = new Map();
    let isOver = false;
    let isBroken = false;
    const isClosing = () => isOver || (seconds === Infinity ? isBroken : Date.now() - started > seconds * 1_000);
    const playing = playAll({
      rig,
      world,
      model,
      journal,
      seed,
      run,
      clients,
      mix,
      abortRate,
      patience,
      isClosing,
      isOver: () => isOver,
    });
    const broken = breaking(rig, seededRandom(seed), seconds * 1_000 * (1 - QUIET_SHARE), { world, journal }).finally(() => {
      isBroken = true;
    });
    if (planted)
      while (!isClosing() && found.size === 0) {
        await pause(LOOK_MS);
        found = await verifyLive(rig.sql, journal, run);
      }
    const lastedSeconds = () => (Date.now() - started) / 1_000;
    isOver = found.size > 0;
    if (isOver) {
      // Remaining faults and requests end with the rig.
      void Promise.allSettled([playing, broken]);
      return outcomeOf(rig, journal, new Map(), found, { seconds: lastedSeconds(), jobs: { tookMs: 0, last: [], isOver: false } });
    }
    const faults = await broken;
    await playing;
    const lasted = lastedSeconds();
    const jobs = await calm(rig, patience.jobsMs);
    const findings = await verifyWhole(rig, journal, model, run);
    return outcomeOf(rig, journal, faults, findings, { seconds: lasted, jobs });
  } finally {
    await prepared.stop();
  }
}

function outcomeOf(
  { wire, apis, worker, databaseRecoveries }: Rig,
  journal: Journal,
  faults: Map<string, number>,
  findings: Findings,
  { seconds, jobs }: Pick<Outcome, 'seconds' | 'jobs'>,
): Outcome {
  const recoveries = {
    api: apis.flatMap((unit) => unit.recoveries),
    worker: worker.recoveries,
    database: databaseRecoveries,
  };
  return { seconds, journal, faults, lostCommits: wire.lostCommitAnswers(), recoveries, jobs, findings };
}

/** Waits until the worker has nothing left to do. */
async function calm(rig: Rig, limitMs: number): Promise<Calm> {
  const started = Date.now();
  const tookMs = () => Date.now() - started;
  for (let last: string[] = []; ; await pause(250)) {
    const left = await rig.sql<{ job: string }>(
      `select name || ' ' || state || ' ' || count(*) as job from pgboss.job j where name not like '\\_\\_%' and name <> 'dead-letters'
         and (state = 'active' or (state in ('created', 'retry') and start_after < now() + interval '90 seconds'))
         and name not in (select s.name from pgboss.schedule s)
         -- Looks a minute later whether somebody has left a run undone.
         and not (name = 'workOffExpiryRun' and exists (
           select from expiry_runs r where r.id = (j.data ->> 'runId')::int and r.estado = 'CONCLUIDA'))
       group by name, state order by 1`,
    );
    if (left.length === 0) return { tookMs: tookMs(), last, isOver: true };
    last = left.map(({ job }) => job);
    if (tookMs() > limitMs) return { tookMs: tookMs(), last, isOver: false };
  }
}
