import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { buildServerWhenOld, builtServer } from '../scripts/start/prepare.mjs';
import { freePort } from '../server/platform/free-port.ts';

/** Addresses of the running contestants. */
export interface Arena {
  product: string;
  productPid: number;
  /** The product with a collector of traces, which discards them. */
  traced: string;
  /** Processor time that a product's process has used so far. */
  processorSeconds: (address: string) => Promise<number>;
  raw: string;
  postgraphile: string;
  stop: () => void;
}

const PATIENCE_MS = 90_000;

interface Wanted {
  postgraphile: boolean;
  worker: boolean;
  traced: boolean;
}

/** Starts the product, PostGraphile and the hand-written server, each in its own process over the same database. */
export async function openArena(databaseUrl: string, { postgraphile, worker, traced }: Wanted): Promise<Arena> {
  buildServerWhenOld();
  const children: ChildProcess[] = [];
  const stop = () => {
    for (const child of children) child.kill();
  };
  process.once('exit', stop);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const start = async (args: (port: number) => string[], env: (port: number) => Record<string, string> = () => ({}), isQuiet = false) => {
    const port = await freePort();
    const child = spawn(process.execPath, args(port), {
      env: { ...process.env, ...env(port) },
      stdio: ['ignore', 'ignore', isQuiet ? 'ignore' : 'inherit'],
    });
    children.push(child);
    await listening(child, port);
    return { address: `http://127.0.0.1:${port}`, pid: child.pid! };
  };
  const metricsToken = randomBytes(16).toString('hex');
  const productWith = (more: Record<string, string> = {}) =>
    start(
      // As scripts/start/start.mjs and the image start it.
      () => ['--max-semi-space-size=8', builtServer],
      (port) => ({
        DATABASE_URL: databaseUrl,
        // Set but empty, so that a .env file cannot set them.
        DATABASE_DIRECT_URL: '',
        DATABASE_REPLICA_URL: '',
        PORT: String(port),
        PUBLIC_URL: `http://127.0.0.1:${port}`,
        SECRET: randomBytes(32).toString('hex'),
        // Exports and imports are jobs; everything else is measured without the queue's own queries.
        ROLE: worker ? 'api,worker' : 'api',
        LOG_LEVEL: 'warn',
        NODE_ENV: 'production',
        METRICS_TOKEN: metricsToken,
        ...more,
      }),
    );
  const product = await productWith();
  const tracing = traced ? await productWith({ OTEL_EXPORTER_OTLP_ENDPOINT: await openDiscard() }) : { address: '' };
  const raw = await start((port) => ['--import', 'tsx', 'bench/raw-server.ts', databaseUrl, String(port)]);
  const other = postgraphile
    ? await start(
        (port) => [`${installedPostgraphile()}/serve.mjs`, databaseUrl, String(port)],
        () => ({ GRAPHILE_ENV: 'production', NODE_ENV: 'production' }),
        // It prints every statement that is terminated between two samples.
        true,
      )
    : { address: '' };
  return {
    product: product.address,
    productPid: product.pid,
    traced: tracing.address,
    processorSeconds: (address) => processorSecondsOf(address, metricsToken),
    raw: raw.address,
    postgraphile: other.address,
    stop,
  };
}

async function processorSecondsOf(address: string, token: string): Promise<number> {
  const metrics = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(await metrics.text())?.[1]);
}

/** A collector that reads and discards what it gets. It does not keep the benchmark alive. */
async function openDiscard(): Promise<string> {
  const server = http.createServer((request, response) => {
    request.resume().on('end', () => response.setHeader('content-type', 'application/json').end('{}'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Its packages are installed on first use. */
function installedPostgraphile(): string {
  const folder = 'bench/postgraphile';
  if (!fs.existsSync(`${folder}/node_modules/postgraphile`))
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' });
  return folder;
}

async function listening(child: ChildProcess, port: number): Promise<void> {
  for (const started = Date.now(); Date.now() - started < PATIENCE_MS; ) {
    if (child.exitCode !== null) throw new Error(`${child.spawnargs.join(' ')} ended with ${child.exitCode}`);
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = net.connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
      socket.on('connect', () => socket.destroy());
    });
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${child.spawnargs.join(' ')} does not listen`);
}
