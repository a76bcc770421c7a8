import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../server/demo/random.ts';
import type { Rig } from './rig.ts';

/** The faults, and how often each occurs in a full drill. */
export const WHOLE_PLAN = {
  'api killed': 10,
  'worker killed': 2,
  'backend terminated': 12,
  'database crashed': 4,
  'database killed': 2,
  'answers to COMMIT lost': 15,
  'connections to the database cut': 8,
  'database network stalled': 4,
  'connections of clients cut': 8,
  'network of clients stalled': 4,
} as const;

type Fault = keyof typeof WHOLE_PLAN;
type Plan = Partial<Record<Fault, number>>;

/** One of each fault that ever lost or duplicated anything. */
export const SMALL_PLAN: Plan = {
  'api killed': 1,
  'backend terminated': 1,
  'answers to COMMIT lost': 1,
  'connections to the database cut': 1,
  'connections of clients cut': 1,
};

const STALL_MS = 2_500;
const COMMITS_AT_ONCE = 2;
const CUT_AT_ONCE = 6;

/** A drill's faults in the order its seed gives; a share of the plan, each kind at least once. */
export function planFaults(random: Random, plan: Plan, share: number): Fault[] {
  const faults = Object.entries(plan).flatMap(([fault, times]) =>
    Array.from({ length: Math.max(1, Math.round(times * share)) }, () => ({ fault: fault as Fault, at: random.next() })),
  );
  return faults.sort((a, b) => a.at - b.at).map(({ fault }) => fault);
}

/** Causes one fault. Processes come back alongside the load; resolves when the broken part is whole again. */
function inflict(rig: Rig, random: Random, fault: Fault, number: number): Promise<void> {
  const door = random.pick(rig.apis).door;
  const done: Record<Fault, () => Promise<void> | void> = {
    // In turns, so that one of them can answer.
    'api killed': () => rig.kill(rig.apis[number % rig.apis.length]!),
    'worker killed': () => rig.kill(rig.worker),
    'backend terminated': () => rig.terminateBackend(),
    'database crashed': () => rig.crashDatabase('backend'),
    'database killed': () => rig.crashDatabase('server'),
    'answers to COMMIT lost': () => rig.wire.loseCommitAnswers(COMMITS_AT_ONCE),
    'connections to the database cut': () => void rig.wire.cut(random.integer(1, CUT_AT_ONCE)),
    'database network stalled': () => rig.wire.stall(STALL_MS),
    'connections of clients cut': () => void door.cut(random.integer(1, CUT_AT_ONCE)),
    'network of clients stalled': () => door.stall(STALL_MS),
  };
  return Promise.resolve(done[fault]());
}

/** Causes the faults one after another, spread evenly over the time; returns the count of each. */
export async function inflictAll(rig: Rig, random: Random, faults: readonly Fault[], milliseconds: number): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  const running: Promise<void>[] = [];
  const started = Date.now();
  for (const [index, fault] of faults.entries()) {
    await pause(Math.max(0, started + ((index + 0.5) * milliseconds) / faults.length - Date.now()));
    const number = (counts.get(fault) ?? 0) + 1;
    counts.set(fault, number);
    const one = inflict(rig, random, fault, number);
    // Awaited at the end; until then a rig removed early must not end the drill.
    one.catch(() => {});
    // Two simultaneous crashes of one database would be one.
    if (fault === 'database crashed' || fault === 'database killed') await one;
    else running.push(one);
  }
  rig.wire.heal();
  await Promise.all(running);
  return counts;
}
