import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Journal } from '../client.ts';
import { type Cluster, NODES, openCluster } from '../cluster.ts';
import { type Part, type PartOutcome, underLoad } from './part.ts';

/** Promised time without an acknowledged write. */
const PROMISED_SECONDS = 30;
const CLIENTS = 8;
const FROZEN_MS = 30_000;
const NO_QUORUM_MS = 40_000;
/** Writes of a former primary may still arrive during this time. */
const AFTERMATH_MS = 10_000;
const LOOK_MS = 200;
const NEW_LEADER_MS = 90_000;

const PLAN = {
  switchover: 1,
  'PostgreSQL killed': 2,
  'Patroni frozen for 30 s': 2,
  'etcd without quorum for 40 s': 1,
  'node killed': 4,
} as const;
type Fault = keyof typeof PLAN;

/** Ten faults of a cluster: each costs at most 30 s without an acknowledged write, and no acknowledged operation. */
export const failover: Part = {
  name: 'failover',
  what: 'three PostgreSQL nodes behind HAProxy (deploy/ha): nodes and servers killed, Patroni frozen, etcd without quorum, a switchover',
  run: (given) => onCluster(given, { plan: PLAN }),
};

/** The loss that deploy/ha/cluster.sh refuses to risk. Not a part of `all`: it has to fail. */
export const failoverUnsafe: Part = {
  name: 'failover-etcd3',
  what: 'self-test: Patroni 3.0.2 with etcd3 frozen for 30 s, which has to FAIL because acknowledged operations are lost',
  run: (given) => onCluster(given, { plan: { 'Patroni frozen for 30 s': 2 }, isUnsafe: true }),
};

interface Trial {
  plan: Partial<Record<Fault, number>>;
  isUnsafe?: boolean;
}

async function onCluster(given: Parameters<Part['run']>[0], { plan, isUnsafe }: Trial): Promise<PartOutcome> {
  const cluster = await openCluster(path.join(given.folder, 'cluster'), { isUnsafe });
  try {
    return await underLoad({
      given,
      machine: { postgres: cluster.postgres },
      clients: CLIENTS,
      seconds: Infinity,
      meanwhile: async (_rig, { journal }, note) => {
        const figures: string[] = [];
        const faults = Object.entries(plan).flatMap(([fault, times]) => Array<Fault>(given.small ? 1 : times).fill(fault as Fault));
        for (const fault of faults) {
          const { pauseSeconds, wholeSeconds } = await measured(cluster, fault, journal);
          if (pauseSeconds > PROMISED_SECONDS && !isUnsafe) note(`no write for ${pauseSeconds.toFixed(1)} s`, fault);
          if (wholeSeconds === null) note('the cluster did not become whole', fault);
          const whole = wholeSeconds === null ? 'never whole again' : `whole again ${wholeSeconds.toFixed(1)} s after the fault`;
          figures.push(`${fault}: longest time without an acknowledged write ${pauseSeconds.toFixed(1)} s, ${whole}`);
          given.write(`  ${figures.at(-1)}`);
        }
        return [`${faults.length} faults, ${journal.answered.filter(({ ok }) => ok).length} operations acknowledged during them`];
      },
    });
  } finally {
    cluster.stop();
  }
}

/** Causes a fault in a whole cluster and waits until it is whole again. */
async function measured(cluster: Cluster, fault: Fault, journal: Journal): Promise<{ pauseSeconds: number; wholeSeconds: number | null }> {
  await cluster.untilWhole();
  // Writes before the fault, so that clients are in the middle of others.
  await pause(AFTERMATH_MS / 2);
  const at = Date.now();
  await inflict(cluster, fault);
  const isWhole = (await cluster.untilWhole()) !== null;
  const wholeSeconds = isWhole ? (Date.now() - at) / 1_000 : null;
  await pause(AFTERMATH_MS);
  return { pauseSeconds: longestPause(journal, at), wholeSeconds };
}

function longestPause({ answered }: Journal, since: number): number {
  const times = [since, ...answered.filter(({ ok, at }) => ok && at >= since).map(({ at }) => at), Date.now()];
  return Math.max(...times.slice(1).map((time, index) => time - times[index]!)) / 1_000;
}

async function inflict(cluster: Cluster, fault: Fault): Promise<void> {
  const leader = await cluster.leader();
  const done: Record<Fault, () => Promise<void>> = {
    'node killed': async () => {
      cluster.signal(leader, 'patroni', 'SIGKILL');
      cluster.signal(leader, 'postgres', 'SIGKILL');
      await untilAnother(cluster, leader);
      // A machine that restarts comes back later than its successor begins.
      await pause(AFTERMATH_MS / 2);
      cluster.revive(leader);
    },
    'PostgreSQL killed': async () => {
      cluster.signal(leader, 'postgres', 'SIGKILL');
      await untilAnother(cluster, leader);
    },
    'Patroni frozen for 30 s': async () => {
      cluster.signal(leader, 'patroni', 'SIGSTOP');
      await pause(FROZEN_MS);
      cluster.signal(leader, 'patroni', 'SIGCONT');
      await pause(AFTERMATH_MS);
    },
    'etcd without quorum for 40 s': async () => {
      const lost = NODES.filter((node) => node !== leader);
      for (const node of lost) cluster.signal(node, 'etcd', 'SIGKILL');
      await pause(NO_QUORUM_MS);
      for (const node of lost) cluster.revive(node);
    },
    switchover: async () => {
      await cluster.switchOver();
      await untilAnother(cluster, leader);
    },
  };
  await done[fault]();
}

async function untilAnother(cluster: Cluster, former: number): Promise<void> {
  for (const started = Date.now(); (await cluster.leader()) === former; await pause(LOOK_MS))
    if (Date.now() - started > NEW_LEADER_MS) throw new Error(`node ${former} is still the primary`);
}
