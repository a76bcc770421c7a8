import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../server/platform/free-port.ts';
import { drillSecret } from './drill-secret.ts';
import { openTcpProxy, type TcpProxy } from './tcp-proxy.ts';

const READY_MS = 240_000;
const LOOK_MS = 50;
const START_PAUSE_MS = 250;
/** How much of its log tells why a process did not start. */
const LOG_CHARACTERS = 2_000;

/** One process of the product, with the network in front of it and the supervisor that restarts it. */
export interface Unit {
  name: string;
  port: number;
  /** What clients connect to. */
  door: TcpProxy;
  /** Milliseconds from each kill to the next time it was ready. */
  recoveries: number[];
  /** The pid while it runs. */
  pid(): number | undefined;
  /** Starts it, and restarts it when it exits on its own; resolves when it is ready. */
  start(): Promise<void>;
  /** Kills it without warning. It stays down until it is started. */
  kill(): Promise<void>;
  /** Asks it to stop, as a deployment does, and asks again after so many milliseconds each; returns how it ended. */
  terminate(again?: readonly number[]): Promise<{ code: number | null; tookMs: number }>;
}

/** What a drill's processes share. */
export interface Surroundings {
  /** Logs, and files kept beside the data. */
  folder: string;
  databaseUrl: string;
  storageFolder: string;
  env?: NodeJS.ProcessEnv;
  /** The product's entry module. */
  program: string;
  /** Folder of another release's checkout, in which its process runs. */
  checkout?: string;
  /** Modules loaded before the product, by role. */
  preload?: { api?: string; worker?: string };
  /** Called when a process exits on its own after it was ready. */
  fallen: (text: string) => void;
}

/** A process not yet started. */
export async function openUnit(name: string, role: 'api' | 'worker', around: Surroundings): Promise<Unit> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  /** Once ready it must stay up on its own; while starting it may give up and is restarted. */
  let isReady = false;
  const run = () => {
    const mine = spawnProduct(name, role, port, around);
    child = mine;
    mine.once('exit', async (code) => {
      if (child !== mine) return;
      if (isReady) around.fallen(`${name} with code ${code}`);
      await pause(START_PAUSE_MS);
      if (child === mine) run();
    });
  };
  /** From here on nobody restarts it. */
  const release = () => {
    const mine = child;
    child = undefined;
    isReady = false;
    return mine;
  };
  return {
    name,
    port,
    door: await openTcpProxy(port),
    recoveries: [],
    pid: () => child?.pid,
    start: async () => {
      run();
      await untilReady(port, logOf(name, around));
      isReady = child !== undefined;
    },
    kill: async () => {
      await ended(release(), 'SIGKILL');
    },
    terminate: async (again = []) => {
      const at = performance.now();
      const mine = release();
      const repeats = again.map((milliseconds) => setTimeout(() => mine?.kill('SIGTERM'), milliseconds));
      await ended(mine, 'SIGTERM');
      for (const repeat of repeats) clearTimeout(repeat);
      return { code: mine?.exitCode ?? null, tookMs: performance.now() - at };
    },
  };
}

function spawnProduct(name: string, role: 'api' | 'worker', port: number, around: Surroundings): ChildProcess {
  const { folder, databaseUrl, storageFolder, program, checkout, env = {}, preload } = around;
  const log = fs.openSync(logOf(name, around), 'a');
  const before = preload?.[role];
  const child = spawn(process.execPath, [...(before ? ['--import', before] : []), program], {
    cwd: checkout,
    stdio: ['ignore', log, log],
    env: {
      ...inherited(),
      DATABASE_URL: databaseUrl,
      DATABASE_POOL: '20',
      ROLE: role,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      SECRET: drillSecret,
      STORAGE_FOLDER: storageFolder,
      DATA_FOLDER: folder,
      // Each drill client states its own address, as a proxy would.
      TRUST_PROXY: '1',
      LOG_LEVEL: 'warn',
      // Reading takes a second of one core each; the part `readers` switches it on.
      READER: 'off',
      ...env,
    },
  });
  fs.closeSync(log);
  return child;
}

/** Ignores the machine's own settings: the drill must never touch real data. */
function inherited(): NodeJS.ProcessEnv {
  const kept = { ...process.env };
  for (const name of ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL', 'ROLE', 'STORAGE', 'SMTP_URL', 'NODE_ENV'])
    delete kept[name];
  // Set but empty, so that a .env file cannot set them either.
  return { ...kept, DATABASE_DIRECT_URL: '', DATABASE_REPLICA_URL: '', STORAGE: '', SMTP_URL: '', NODE_ENV: 'production' };
}

function ended(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}

function logOf(name: string, { folder }: Surroundings): string {
  return path.join(folder, `${name}.log`);
}

async function untilReady(port: number, log: string): Promise<void> {
  for (const start = Date.now(); Date.now() - start < READY_MS; await pause(LOOK_MS)) {
    const isReady = await fetch(`http://127.0.0.1:${port}/saude/pronta`, { signal: AbortSignal.timeout(2_500) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
  }
  throw new Error(`${log}: not ready in time:\n${fs.readFileSync(log, 'utf8').slice(-LOG_CHARACTERS)}`);
}
