import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The result of one engine call. */
export interface Answer {
  status: number;
  stdout: string;
  stderr: string;
}

/** podman or docker, from `IMAGE_ENGINE` or as found. */
export const engine = process.env.IMAGE_ENGINE ?? ['podman', 'docker'].find((name) => spawnSync(name, ['--version']).status === 0);

/** Extra options for each build and run, for engines that need them: IMAGE_BUILD_OPTIONS, IMAGE_RUN_OPTIONS. */
const options = (name: string) => (process.env[name] ?? '').split(/\s+/).filter(Boolean);

/** Runs the engine with these arguments. Throws with its output unless `mayFail`. */
export function call(args: readonly string[], { input = '', mayFail = false } = {}): Answer {
  if (!engine) throw new Error('Falta o podman ou o docker (Debian: apt-get install podman).');
  const { status, stdout, stderr, error } = spawnSync(engine, args, { encoding: 'utf8', input, maxBuffer: 256 * 1024 * 1024 });
  const answer = { status: status ?? 1, stdout, stderr: stderr || (error?.message ?? '') };
  if (answer.status !== 0 && !mayFail)
    throw new Error(`${engine} ${args.slice(0, 3).join(' ')}… (${answer.status}):\n${answer.stderr}${stdout}`);
  return answer;
}

/** Builds the checkout's Dockerfile. What the machine's npm needs to reach its registry is passed as secrets. */
export function buildImage(name: string, bases: Readonly<Record<string, string>>): void {
  const secrets = { npmrc: path.join(os.homedir(), '.npmrc'), authorities: process.env.NODE_EXTRA_CA_CERTS ?? '' };
  call([
    'build',
    // The other image format has no HEALTHCHECK.
    ...(engine === 'podman' ? ['--format', 'docker'] : []),
    ...['--network', 'host', '--tag', name],
    ...Object.entries(bases).flatMap(([key, value]) => ['--build-arg', `${key}=${value}`]),
    ...Object.entries(secrets).flatMap(([id, file]) => (file && fs.existsSync(file) ? ['--secret', `id=${id},src=${file}`] : [])),
    ...options('IMAGE_BUILD_OPTIONS'),
    '.',
  ]);
}

/** As in docker-compose.yml: an unprivileged user, a read-only root file system, /tmp and one volume. */
export function lockedRun(volume: string, environment: Readonly<Record<string, string>>): string[] {
  return [
    ...['run', '--network', 'host', '--read-only', '--cap-drop', 'all', '--security-opt', 'no-new-privileges'],
    // Otherwise podman makes /run and /var/tmp writable too.
    ...(engine === 'podman' ? ['--read-only-tmpfs=false'] : []),
    ...['--tmpfs', '/tmp', '--volume', `${volume}:/app/.data`],
    ...Object.entries(environment).flatMap(([key, value]) => ['--env', `${key}=${value}`]),
    ...options('IMAGE_RUN_OPTIONS'),
  ];
}
