import { createHash } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import express from 'express';
import { clientFiles } from './client-files.ts';

const POLICY = "default-src 'none';script-src 'self';frame-ancestors 'none'";
const SCRIPT = 'export const pontos = 1;'.repeat(100);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cliente-'));
const write = (name: string, content: string | Buffer) => {
  fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  fs.writeFileSync(path.join(folder, name), content);
};
let server: http.Server;

/** The raw response: fetch would decompress it and hide its encoding. */
const get = (address: string, headers: http.OutgoingHttpHeaders = {}) =>
  new Promise<{ status: number | undefined; headers: http.IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    http
      .get({ port, path: address, headers }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }));
      })
      .on('error', reject);
  });

beforeAll(async () => {
  write('index.html', '<title>cliente</title>');
  write('assets/a.js', SCRIPT);
  write('assets/a.js.br', zlib.brotliCompressSync(SCRIPT));
  write('assets/a.js.gz', zlib.gzipSync(SCRIPT));
  write('assets/small.js', 'export {};');
  write(
    '.first-pages.json',
    JSON.stringify([
      { address: '^\\/login\\/?$', link: '</assets/login.js>; rel=modulepreload' },
      { address: '.', link: '</assets/index.js>; rel=modulepreload' },
    ]),
  );
  const site = express().use((_request, response, next) => {
    response.setHeader('content-security-policy', POLICY);
    next();
  });
  server = http.createServer(site.use(clientFiles(folder)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => {
  server.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

describe('the client as it is sent', () => {
  it('is packed as the browser takes it, the smaller way first, and plain for who takes neither', async () => {
    const ways = await Promise.all([
      get('/assets/a.js', { 'accept-encoding': 'gzip, deflate, br' }),
      get('/assets/a.js', { 'accept-encoding': 'gzip' }),
      get('/assets/a.js'),
    ]);
    expect(ways.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
    const [br, gz, plain] = ways.map(({ body }) => body);
    expect([zlib.brotliDecompressSync(br!), zlib.gunzipSync(gz!), plain!].map(String)).toEqual([SCRIPT, SCRIPT, SCRIPT]);
    for (const { headers } of ways.slice(0, 2))
      expect(headers).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'Accept-Encoding',
      });
  });

  it('is plain where no packed file lies beside it, and unknown where nothing does', async () => {
    const packed = { 'accept-encoding': 'br' };
    expect((await get('/assets/small.js', packed)).headers['content-encoding']).toBeUndefined();
    expect((await get('/assets/none.js', packed)).status).toBe(404);
    expect((await get('/assets/../index.html.br', packed)).body.toString()).not.toContain('pontos');
  });

  it('announces what the build says that a first page needs, by the first address that matches', async () => {
    const link = async (address: string) => (await get(address)).headers.link;
    expect(await link('/login')).toBe('</assets/login.js>; rel=modulepreload');
    expect(await link('/LOGIN/')).toBe(await link('/login'));
    expect(await link('/regulamento')).toBe('</assets/index.js>; rel=modulepreload');
    expect((await get('/.first-pages.json')).headers['content-type']).toContain('text/html');
  });

  it('sends the page packed too where the build packed it, and says that it differs', async () => {
    write('index.html.br', zlib.brotliCompressSync('<title>cliente</title>'));
    const packed = await get('/home', { 'accept-encoding': 'gzip, br' });
    expect(zlib.brotliDecompressSync(packed.body).toString()).toBe('<title>cliente</title>');
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'text/html; charset=utf-8', vary: 'Accept-Encoding' });
    const plain = await get('/home');
    expect([plain.headers['content-encoding'], plain.headers.vary, plain.body.toString()]).toEqual([
      undefined,
      'Accept-Encoding',
      '<title>cliente</title>',
    ]);
    fs.rmSync(path.join(folder, 'index.html.br'));
  });

  it('allows the inline scripts of the page as it was last built, and no others', async () => {
    const scriptsOf = async () => /script-src ([^;]*)/.exec(String((await get('/login')).headers['content-security-policy']))?.[1];
    expect(await scriptsOf()).toBe("'self'");
    write('index.html', `<script>um()</script><script src="/x.js"></script><script>dois()</script>`);
    fs.utimesSync(path.join(folder, 'index.html'), new Date(), new Date(Date.now() + 5_000));
    const hashes = ['um()', 'dois()'].map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    expect(await scriptsOf()).toBe(["'self'", ...hashes].join(' '));
    expect((await get('/assets/a.js')).headers['content-security-policy']).toBe(POLICY);
  });
});
