// A user's first hours with a fresh checkout and only Node.js and npm: `npm start`, sign in, read a list, stop, and part of `npm test` on
// PostgreSQL. `.ci/run` runs it on a bare machine (scripts/prove/bare-machine.sh). Exits with 1 on any failure.
import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../start/demo-server.mjs';
import { foreignLibraries } from '../start/foreign-libraries.mjs';

const READY_MS = 20 * 60_000;
const STOP_MS = 30_000;
const TESTS = 'server/modules/ledger';

process.chdir(path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..'));
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const started = Date.now();
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(0)} s`;
const say = (line) => process.stdout.write(`try: ${line}\n`);

try {
  say(`Node.js ${process.versions.node} as ${process.getuid?.() === 0 ? 'root' : 'an ordinary user'}`);
  const product = spawn('npm', ['start'], { stdio: 'inherit', env: { ...process.env, PORT: String(port), PUBLIC_URL: url } });
  await untilReady(product);
  say(`ready after ${seconds(started)}`);
  const { token } = await ask('/api/sessoes/usuario', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ cpf: '10000001252', senha: 'Demo@2026' }),
  });
  const { totalRecords } = await ask('/api/pontuacoes', { headers: { authorization: `|${token}` } });
  if (!(totalRecords > 0)) throw new Error('the list of sales is empty');
  say(`signed in; ${totalRecords} sales in the list`);
  product.kill('SIGTERM');
  await untilSilent();
  say('stopped');
  if (process.platform === 'linux') {
    const foreign = foreignLibraries('node_modules');
    if (foreign.length > 0) throw new Error(`binaries that need more than glibc and libstdc++:\n${foreign.join('\n')}`);
    say('no binary needs more than glibc and libstdc++');
  }
  const tested = Date.now();
  const { status } = spawnSync('npm', ['test', '--', TESTS], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`npm test ended with ${status}`);
  say(`npm test -- ${TESTS}: passed in ${seconds(tested)}`);
} catch (error) {
  say(`FAILED: ${error.message}`);
  process.exit(1);
}

async function untilReady(product) {
  while (Date.now() - started < READY_MS) {
    const code = product.exitCode ?? product.signalCode;
    if (code !== null) throw new Error(`npm start ended with ${code}`);
    const answer = await fetch(`${url}/saude/pronta`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`not ready after ${READY_MS / 60_000} minutes`);
}

/** npm is gone before what it started. */
async function untilSilent() {
  for (const since = Date.now(); Date.now() - since < STOP_MS; ) {
    if (!(await fetch(`${url}/saude/viva`).catch(() => null))) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`the product still answers ${STOP_MS / 1000} s after npm was told to end`);
}

async function ask(route, request) {
  const answer = await fetch(`${url}${route}`, request);
  if (!answer.ok) throw new Error(`${route} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
