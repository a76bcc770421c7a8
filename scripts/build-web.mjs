import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** The pinned Node of the package. */
export const pinnedNode = path.join('node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');

/** Milliseconds of the last change; 0 when absent. */
export const changedAt = (file) => fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

function newestBelow(folder) {
  let newest = 0;
  for (const entry of fs.readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isFile() && !/\.(test|e2e)\.tsx?$/.test(entry.name))
      newest = Math.max(newest, changedAt(path.join(entry.parentPath ?? entry.path, entry.name)));
  }
  return newest;
}

/** Runs a step with its output shown; ends the process when it fails. */
export function step(title, command, args) {
  const started = Date.now();
  process.stdout.write(`${title}…\n`);
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) {
    process.stderr.write(`\nNão deu certo: ${[command, ...args].join(' ')}${error ? ` (${error.message})` : ''}\n`);
    process.exit(status ?? 1);
  }
  process.stdout.write(`${title}: pronto em ${Math.round((Date.now() - started) / 1000)} s\n`);
}

/** Builds the web client when it is missing or older than what it is made of. */
export function buildWebWhenOld() {
  const built = changedAt(path.join('dist', 'web', 'index.html'));
  const sources = Math.max(newestBelow('web'), newestBelow(path.join('server', 'shared')), changedAt('package-lock.json'));
  if (built < sources) step('Montando o site', pinnedNode, [path.join('node_modules', 'vite', 'bin', 'vite.js'), 'build', 'web', '--logLevel', 'warn']);
}
