import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { truths } from '../../server/modules/integrity/index.ts';
import { freePort } from '../../server/platform/free-port.ts';
import { asPostgres, startAsPostgres } from '../as-postgres.ts';
import type { Journal } from '../client.ts';
import { type Cluster, openCluster } from '../cluster.ts';
import type { Mix } from '../load.ts';
import { typedSale } from '../play-points.ts';
import { patientSql } from '../postgres.ts';
import { type Part, underLoad } from './part.ts';

const CLIENTS = 4;
const LOAD_MS = 8_000;
/** Half of the time between the two sales. */
const MARGIN_MS = 500;
const LOOK_MS = 100;
/** Answers come this much later than the log's instants, at most. */
const ANSWER_MS = 2_000;
const POSTGRES = '/usr/lib/postgresql/15/bin/postgres';

type Note = (finding: string, example: string) => void;

/** Full and incremental backups under load, recovery to an instant between two sales, and recovery of everything archived so far. */
export const recovery: Part = {
  name: 'recovery',
  what: 'pgBackRest (deploy/ha): backups under load, recovery to an instant between two known sales, and of all that was archived',
  run: async (given) => {
    const cluster = await openCluster(path.join(given.folder, 'cluster'));
    const gate = { isClosed: false };
    const mix: Mix = [[(stage) => (gate.isClosed ? pause(LOOK_MS) : typedSale(stage)), 1]];
    try {
      return await underLoad({
        given,
        machine: { postgres: cluster.postgres },
        clients: CLIENTS,
        abortRate: 0,
        seconds: Infinity,
        mix,
        meanwhile: (_rig, { journal }, note) => tryRecoveries(cluster, { journal, gate }, note),
      });
    } finally {
      cluster.stop();
    }
  },
};

interface Load {
  journal: Journal;
  gate: { isClosed: boolean };
}

async function tryRecoveries(cluster: Cluster, load: Load, note: Note): Promise<string[]> {
  const figures: string[] = [];
  for (const type of ['full', 'incr']) {
    await pause(LOAD_MS);
    const started = performance.now();
    await pgbackrest(cluster, 'backup', `--type=${type}`);
    figures.push(`backup (${type}) under load: ${((performance.now() - started) / 1_000).toFixed(1)} s`);
  }
  const target = await instantBetweenSales(cluster, load);
  await untilArchived(cluster);
  const instant = target.toISOString().replace('T', ' ').replace('Z', '+00');
  const back = await recover(cluster, ['--type=time', `--target=${instant}`, '--target-action=promote'], note);
  compare(load.journal, back.done, { before: target.getTime(), after: target.getTime() }, note);
  figures.push(
    `recovery to ${target.toISOString()}, ${back.size}: first write after ${back.seconds.toFixed(1)} s, ${back.done.size} operations`,
  );
  await pause(LOAD_MS);
  // All three nodes are lost at this instant: the repository is all that remains of them.
  const destroyedAt = Date.now();
  const repository = path.join(cluster.folder, 'repository');
  await asPostgres('cp', '-a', repository, `${repository}-copy`);
  const rest = await recover(cluster, [`--repo1-path=${repository}-copy`, '--type=default'], note);
  compare(load.journal, rest.done, { before: rest.lastAt - ANSWER_MS, after: Infinity }, note);
  const lost = ((destroyedAt - rest.lastAt) / 1_000).toFixed(1);
  figures.push(`all nodes lost: first write after ${rest.seconds.toFixed(1)} s, without the last ${lost} s of operations`);
  return figures;
}

async function pgbackrest({ folder, leader }: Cluster, ...args: string[]): Promise<void> {
  await asPostgres('pgbackrest', `--config=${folder}/node${await leader()}/pgbackrest.conf`, '--stanza=fidelidade', ...args);
}

/** The middle of a second without a sale, with sales before and after. */
async function instantBetweenSales({ postgres }: Cluster, { journal, gate }: Load): Promise<Date> {
  gate.isClosed = true;
  while (journal.open.size > 0) await pause(LOOK_MS);
  await pause(MARGIN_MS);
  const [row] = await postgres.sql<{ now: Date }>('select clock_timestamp() as now');
  await pause(MARGIN_MS);
  const before = journal.answered.length;
  gate.isClosed = false;
  while (journal.answered.length === before) await pause(LOOK_MS);
  return row!.now;
}

/** Ends the current segment of the log, which `archive_timeout` would do within a minute. */
async function untilArchived({ postgres: { sql } }: Cluster): Promise<void> {
  const [last] = await sql<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name');
  const isArchived = async () =>
    (await sql<{ is: boolean }>('select last_archived_wal >= $1 as is from pg_stat_archiver', [last!.name]))[0]!.is;
  while (!(await isArchived())) await pause(LOOK_MS);
}

interface Recovered {
  seconds: number;
  size: string;
  /** Request ids of the recovered log. */
  done: Set<string>;
  lastAt: number;
}

/** Recovers into an empty folder, starts a server there, checks every invariant, and stops it. */
async function recover(cluster: Cluster, options: string[], note: Note): Promise<Recovered> {
  const folder = path.join(cluster.folder, `recovered-${await freePort()}`);
  const port = String(await freePort());
  const started = performance.now();
  await asPostgres('mkdir', '-m', '700', folder);
  await pgbackrest(cluster, 'restore', `--pg1-path=${folder}`, ...options);
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    hba_file: `${folder}/pg_hba.conf`,
    ident_file: `${folder}/pg_ident.conf`,
    // The lost cluster's own values: one server has no replica to wait for, and must not archive into the old repository.
    synchronous_standby_names: '',
    archive_mode: 'off',
    max_connections: '200',
  };
  const server = startAsPostgres(POSTGRES, '-D', folder, ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]));
  const url = new URL(cluster.postgres.url());
  url.port = port;
  let hasEnded = false;
  const ended = once(server, 'exit').then(() => {
    hasEnded = true;
  });
  const sql = patientSql(
    () => url.href,
    () => hasEnded,
  );
  try {
    // Refused as read-only, and retried, until the recovery ends.
    await sql('create table recovered (at timestamptz default now())');
    const seconds = (performance.now() - started) / 1_000;
    await sql('drop table recovered');
    for (const { name, sql: statement } of truths) {
      const [row] = await sql<object>(statement);
      if (row) note(`broken after a recovery: ${name}`, JSON.stringify(row));
    }
    const rows = await sql<{ id: string; at: Date }>(
      'select request_id as id, criado_em as at from audit_entries where request_id is not null',
    );
    const [size] = await sql<{ size: string }>('select pg_size_pretty(pg_database_size(current_database())) as size');
    const lastAt = Math.max(...rows.map(({ at }) => at.getTime()));
    return { seconds, size: size!.size, done: new Set(rows.map(({ id }) => id)), lastAt };
  } finally {
    server.kill('SIGQUIT');
    await ended;
  }
}

/** Everything answered before one instant is there, and nothing answered after the other. */
function compare({ answered }: Journal, done: Set<string>, { before, after }: { before: number; after: number }, note: Note): void {
  const acknowledged = answered.filter(({ ok }) => ok);
  const lost = acknowledged.filter(({ key, at }) => at < before && !done.has(key));
  const extra = acknowledged.filter(({ key, at }) => at > after && done.has(key));
  if (lost.length > 0) note('lost by a recovery', `${lost.length}, such as ${lost[0]!.key}`);
  if (extra.length > 0) note('recovered from after the instant', `${extra.length}, such as ${extra[0]!.key}`);
}
