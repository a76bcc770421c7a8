import { spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { buildServerWhenOld, builtServer } from './prepare.mjs';
import { productNode } from './product-node.mjs';

const READY_MS = 180_000;

/**
 * A separate server, run as `npm start` does, on a disposable demonstration. Ignores the machine's settings (.env, DATABASE_URL): it must
 * never touch real data.
 * @param {Record<string, string>} [settings] variables beside its own
 */
export async function startDemoServer(settings = {}) {
  buildServerWhenOld();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fidelidade-demo-'));
  fs.chmodSync(folder, 0o755);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(productNode(), ['--max-semi-space-size=8', builtServer], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      DATABASE_URL: '',
      DATABASE_DIRECT_URL: '',
      DATA_FOLDER: folder,
      DATABASE_DURABLE: 'false',
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
      NODE_ENV: 'development',
      ALLOW_PRIVATE_URLS: 'true',
      ...settings,
    },
  });
  const stop = async () => {
    if (server.exitCode === null) {
      await new Promise((resolve) => {
        server.once('exit', resolve);
        server.kill('SIGTERM');
      });
    }
    fs.rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(server, url);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, folder, stop };
}

/** A free loopback port. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject).listen(0, '127.0.0.1', () => {
      const found = probe.address().port;
      probe.close(() => resolve(found));
    });
  });
}

async function untilReady(server, url) {
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
