import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../server/platform/db/embedded-postgres.ts';

const SLOT = 'replica';
/** Files a server writes for itself while running and restores from the log. */
const LEFT_OUT =
  /^(postmaster\.(pid|opts)|pg_wal\/.+|pg_replslot\/.+|pg_stat_tmp\/.+|pg_subtrans\/.+|pg_notify\/.+|pg_dynshmem\/.+|base\/pgsql_tmp.*)$/;

/**
 * A streaming replica of an embedded server, from scratch: its files are copied online as a base backup, and the copy follows through its
 * own slot. The bundled binaries lack pg_basebackup. The folder must not exist.
 */
export async function startReplica(primary: EmbeddedPostgres, folder: string): Promise<EmbeddedPostgres> {
  const client = new pg.Client(primary.url());
  await client.connect();
  try {
    await client.query(
      'select pg_create_physical_replication_slot($1, true) where not exists (select from pg_replication_slots where slot_name = $1)',
      [SLOT],
    );
    await client.query("select pg_backup_start('replica', true)");
    const target = path.resolve(folder);
    const owner = fs.statSync(primary.dataFolder);
    copyWhileItWorks(primary.dataFolder, target, owner);
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    const write = (name: string, text: string, flag = 'w') => {
      fs.writeFileSync(path.join(target, name), text, { flag, mode: 0o600 });
      fs.chownSync(path.join(target, name), owner.uid, owner.gid);
    };
    write('backup_label', rows[0]!.labelfile);
    write('standby.signal', '');
    const { hostname, port, username } = new URL(primary.url());
    write(
      'postgresql.auto.conf',
      `\nprimary_conninfo = 'host=${hostname} port=${port} user=${username} application_name=${SLOT}'\nprimary_slot_name = '${SLOT}'\nhot_standby_feedback = on\n`,
      'a',
    );
  } finally {
    await client.end();
  }
  // A standby must allow at least as many connections as its primary.
  const { rows } = await asking(primary, 'show max_connections');
  return startEmbeddedPostgres({ folder, maxConnections: Number(rows[0]!.max_connections) });
}

async function asking(server: EmbeddedPostgres, text: string): Promise<pg.QueryResult<Record<string, string>>> {
  const client = new pg.Client(server.url());
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
}

/** Files may change and vanish during the copy: replaying the log corrects that. */
function copyWhileItWorks(from: string, to: string, owner: fs.Stats): void {
  const visit = (relative: string) => {
    const source = path.join(from, relative);
    const target = path.join(to, relative);
    const stat = fs.statSync(source, { throwIfNoEntry: false });
    if (!stat || (relative && LEFT_OUT.test(relative.replaceAll(path.sep, '/')))) return;
    if (!stat.isDirectory()) copyFile(source, target);
    else {
      fs.mkdirSync(target, { recursive: true, mode: 0o700 });
      for (const name of fs.readdirSync(source)) visit(path.join(relative, name));
    }
    if (fs.existsSync(target)) fs.chownSync(target, owner.uid, owner.gid);
  };
  visit('');
}

function copyFile(source: string, target: string): void {
  try {
    fs.copyFileSync(source, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
