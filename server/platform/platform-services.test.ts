import { randomBytes } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import pg from 'pg';
import { STRONG_SECRET } from '../test/test-env.ts';
import { hashPassword, needsRehash, verifyPassword } from './auth/password.ts';
import { parseInstant } from './db/instants.ts';
import { EnvError, readEnv } from './env.ts';
import { openHealth } from './health.ts';
import { logHttp, openLogger } from './logger.ts';
import { measureHttp, metricsDoor } from './metrics.ts';
import { ForbiddenAddressError, isPublicAddress, openSafeFetch } from './ports/safe-fetch.ts';

const servers: http.Server[] = [];
async function serve(handle: http.RequestListener): Promise<string> {
  const server = http.createServer(handle);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
afterAll(async () => {
  for (const server of servers) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

describe('instants of the database', () => {
  it('are read as the driver reads them, however they are written', () => {
    const asEver = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ);
    for (const text of [
      '2026-11-20 14:03:00+00',
      '2026-11-20 14:03:59.1+00',
      '2026-02-28 23:59:59.012+00',
      '2024-02-29 00:00:00.999999+00',
      '1969-12-31 23:59:59.5+00',
      '0100-01-01 00:00:00+00',
      '0099-12-31 23:59:59+00',
      '2026-11-20 11:03:00.25-03',
      '2026-11-20 19:33:00+05:30',
      '10026-11-20 14:03:00+00',
      '0044-03-15 12:00:00+00 BC',
    ])
      expect(parseInstant(text).toISOString()).toBe((asEver(text) as Date).toISOString());
    expect(parseInstant('infinity')).toBe(asEver('infinity'));
  });
});

describe('environment', () => {
  const secret = () => 's'.repeat(32);

  it('needs nothing in embedded mode and takes the kept secret', () => {
    const env = readEnv({ PORT: '' }, secret);
    expect(env).toMatchObject({
      EMBEDDED: true,
      PORT: 4000,
      ROLE: ['api', 'worker'],
      SECRET: secret(),
      PUBLIC_URL: 'http://localhost:4000',
      LOG_LEVEL: 'warn',
    });
    expect(env.PROGRAMA_NOME).toBe('Experiências SW');
  });

  it('names every problem at once when a database is given', () => {
    const read = () =>
      readEnv(
        { DATABASE_URL: 'mysql://x', PORT: 'abc', ROLE: 'api,boss', STORAGE: 's3', METRICS_TOKEN: 'short', TLC_API_URL: 'https://x' },
        secret,
      );
    expect(read).toThrow(EnvError);
    const problems = (() => {
      try {
        read();
        return [];
      } catch (error) {
        return (error as EnvError).problems.map((problem) => problem.split(':')[0]);
      }
    })();
    expect(problems).toEqual(
      expect.arrayContaining(['DATABASE_URL', 'PORT', 'ROLE', 'METRICS_TOKEN', 'SECRET', 'PUBLIC_URL', 'S3_BUCKET', 'TLC_API_KEY']),
    );
  });

  it('takes a way past a pooler only beside the pooler itself, which is believed to keep named statements', () => {
    const given = { SECRET: STRONG_SECRET, PUBLIC_URL: 'https://a', DATABASE_DIRECT_URL: 'postgres://a/b' };
    expect(() => readEnv(given, secret)).toThrow('DATABASE_URL: obrigatório');
    expect(readEnv({ ...given, DATABASE_URL: 'postgres://p/b' }, secret).DATABASE_PREPARED).toBe(true);
    expect(readEnv({ ...given, DATABASE_URL: 'postgres://p/b', DATABASE_PREPARED: 'false' }, secret).DATABASE_PREPARED).toBe(false);
  });

  it('never generates a secret in production mode', () => {
    const env = readEnv(
      { DATABASE_URL: 'postgres://h/db', SECRET: STRONG_SECRET, PUBLIC_URL: 'https://a.b/', CASHBACK_HOSTS: 'a.b, c.d' },
      () => {
        throw new Error('asked for a secret');
      },
    );
    expect(env).toMatchObject({
      EMBEDDED: false,
      SECRET: STRONG_SECRET,
      PUBLIC_URL: 'https://a.b',
      CASHBACK_HOSTS: ['a.b', 'c.d'],
      LOG_LEVEL: 'info',
    });
  });

  describe('with a database of the operator', () => {
    const problemsOf = (given: Record<string, string>) => {
      try {
        readEnv({ DATABASE_URL: 'postgres://h/db', SECRET: STRONG_SECRET, PUBLIC_URL: 'https://a.b', ...given }, secret);
        return [];
      } catch (error) {
        return (error as EnvError).problems;
      }
    };

    it.each([
      'a'.repeat(40),
      'Troque-me! 8f3k2-9dk2l-0s9dj-2k3l4',
      'password'.repeat(5),
      'abcabcabc'.repeat(4),
      '0123456789'.repeat(4),
      'abcdefghijklmnopqrstuvwxyz0123456789',
      'zyxwvutsrqponmlkjihgfedcba9876543210',
      '01'.repeat(20),
      '0110100110010110100101100110100110010110',
      'qwertyuiopasdfghjklzxcvbnm1234567890',
      'minha senha da loja que eu nunca esqueço',
      'defina SECRET com ao menos 32 caracteres',
      '$(openssl rand -hex 32) # ao acaso',
      '20262026202620262026202620262026',
    ])('refuses the secret %s, which is long but can be guessed', (SECRET) => {
      expect(problemsOf({ SECRET })).toEqual([expect.stringMatching(/^SECRET: fácil de adivinhar/)]);
    });

    it('takes every secret that was drawn', () => {
      for (let count = 0; count < 300; count++)
        for (const SECRET of [randomBytes(16).toString('hex'), randomBytes(32).toString('hex'), randomBytes(24).toString('base64')])
          expect([SECRET, problemsOf({ SECRET })]).toEqual([SECRET, []]);
      // It was drawn, and holds 'tEST'.
      expect(problemsOf({ SECRET: 'goHOMrn/4XJ86pYtESToXCdQFVr7lAr6' })).toEqual([]);
    });

    it('refuses a public address without TLS, but for the machine itself', () => {
      for (const PUBLIC_URL of [
        'http://fidelidade.exemplo.com.br',
        'HTTP://a.b',
        'http://10.0.0.1:4000',
        'http://localhost.a.b',
        'http://a@b.c',
      ])
        expect([PUBLIC_URL, problemsOf({ PUBLIC_URL })]).toEqual([
          PUBLIC_URL,
          [expect.stringMatching(/^PUBLIC_URL: deve começar com https/)],
        ]);
      for (const PUBLIC_URL of ['https://a.b', 'http://localhost:4000', 'http://127.0.0.1', 'http://[::1]:4000'])
        expect([PUBLIC_URL, problemsOf({ PUBLIC_URL })]).toEqual([PUBLIC_URL, []]);
    });
  });

  it('lets whoever tries the product choose secret and address', () => {
    expect(readEnv({ SECRET: 'a'.repeat(40), PUBLIC_URL: 'http://192.168.0.9:4000' }, secret).SECRET).toBe('a'.repeat(40));
  });

  it('takes a collector of traces with headers and a share, and names what is wrong with them', () => {
    const given = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://coletor:4318/', OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20YTpi,x-a=1' };
    expect(readEnv({ ...given, OTEL_TRACES_SAMPLER_ARG: '0.1' }, secret)).toMatchObject({
      ...given,
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://coletor:4318',
      OTEL_SERVICE_NAME: 'fidelidade',
      OTEL_TRACES_SAMPLER_ARG: 0.1,
    });
    expect(readEnv({}, secret)).toMatchObject({ OTEL_TRACES_SAMPLER_ARG: 1 });
    for (const [name, value] of [
      ['OTEL_EXPORTER_OTLP_ENDPOINT', 'coletor:4318'],
      ['OTEL_EXPORTER_OTLP_HEADERS', 'Basic abc'],
      ['OTEL_TRACES_SAMPLER_ARG', '10'],
    ] as const)
      expect(() => readEnv({ [name]: value }, secret)).toThrow(`${name}: `);
  });

  it('refuses to believe every proxy', () => {
    expect(readEnv({ TRUST_PROXY: '1' }, secret).TRUST_PROXY).toBe(1);
    expect(() => readEnv({ TRUST_PROXY: 'true' }, secret)).toThrow('TRUST_PROXY: use o número de proxies');
  });
});

describe('password', () => {
  it('accepts the password that was hashed and no other, with the promised parameters', async () => {
    const hashed = await hashPassword('Senha-1234');
    expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verifyPassword(hashed, 'Senha-1234')).toBe(true);
    expect(await verifyPassword(hashed, 'senha-1234')).toBe(false);
    expect(await verifyPassword(null, 'Senha-1234')).toBe(false);
    expect(await verifyPassword(hashed, 'x'.repeat(1_000_000))).toBe(false);
    expect(needsRehash(hashed)).toBe(false);
    expect(needsRehash('$argon2id$v=19$m=4096,t=1,p=1$aaaa$bbbb')).toBe(true);
  });
});

describe('log', () => {
  const lines: string[] = [];
  const logger = openLogger({ level: 'info', write: (line) => lines.push(line) });
  beforeEach(() => {
    lines.length = 0;
  });

  it('hides secrets at any depth, in errors and in message texts', () => {
    logger.info(
      { a: { b: [{ senha: 'hunter2', chavePix: 'pix@x.com', deep: { authorization: '|tok' } }] } },
      'CPF 529.982.247-25 e 52998224725',
    );
    logger.error(
      { err: new Error('token AbCdEfGhIjKlMnOpQrStUv| and Bearer abc.def and ana@exemplo.com') },
      'x 3f2b8c1e-1111-4222-8333-444455556666',
    );
    const text = lines.join('');
    for (const secret of ['hunter2', 'pix@x.com', '|tok', '529.982', '52998224725', 'AbCdEfGh', 'abc.def', 'ana@', '3f2b8c1e'])
      expect(text).not.toContain(secret);
    expect(JSON.parse(lines[0]!)).toMatchObject({ level: 'info', msg: 'CPF [cpf] e [cpf]' });
  });

  it('keeps the ids of requests and traces, whatever digits they have', () => {
    logger.info({ traceId: 'a12345678901bcdef0123456789abcde' }, 'job-a12345678901bcdef0123456789abcde x12345678901y');
    expect(JSON.parse(lines[0]!)).toMatchObject({
      traceId: 'a12345678901bcdef0123456789abcde',
      msg: 'job-a12345678901bcdef0123456789abcde x[cpf]y',
    });
  });

  it('writes one line a request with its id and without its query', async () => {
    const url = await serve(logHttp(logger, (_request, response) => response.end('ok')));
    const answer = await fetch(`${url}/recuperar?uuid=abc`, {
      headers: { authorization: '|secret-token', 'x-request-id': 'request-12345' },
    });
    await answer.text();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0]!)).toMatchObject({
      req: { id: 'request-12345', method: 'GET', path: '/recuperar' },
      res: { statusCode: 200 },
    });
    expect(lines[0]).not.toMatch(/secret-token|uuid=/);
  });
});

describe('health and metrics', () => {
  it('is ready while its parts answer, not ready when one is away, hangs or the process stops, and alive all the time', async () => {
    let database: () => Promise<unknown> = async () => {};
    const health = openHealth({ banco: () => database() });
    const url = await serve(express().use(health.router));
    const status = async (path: string) => (await fetch(url + path)).status;
    expect(await status('/saude/pronta')).toBe(200);
    database = () => Promise.reject(new Error('away'));
    expect(await status('/saude/pronta')).toBe(503);
    database = () => new Promise(() => {});
    const started = Date.now();
    expect(await status('/saude/pronta')).toBe(503);
    expect(Date.now() - started).toBeLessThan(20_000);
    database = async () => {};
    health.beginShutdown();
    expect(await status('/saude/pronta')).toBe(503);
    expect(await status('/saude/viva')).toBe(200);
  });

  it('shows metrics to the bearer of the token only, by route template', async () => {
    const app = express()
      .use(metricsDoor({ token: 'a-token-of-metrics', open: false }))
      .get('/lojas/:id', (_request, response) => void response.json({}));
    const url = await serve(measureHttp(app));
    await (await fetch(`${url}/lojas/77`)).text();
    expect((await fetch(`${url}/metrics`)).status).toBe(401);
    const text = await (await fetch(`${url}/metrics`, { headers: { authorization: 'Bearer a-token-of-metrics' } })).text();
    expect(text).toContain('route="/lojas/:id"');
    expect(text).not.toContain('/lojas/77');
    const closed = await serve(express().use(metricsDoor({ open: false })));
    expect((await fetch(`${closed}/metrics`)).status).toBe(404);
  });
});

describe('safe fetch', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'x',
  ])('does not take %s for a public address', (address) => expect(isPublicAddress(address)).toBe(false));
  it.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111'])('takes %s for a public address', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    'http://exemplo.com.br',
    'https://127.0.0.1/x',
    'https://localhost:9/',
    'https://[::1]/',
    'https://2130706433/',
    'https://0x7f.1/',
    'file:///etc/passwd',
    'nada',
    'https://a:b@exemplo.com',
  ])('refuses %s before any connection', async (url) => {
    await expect(openSafeFetch({ allowPrivate: false })(url, { method: 'GET' })).rejects.toThrow(ForbiddenAddressError);
  });

  it('follows no redirect, bounds size and time, and posts the body where private addresses are allowed', async () => {
    const asked: (string | undefined)[] = [];
    const url = await serve((request, response) => {
      asked.push(request.url);
      if (request.url === '/redirect') return void response.writeHead(302, { location: '/big' }).end();
      if (request.url === '/big') return void response.end(Buffer.alloc(100_000));
      if (request.url === '/echo') return void request.pipe(response);
      // Any other path is never answered.
    });
    const ask = openSafeFetch({ allowPrivate: true });
    expect((await ask(`${url}/redirect`, { method: 'GET' })).status).toBe(302);
    expect(asked).toEqual(['/redirect']);
    await expect(ask(`${url}/big`, { method: 'GET' })).rejects.toThrow('65536 bytes');
    await expect(ask(`${url}/never`, { method: 'GET', timeoutMs: 100 })).rejects.toThrow(/aborted/i);
    expect(await ask(`${url}/echo`, { method: 'POST', body: 'olá' })).toEqual({ status: 200, body: 'olá' });
  });

  it('asks DNS once and goes to the very address that was looked at, and refuses a name with one private address', async () => {
    let came = 0;
    const { port } = new URL(
      await serve((_request, response) => {
        came += 1;
        response.end();
      }),
    );
    const answers = [['8.8.8.8'], ['127.0.0.1'], ['8.8.8.8', '10.0.0.1'], ['8.8.8.8', '::ffff:127.0.0.1']];
    let asked = 0;
    const ask = openSafeFetch({
      allowPrivate: false,
      resolve: async () => answers[asked++]!.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    });
    const request = () => ask(`https://rebinding.exemplo.com.br:${port}/`, { method: 'GET', timeoutMs: 300 });
    const first = await request().catch((error: unknown) => error);
    expect([asked, first]).toEqual([1, expect.not.objectContaining({ name: 'ForbiddenAddressError' })]);
    for (let again = 0; again < 3; again++) await expect(request()).rejects.toThrow(ForbiddenAddressError);
    expect([asked, came]).toEqual([4, 0]);
  });
});
