import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { childrenOf } from './children-of.ts';
import { NotPossible } from './parts/part.ts';
import { type DrillPostgres, patientSql } from './postgres.ts';

const SCRIPT = path.resolve('deploy/ha/cluster.sh');
const MISSING_PROGRAM = 69;
const LOOK_MS = 250;
const WHOLE_MS = 240_000;
export const NODES = [1, 2, 3] as const;
export type NodeNumber = (typeof NODES)[number];

/** Three nodes of PostgreSQL behind HAProxy, and what can happen to them. */
export interface Cluster {
  folder: string;
  /** The cluster as the drill's database. Its role is a superuser, as the drill's own server has. */
  postgres: DrillPostgres;
  /** The address that replicas answer at. */
  replicaUrl: string;
  leader(): Promise<NodeNumber>;
  /** Waits until both replicas stream and one of them is synchronous; returns the seconds it took, null when it never happened. */
  untilWhole(): Promise<number | null>;
  /** Starts what a node lost. */
  revive(node: NodeNumber): void;
  signal(node: NodeNumber, what: 'patroni' | 'postgres' | 'etcd', signal: NodeJS.Signals): void;
  switchOver(): Promise<void>;
  stop(): void;
}

/** Starts a cluster; `isUnsafe` with Patroni's `etcd3:`, which the script refuses otherwise. */
export async function openCluster(folder: string, { isUnsafe = false } = {}): Promise<Cluster> {
  const run = (...args: string[]) =>
    spawnSync(SCRIPT, args, { encoding: 'utf8', env: { ...process.env, ...(isUnsafe ? { UNSAFE_ETCD3: '1' } : {}) } });
  const stop = () => void run('stop', folder);
  // A drill that ends early leaves nothing running.
  process.once('exit', stop);
  const { status, stdout, stderr } = run('start', folder);
  if (status === MISSING_PROGRAM) throw new NotPossible(stderr.trim());
  const urlOf = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(stdout)?.[1];
  const url = urlOf('DATABASE_URL');
  if (status !== 0 || !url) {
    stop();
    throw new Error(`the cluster did not start: ${stderr}`);
  }
  let isStopping = false;
  const sql = patientSql(
    () => url,
    () => isStopping,
  );
  const admin = new URL(url);
  admin.username = 'postgres';
  await patientSql(
    () => admin.href,
    () => false,
  )('alter role app superuser');
  const leader = async () => {
    const [row] = await sql<{ node: NodeNumber }>("select split_part(host(inet_server_addr()), '.', 4)::int as node");
    return row!.node;
  };
  return {
    folder,
    postgres: {
      url: () => url,
      port: () => Number(new URL(url).port),
      sql,
      // The cluster's own faults take their place.
      pids: async () => [],
      kill: () => Promise.reject(new Error('a cluster has no single server')),
      revive: async () => false,
      stop: async () => {
        isStopping = true;
      },
    },
    replicaUrl: urlOf('DATABASE_REPLICA_URL')!,
    leader,
    untilWhole: () => untilWhole(sql),
    revive: (node) => void run('node', folder, String(node)),
    signal: (node, what, signal) => {
      for (const pid of pidsOf(folder, node, what)) killIfAlive(pid, signal);
    },
    switchOver: async () => switchOver(await leader()),
    stop: () => {
      isStopping = true;
      process.off('exit', stop);
      stop();
    },
  };
}

async function untilWhole(sql: DrillPostgres['sql']): Promise<number | null> {
  for (const started = Date.now(); Date.now() - started < WHOLE_MS; await pause(LOOK_MS)) {
    const [row] = await sql<{ streaming: number; sync: number }>(
      `select count(*) filter (where state = 'streaming')::int as streaming, count(*) filter (where sync_state = 'sync')::int as sync
       from pg_stat_replication where application_name like 'node%'`,
    );
    if (row!.streaming === NODES.length - 1 && row!.sync === 1) return (Date.now() - started) / 1_000;
  }
  return null;
}

/** A node's processes; a PostgreSQL with its backends. */
function pidsOf(folder: string, node: NodeNumber, what: 'patroni' | 'postgres' | 'etcd'): number[] {
  const file = path.join(folder, `node${node}`, what === 'postgres' ? 'data/postmaster.pid' : `${what}.pid`);
  const pid = Number(fs.readFileSync(file, 'utf8').split('\n')[0]);
  return what === 'postgres' ? [pid, ...childrenOf(pid)] : [pid];
}

function killIfAlive(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Patroni refuses with 412 for some seconds after a failover, while it has no synchronous replica. */
async function switchOver(leader: NodeNumber): Promise<void> {
  const url = `http://127.0.7.${leader}:8008/switchover`;
  for (const started = Date.now(); ; await pause(LOOK_MS)) {
    const answer = await fetch(url, { method: 'POST', body: JSON.stringify({ leader: `node${leader}` }) });
    if (answer.ok) return;
    if (Date.now() - started > WHOLE_MS) throw new Error(`no switchover: ${answer.status} ${await answer.text()}`);
  }
}
