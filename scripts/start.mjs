// npm start on an empty clone: plain JavaScript for Node 20, because the pinned Node and every package come with the install.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWebWhenOld, changedAt, pinnedNode, step } from './build-web.mjs';

process.chdir(path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..'));

const installed = path.join('node_modules', '.package-lock.json');
if (changedAt(installed) < changedAt('package-lock.json') || !fs.existsSync(pinnedNode)) {
  step('Instalando as dependências (na primeira vez leva de 1 a 3 minutos)', 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  // npm keeps the file's own time when nothing was to be done; the next start is not to install again.
  fs.utimesSync(installed, new Date(), new Date());
}
buildWebWhenOld();

process.stdout.write('Iniciando o servidor…\n');
const server = spawn(pinnedNode, ['--import', 'tsx', path.join('server', 'main.ts'), ...process.argv.slice(2)], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    // In a terminal Ctrl+C reaches the server as well; a second signal would end it in the middle of its shutdown.
    if (signal === 'SIGINT' && process.stdin.isTTY) return;
    server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
  });
}
server.on('exit', (code) => process.exit(code ?? 1));
