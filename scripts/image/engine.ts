import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** What one call of the engine answered. */
export interface Answer {
  status: number;
  stdout: string;
  stderr: string;
}

/** podman or docker, as `IMAGE_ENGINE` says or as it is found. */
export const engine = process.env.IMAGE_ENGINE ?? ['podman', 'docker'].find((name) => spawnSync(name, ['--version']).status === 0);

/** Further options for each build and each run, where a machine's engine needs some: IMAGE_BUILD_OPTIONS, IMAGE_RUN_OPTIONS. */
const options = (name: string) => (process.env[name] ?? '').split(/\s+/).filter(Boolean);

/** Runs the engine with these arguments. Throws with what it wrote unless `mayFail`. */
export function call(args: readonly string[], { input = '', mayFail = false } = {}): Answer {
  if (!engine) throw new Error('Falta o podman ou o docker (Debian: apt-get install podman).');
  const { status, stdout, stderr, error } = spawnSync(engine, args, { encoding: 'utf8', input, maxBuffer: 256 * 1024 * 1024 });
  const answer = { status: status ?? 1, stdout, stderr: stderr || (error?.message ?? '') };
  if (answer.status !== 0 && !mayFail)
    throw new Error(`${engine} ${args.slice(0, 3).join(' ')}… (${answer.status}):\n${answer.stderr}${stdout}`);
  return answer;
}

/** Builds the Dockerfile of the checkout. What the machine's npm needs to reach its registry goes along as secrets. */
export function buildImage(name: string, bases: Readonly<Record<string, string>>): void {
  const secrets = { npmrc: path.join(os.homedir(), '.npmrc'), authorities: process.env.NODE_EXTRA_CA_CERTS ?? '' };
  call([
    'build',
    // The other format knows no HEALTHCHECK.
    ...(engine === 'podman' ? ['--format', 'docker'] : []),
    ...['--network', 'host', '--tag', name],
    ...Object.entries(bases).flatMap(([key, value]) => ['--build-arg', `${key}=${value}`]),
    ...Object.entries(secrets).flatMap(([id, file]) => (file && fs.existsSync(file) ? ['--secret', `id=${id},src=${file}`] : [])),
    ...options('IMAGE_BUILD_OPTIONS'),
    '.',
  ]);
}

/** As docker-compose.yml runs it: an ordinary user without rights, a root file system that cannot be written, /tmp and one volume. */
export function lockedRun(volume: string, environment: Readonly<Record<string, string>>): string[] {
  return [
    ...['run', '--network', 'host', '--read-only', '--cap-drop', 'all', '--security-opt', 'no-new-privileges'],
    // Else podman makes /run and /var/tmp writable too.
    ...(engine === 'podman' ? ['--read-only-tmpfs=false'] : []),
    ...['--tmpfs', '/tmp', '--volume', `${volume}:/app/.data`],
    ...Object.entries(environment).flatMap(([key, value]) => ['--env', `${key}=${value}`]),
    ...options('IMAGE_RUN_OPTIONS'),
  ];
}
