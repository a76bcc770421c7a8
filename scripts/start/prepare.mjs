import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { productNode } from './product-node.mjs';

/** Modification time in milliseconds; 0 when missing. */
export const changedAt = (file) => fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

const installed = path.join('node_modules', '.package-lock.json');

/** Installs when node_modules is missing or older than the lockfile. */
export function installWhenOld() {
  if (changedAt(installed) >= changedAt('package-lock.json')) return;
  step('Instalando as dependências (na primeira vez leva de 1 a 3 minutos)', 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  // npm keeps the file's time when nothing changed; without this, the next start would install again.
  fs.utimesSync(installed, new Date(), new Date());
}

/** Not build inputs: tests and the browser tests' sources. */
const TESTS = /[\\/]e2e[\\/]|\.test\.tsx?$/;

function newestBelow(folder, matches = () => true) {
  let newest = 0;
  for (const entry of fs.readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const file = path.join(entry.parentPath ?? entry.path, entry.name);
    if (entry.isFile() && matches(entry.name) && !TESTS.test(file)) newest = Math.max(newest, changedAt(file));
  }
  return newest;
}

function fail(text) {
  process.stderr.write(`\n${text}\n`);
  process.exit(1);
}

/** Runs a step with its output shown; exits when it fails. */
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

/** False in an image or after `npm ci --omit=dev`: only the existing build can run. */
const canBuild = () => fs.existsSync(path.join('node_modules', 'vite'));

/** Builds the web client when it is missing or older than its sources. */
export function buildWebWhenOld() {
  if (!canBuild()) return;
  const built = changedAt(path.join('dist', 'web', 'index.html'));
  // The client includes the server's pure code and its form rules.
  const rules = newestBelow(path.join('server', 'modules'), (name) => name.endsWith('.rules.ts'));
  const sources = Math.max(newestBelow('web'), newestBelow(path.join('server', 'shared')), rules, changedAt('package-lock.json'));
  if (built < sources)
    step('Montando o site', productNode(), [path.join('node_modules', 'vite', 'bin', 'vite.js'), 'build', 'web', '--logLevel', 'error']);
}

/** What `npm start` and the image run. */
export const builtServer = path.join('dist', 'server', 'main.js');

/** An operator's command, built with the server. */
export const builtCommand = (name) => path.join('dist', 'server', `${name}.js`);

/** Builds the server and its commands when they are missing or older than their sources. */
export function buildServerWhenOld() {
  if (!canBuild()) {
    if (!fs.existsSync(builtServer)) fail(`Falta ${builtServer}: rode npm ci e npm run build, ou traga a pasta dist já montada.`);
    return;
  }
  const commands = newestBelow('scripts', (name) => /\.(ts|mjs)$/.test(name));
  const sources = Math.max(newestBelow('server'), commands, changedAt('package-lock.json'));
  if (changedAt(builtServer) < sources) step('Montando o servidor', productNode(), [path.join('scripts', 'start', 'build-server.mjs')]);
}
