import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { commandsOf, PROOF } from './commands.ts';

const READY_MS = 180_000;
const commands = commandsOf(fs.readFileSync('docs/operations.md', 'utf8'));
const tried = new Set<string>();

/** A command of the run book, with this machine's values in place of the book's. Throws when the book does not have it. */
export function inBook(text: string, values: Readonly<Record<string, string>> = {}): string {
  if (!commands.includes(text)) throw new Error(`docs/operations.md does not have: ${text}`);
  tried.add(text);
  return Object.entries(values).reduce((line, [from, to]) => line.replaceAll(from, to), text);
}

/** Commands that the table assigns to this script and that it has not run. */
export const untried = (): string[] => commands.filter((text) => PROOF[text] === 'book' && !tried.has(text));

/** Where and how a command runs. */
export interface Place {
  folder: string;
  env?: Readonly<Record<string, string>>;
  /** The system user that PostgreSQL runs as; for root only. */
  asPostgres?: boolean;
}

/** None of this machine's settings of the product; what npm needs to reach its registry. */
function environment({ folder, env }: Place): NodeJS.ProcessEnv {
  const kept = Object.fromEntries(
    ['HOME', 'LANG', 'NODE_EXTRA_CA_CERTS'].flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  );
  const found = (process.env.PATH ?? '').split(':').filter((place) => !place.includes('node_modules'));
  return { ...kept, PATH: [path.join(folder, 'node_modules/.bin'), ...found, '/usr/sbin'].join(':'), ...env };
}

/** Runs a line of shell to its end and returns what it prints. Throws with its output when it fails, unless that is `expected`. */
export function shell(line: string, place: Place, expected = 0): string {
  const { status, stdout, stderr } = spawnSync('bash', ['-o', 'pipefail', '-c', line], {
    cwd: place.folder,
    encoding: 'utf8',
    env: environment(place),
    maxBuffer: 64 * 1024 * 1024,
    ...(place.asPostgres ? postgresUser() : {}),
  });
  if (status !== expected) throw new Error(`${line} ended with ${status}:\n${stdout}${stderr}`);
  return `${stdout}${stderr}`;
}

/** PostgreSQL refuses to run as root. */
export function postgresUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const [, uid, gid] = /^postgres:[^:]*:(\d+):(\d+):/m.exec(fs.readFileSync('/etc/passwd', 'utf8')) ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

/** A process of the product. */
export interface Running {
  address: string;
  log: string;
  /** SIGTERM; returns the exit code once the process no longer answers. */
  stop(): Promise<number | null>;
}

const running = new Set<ChildProcess>();

/** Starts a command that does not end, and waits until the product is ready. */
export async function start(line: string, place: Place, port: number): Promise<Running> {
  const address = `http://127.0.0.1:${port}`;
  const log = path.join(place.folder, `${port}-${Date.now()}.log`);
  const output = fs.openSync(log, 'w');
  const own = { HOST: '127.0.0.1', PORT: String(port), ...place.env };
  const child = spawn('bash', ['-c', `exec env ${line}`], {
    cwd: place.folder,
    env: environment({ ...place, env: own }),
    stdio: ['ignore', output, output],
  });
  fs.closeSync(output);
  running.add(child);
  const answers = (route: string) =>
    fetch(`${address}${route}`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const since = Date.now(); !(await answers('/saude/pronta')); await pause(200))
    if (child.exitCode !== null || Date.now() - since > READY_MS)
      throw new Error(`${line} is not ready:\n${fs.readFileSync(log, 'utf8').slice(-2_000)}`);
  const stop = async () => {
    if (child.exitCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
    running.delete(child);
    // npm ends before the server that it started.
    while (await answers('/saude/viva')) await pause(100);
    return child.exitCode;
  };
  return { address, log, stop };
}

/** Ends what a failed step left running. */
export const stopAll = () => {
  for (const child of running) child.kill('SIGTERM');
};
