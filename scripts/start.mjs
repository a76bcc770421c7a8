// npm start on an empty clone: plain JavaScript for Node 20, because the pinned Node and every package come with the install.
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const isWindows = process.platform === 'win32';
process.chdir(root);

/** Milliseconds of the last change; 0 when absent. */
const changedAt = (file) => fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** The newest change below a folder, what is built or generated at build time left out. */
function newestBelow(folder) {
  let newest = 0;
  for (const entry of fs.readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      newest = Math.max(newest, changedAt(path.join(entry.parentPath ?? entry.path, entry.name)));
  }
  return newest;
}

function step(title, command, args) {
  const started = Date.now();
  process.stdout.write(`${title}…\n`);
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', shell: isWindows });
  if (status !== 0) {
    process.stderr.write(`\nNão deu certo: ${[command, ...args].join(' ')}${error ? ` (${error.message})` : ''}\n`);
    process.exit(status ?? 1);
  }
  process.stdout.write(`${title}: pronto em ${Math.round((Date.now() - started) / 1000)} s\n`);
}

const installed = path.join('node_modules', '.package-lock.json');
if (changedAt(installed) < changedAt('package-lock.json') || !fs.existsSync(node())) {
  step('Instalando as dependências (na primeira vez leva de 1 a 3 minutos)', 'npm', ['ci', '--no-audit', '--no-fund']);
  // npm keeps the file's own time when nothing was to be done; the next start is not to install again.
  fs.utimesSync(installed, new Date(), new Date());
}

const built = path.join('dist', 'web', 'index.html');
const sources = () => Math.max(newestBelow('web'), newestBelow(path.join('server', 'shared')), changedAt('package-lock.json'));
if (changedAt(built) === 0 || changedAt(built) < sources())
  step('Montando o site', node(), [path.join('node_modules', 'vite', 'bin', 'vite.js'), 'build', 'web']);

process.stdout.write('Iniciando o servidor…\n');
const server = spawn(node(), ['--import', 'tsx', path.join('server', 'main.ts'), ...process.argv.slice(2)], { stdio: 'inherit' });
// In a terminal Ctrl+C reaches the server as well; a second signal within a moment would end it in the middle of its shutdown.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (signal === 'SIGINT' && process.stdin.isTTY) return;
    server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
  });
}
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));

/** The pinned Node of the package. */
function node() {
  return path.join('node_modules', '.bin', isWindows ? 'node.cmd' : 'node');
}
