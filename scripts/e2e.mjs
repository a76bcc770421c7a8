// npm run e2e: the browser tests against a server of their own, on data that are thrown away.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from './find-chromium.mjs';
import { buildWebWhenOld, pinnedNode } from './prepare.mjs';

process.chdir(path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..'));
const READY_MS = 180_000;

const chromium = await findChromium();
buildWebWhenOld();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fidelidade-e2e-'));
fs.chmodSync(folder, 0o755);
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const postcodes = await startPostcodes();
const postcodesUrl = `http://127.0.0.1:${postcodes.address().port}`;
// Settings of the machine (.env, DATABASE_URL) are not the tests' business: they must never touch real data.
const server = spawn(pinnedNode, ['--import', 'tsx', 'server/main.ts'], {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: {
    ...process.env,
    DATABASE_URL: '',
    DATA_FOLDER: folder,
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    NODE_ENV: 'development',
    CEP_VIACEP_URL: postcodesUrl,
    CEP_BRASILAPI_URL: postcodesUrl,
    ALLOW_PRIVATE_URLS: 'true',
  },
});
let exitCode = 1;
try {
  await untilReady();
  exitCode = await runTests();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
} finally {
  await stop();
  postcodes.close();
  fs.rmSync(folder, { recursive: true, force: true });
}
process.exit(exitCode);

function runTests() {
  const tests = spawn(pinnedNode, ['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, E2E_URL: url, CHROMIUM: chromium },
  });
  return new Promise((resolve) => tests.once('exit', (code) => resolve(code ?? 1)));
}

/** In the place of ViaCEP: the tests need no internet, and every code but 00000000 is on the same street. */
function startPostcodes() {
  const address = { logradouro: 'Avenida Paulista', bairro: 'Bela Vista', localidade: 'São Paulo', uf: 'SP', complemento: '' };
  const service = http.createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(request.url.includes('00000000') ? { erro: true } : address));
  });
  return new Promise((resolve) => service.listen(0, '127.0.0.1', () => resolve(service)));
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject).listen(0, '127.0.0.1', () => {
      const found = probe.address().port;
      probe.close(() => resolve(found));
    });
  });
}

async function untilReady() {
  for (const start = Date.now(); Date.now() - start < READY_MS; ) {
    if (server.exitCode !== null) throw new Error('O servidor parou antes de ficar pronto.');
    const status = await fetch(`${url}/saude/pronta`).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('O servidor não ficou pronto a tempo.');
}

function stop() {
  if (server.exitCode !== null) return;
  return new Promise((resolve) => {
    server.once('exit', resolve);
    server.kill('SIGTERM');
  });
}
