// npm run e2e: the browser tests against a server of their own, on data that are thrown away.
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
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
  },
});
let exitCode = 1;
try {
  await untilReady();
  const result = spawnSync(pinnedNode, ['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, E2E_URL: url, CHROMIUM: chromium },
  });
  exitCode = result.status ?? 1;
} catch (error) {
  process.stderr.write(`${error.message}\n`);
} finally {
  await stop();
  fs.rmSync(folder, { recursive: true, force: true });
}
process.exit(exitCode);

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
