import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { systemClock } from '../server/platform/clock.ts';
import { localStorage } from '../server/platform/files/local-storage.ts';
import { freePort } from '../server/platform/free-port.ts';
import { openLogger } from '../server/platform/logger.ts';
import { type Product, startProduct } from '../server/start-product.ts';
import { openTestApp } from '../server/test/app.ts';
import { buildProduct, buildSeller, buildStaff, PASSWORD } from '../server/test/builders/people.ts';
import { receiptPdf } from '../server/test/builders/receipts.ts';
import { openTestDatabase } from '../server/test/database.ts';
import { productionEnv } from '../server/test/production-env.ts';
import { testEnv } from '../server/test/test-env.ts';
import { openTcpProxy, type TcpProxy } from './tcp-proxy.ts';

/** Its own migrated database, with a network in front of it that the test can cut. */
async function openWire(): Promise<{ url: string; wire: TcpProxy; alter: (change: string) => Promise<void> }> {
  const database = await openTestDatabase();
  const [{ name } = { name: '' }] = await database.read<{ name: string }>('select current_database() as name');
  await database.close();
  const url = new URL(process.env.TEST_PG!);
  const wire = await openTcpProxy(Number(url.port));
  url.port = String(wire.port);
  url.pathname = `/${name}`;
  /** Sets a default of the database's later sessions, or resets it. */
  const alter = async (change: string) => {
    const client = new pg.Client(process.env.TEST_PG);
    await client.connect();
    await client.query(`alter database ${name} ${change}`);
    await client.end();
  };
  return { url: url.href, wire, alter };
}

describe('while the database is away', () => {
  let product: Product;
  let wire: TcpProxy;
  let alter: (change: string) => Promise<void>;
  let closed: number;
  const queueLines: number[] = [];
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fidelidade-outage-'));
  const health = async (which: 'viva' | 'pronta') => {
    const started = performance.now();
    const { status } = await fetch(`http://127.0.0.1:${product.port}/saude/${which}`);
    return { status, took: performance.now() - started };
  };
  const until = async (status: number) => {
    const started = performance.now();
    while ((await health('pronta')).status !== status) await pause(50);
    return performance.now() - started;
  };
  beforeAll(async () => {
    const opened = await openWire();
    ({ wire, alter } = opened);
    closed = await freePort();
    const logger = openLogger({ level: 'silent' });
    logger.error = (_: unknown, text?: string) => {
      if (text === 'fila de tarefas') queueLines.push(performance.now());
    };
    product = await startProduct(testEnv({ ...productionEnv(opened.url, 0, folder), ROLE: 'api,worker' }), logger);
  });
  afterAll(async () => {
    await product.stop();
    await wire.close();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  it('is not ready but lives, refuses with a wait, and comes back by itself', async () => {
    expect(await health('pronta')).toMatchObject({ status: 200 });
    const good = Number(new URL(process.env.TEST_PG!).port);
    wire.retarget(closed);
    wire.cut(1_000);
    await until(503);
    expect((await health('viva')).status).toBe(200);
    const refused = await fetch(`http://127.0.0.1:${product.port}/api/parceiros`, {
      headers: { authorization: '|0123456789012345678901234567890123456789' },
    });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    const asked = await fetch(`http://127.0.0.1:${product.port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: '|0123456789012345678901234567890123456789' },
      body: '{"query":"{ __typename }"}',
    });
    expect([asked.status, asked.headers.get('retry-after')]).toEqual([503, '2']);
    wire.retarget(good);
    await until(200);
  });

  it('says within two seconds that it is not ready, also when connections are silent instead of cut', async () => {
    wire.stall(2_500);
    const { status, took } = await health('pronta');
    expect(status).toBe(503);
    // The check's limit is 1.5 s; the rest allows for a busy machine.
    expect(took).toBeLessThan(2_500);
    expect((await health('viva')).status).toBe(200);
    await until(200);
  });

  it('logs once a second that the queue is away, however many queues are looked at', async () => {
    wire.retarget(closed);
    wire.cut(1_000);
    queueLines.length = 0;
    await pause(3_500);
    wire.retarget(Number(new URL(process.env.TEST_PG!).port));
    const between = queueLines.slice(1).map((at, index) => at - queueLines[index]!);
    expect(queueLines.length).toBeGreaterThan(1);
    expect(Math.min(...between)).toBeGreaterThan(990);
    await until(200);
  });

  // A failover leads to such a server for some seconds: a replica, or a primary before the end of its promotion.
  it('refuses writes with a wait on a server that only reads, and finds the next server by itself', async () => {
    const seller = await buildSeller(product.database);
    const { codigo } = await buildProduct(product.database);
    const staff = await buildStaff(product.database, 2);
    const post = async (where: string, token: string, body: object) => {
      const answer = await fetch(`http://127.0.0.1:${product.port}${where}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: token },
        body: JSON.stringify(body),
      });
      const { errors, codigo: code } = (await answer.json()) as { errors?: { extensions: { code: string } }[]; codigo?: string };
      return [answer.status, answer.headers.get('retry-after'), errors?.[0]?.extensions.code ?? code];
    };
    const sale = {
      query: 'mutation ($input: OwnSaleInput!) { postOwnSale(input: $input) { id } }',
      variables: {
        input: {
          tipoFiscal: 'N',
          identificador: '71000001',
          realizadoEm: systemClock.today(),
          itens: [{ codigo, qtde: '1', valorUnitario: '10.00' }],
        },
      },
    };
    const report = {
      query: 'mutation ($input: ReportChoiceInput!) { generateReport(input: $input) { id } }',
      variables: { input: { tipo: 'MENSURACAO' } },
    };
    const signIn = { cpf: seller.cpf, senha: PASSWORD };
    await alter('set default_transaction_read_only = on');
    wire.cut(1_000);
    await until(200);
    const refused = [503, '2', 'SERVICE_UNAVAILABLE'];
    expect(await post('/graphql', `${seller.token}|`, sale)).toEqual(refused);
    expect(await post('/graphql', `|${staff.token}`, report)).toEqual(refused);
    expect(await post('/api/sessoes/parceiro', '', signIn)).toEqual(refused);
    await alter('reset default_transaction_read_only');
    // Each connection that wrote in vain was closed, the queue's too: none of them is cut from here on.
    expect(await post('/graphql', `${seller.token}|`, sale)).toEqual([200, null, undefined]);
    expect(await post('/graphql', `|${staff.token}`, report)).toEqual([200, null, undefined]);
    const done = () => product.database.read("select state::text from pgboss.job where name = 'generate-report'");
    for (let looks = 0; looks < 300 && JSON.stringify(await done()) !== '[{"state":"completed"}]'; looks++) await pause(100);
    expect(await done()).toEqual([{ state: 'completed' }]);
  });
});

describe('a process that starts while its database is away', () => {
  it('ends as asked on SIGTERM, without waiting any longer', async () => {
    const { url, wire } = await openWire();
    wire.retarget(await freePort());
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fidelidade-start-'));
    const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...productionEnv(url, await freePort(), folder), ROLE: 'api', LOG_LEVEL: 'warn', NODE_OPTIONS: '' },
    });
    const exited = once(child, 'exit') as Promise<[number | null]>;
    const [said] = (await once(child.stdout, 'data')) as [Buffer];
    expect(said.toString()).toContain('o banco não respondeu');
    const at = performance.now();
    child.kill('SIGTERM');
    expect((await exited)[0]).toBe(0);
    expect(performance.now() - at).toBeLessThan(5_000);
    await wire.close();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  it('waits for it, and on SIGTERM under load, however often, breaks no request and is gone within ten seconds', async () => {
    const { url, wire } = await openWire();
    const good = Number(new URL(process.env.TEST_PG!).port);
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fidelidade-start-'));
    const port = await freePort();
    wire.retarget(await freePort());
    const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
      stdio: 'ignore',
      env: { ...process.env, ...productionEnv(url, port, folder), ROLE: 'api', LOG_LEVEL: 'silent', NODE_OPTIONS: '' },
    });
    const exited = once(child, 'exit') as Promise<[number | null]>;
    const isReady = () =>
      fetch(`http://127.0.0.1:${port}/saude/pronta`).then(
        ({ ok }) => ok,
        () => false,
      );
    await pause(1_000);
    expect([await isReady(), child.exitCode]).toEqual([false, null]);
    wire.retarget(good);
    while (!(await isReady())) await pause(100);
    const seen = { answered: 0, broken: [] as string[] };
    let isOver = false;
    const clients = Array.from({ length: 8 }, async () => {
      while (!isOver) {
        try {
          const answer = await fetch(`http://127.0.0.1:${port}/api/resgates`, { headers: { authorization: '' } });
          await answer.arrayBuffer();
          if (answer.status === 401) seen.answered += 1;
          else seen.broken.push(String(answer.status));
        } catch (error) {
          const { code } = ((error as Error).cause ?? error) as { code?: string };
          // Nobody listens any more: a balancer polling /saude/pronta has left by then.
          if (code !== 'ECONNREFUSED') seen.broken.push(String(code));
          return;
        }
      }
    });
    while (seen.answered < 50) await pause(20);
    const at = performance.now();
    child.kill('SIGTERM');
    // A supervisor that repeats signals, and a SIGINT without a terminal.
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGTERM'] as const) {
      await pause(400);
      child.kill(signal);
    }
    const [code] = await exited;
    const took = performance.now() - at;
    isOver = true;
    await Promise.all(clients);
    expect({ code, broken: seen.broken }).toEqual({ code: 0, broken: [] });
    expect(took).toBeLessThan(10_000);
    await wire.close();
    fs.rmSync(folder, { recursive: true, force: true });
  });
});

describe('a disk', () => {
  const form = () => {
    const data = new FormData();
    data.append('arquivos[]', new Blob([new Uint8Array(receiptPdf())]), 'nota.pdf');
    return data;
  };

  it('that is full refuses with a wait, leaves nothing behind, and works again when there is room', async () => {
    const app = await openTestApp();
    const seller = await buildSeller(app.database);
    const { put } = app.ports.storage;
    const full = Object.assign(new Error('sem espaço'), { code: 'E_CANNOT_WRITE_FILE', cause: { code: 'ENOSPC' } });
    app.ports.storage.put = () => Promise.reject(full);
    const send = () => app.rest('POST', '/api/upload/venda_foto', { token: seller.token, audience: 'store', form: form() });
    const refused = await send();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await app.database.read('select (select count(*) from submissions) + (select count(*) from stored_files) as n')).toEqual([
      { n: 0 },
    ]);
    app.ports.storage.put = put;
    expect((await send()).status).toBe(200);
    await app.close();
  });

  it('that is full in the middle of a file keeps no part of it', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fidelidade-disk-'));
    const storage = localStorage(folder);
    // A path that is a folder cannot be written, like a full disk.
    fs.mkdirSync(path.join(folder, 'nota.pdf'));
    await expect(storage.put('nota.pdf', receiptPdf(), 'application/pdf')).rejects.toThrow();
    expect(fs.readdirSync(folder)).toEqual(['nota.pdf']);
    fs.rmSync(folder, { recursive: true });
  });

  it('that is slow keeps its own sender waiting and nobody else', async () => {
    const app = await openTestApp();
    const seller = await buildSeller(app.database);
    const { put } = app.ports.storage;
    let go: () => void = () => {};
    const slow = new Promise<void>((resolve) => {
      go = resolve;
    });
    app.ports.storage.put = async (...file) => {
      await slow;
      return put(...file);
    };
    const sending = app.rest('POST', '/api/upload/venda_foto', { token: seller.token, audience: 'store', form: form() });
    for (let asked = 0; asked < 10; asked++) {
      const { status } = await app.rest('GET', '/api/resgates', { token: seller.token, audience: 'store' });
      expect(status).toBe(200);
    }
    go();
    expect((await sending).status).toBe(200);
    await app.close();
  });
});
