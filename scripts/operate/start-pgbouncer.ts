import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../server/platform/free-port.ts';

const TEMPLATE = new URL('../../docs/pgbouncer.ini', import.meta.url);
/** Debian puts it where only root's PATH looks. */
const PLACES = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];
const PATIENCE_MS = 10_000;
/** First version with named statements in transaction mode. */
const PREPARES_SINCE = 21;

/** This process's pgbouncer in front of one server. */
export interface Pgbouncer {
  version: string;
  /** Whether it supports named statements. */
  prepares: boolean;
  /** The same database on the same server, through it. */
  url: (direct: string) => string;
  stop: () => Promise<void>;
}

/** Path of pgbouncer, or undefined when not installed (Debian: apt-get install pgbouncer). `PGBOUNCER` overrides it. */
export function findPgbouncer(): string | undefined {
  if (process.env.PGBOUNCER) return process.env.PGBOUNCER;
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...PLACES];
  return folders.map((folder) => path.join(folder, 'pgbouncer')).find((file) => fs.existsSync(file));
}

/**
 * Starts pgbouncer in transaction mode with docs/pgbouncer.ini in front of the server at `direct`, on a free loopback port. Clients need
 * that address's password, if it has one. `changes` are further settings of the file. Throws when it is not installed or does not start.
 */
export async function startPgbouncer(direct: string, changes: Record<string, string> = {}): Promise<Pgbouncer> {
  const binary = findPgbouncer();
  if (!binary) throw new Error('O pgbouncer não está instalado (Debian: apt-get install pgbouncer).');
  const version = /(\d+)\.(\d+)(\.\d+)?/.exec(spawnSync(binary, ['--version'], { encoding: 'utf8' }).stdout) ?? ['0.0', '0', '0'];
  const prepares = Number(version[1]) > 1 || Number(version[2]) >= PREPARES_SINCE;
  const server = new URL(direct);
  const port = await freePort();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pgbouncer-'));
  const file = path.join(folder, 'pgbouncer.ini');
  const users = path.join(folder, 'userlist.txt');
  const password = decodeURIComponent(server.password);
  fs.writeFileSync(users, `"${decodeURIComponent(server.username)}" "${password.replaceAll('"', '""')}"\n`);
  fs.writeFileSync(
    file,
    configuration({
      '*': `host=${server.hostname} port=${server.port || 5432}`,
      listen_port: String(port),
      auth_type: password ? 'scram-sha-256' : 'trust',
      auth_file: users,
      ...(prepares ? {} : { max_prepared_statements: undefined }),
      ...changes,
    }),
  );
  // It refuses to run as root; the user it becomes must be able to read the two files, and nobody else.
  const user = process.getuid?.() === 0 ? unprivileged() : undefined;
  for (const name of [folder, file, users]) {
    fs.chmodSync(name, name === folder ? 0o700 : 0o600);
    if (user) fs.chownSync(name, user.uid, user.gid);
  }
  const child = spawn(binary, [file], { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  child.stderr.on('data', (chunk: Buffer) => {
    log = (log + chunk.toString()).slice(-4_000);
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGKILL');
    await gone;
    fs.rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', () => child.kill('SIGKILL'));
  if (!(await listens(port, () => child.exitCode !== null))) {
    await stop();
    throw new Error(`O pgbouncer não começou: ${log}`);
  }
  const url = (address: string) => {
    const through = new URL(address);
    through.hostname = '127.0.0.1';
    through.port = String(port);
    return through.href;
  };
  return { version: version[0], prepares, url, stop };
}

/** The template with other values; lines with undefined values are removed. */
function configuration(changes: Record<string, string | undefined>): string {
  const left = new Map(Object.entries(changes));
  const lines = fs
    .readFileSync(TEMPLATE, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const key = /^([\w*]+) *=/.exec(line)?.[1];
      if (key === undefined || !left.has(key)) return [line];
      const value = left.get(key);
      left.delete(key);
      return value === undefined ? [] : [`${key} = ${value}`];
    });
  // The last section is pgbouncer's own.
  return [...lines, ...[...left].map(([key, value]) => `${key} = ${value}`)].join('\n');
}

function unprivileged(): { uid: number; gid: number } {
  const users = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (!user) throw new Error('O pgbouncer não roda como root e este sistema não tem o usuário postgres nem nobody.');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

async function listens(port: number, hasEnded: () => boolean): Promise<boolean> {
  for (const started = Date.now(); Date.now() - started < PATIENCE_MS && !hasEnded(); ) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = net.connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
      socket.on('connect', () => socket.destroy());
    });
    if (isOpen) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}
