import http from 'node:http';
import { openTestApp, type TestApp } from './test/app.ts';
import { newCpf } from './test/builders/people.ts';

describe('HTTP application', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp({ CORS_ORIGINS: 'https://parceiro.exemplo.com' });
  });
  afterAll(async () => {
    expect(app.reported).toEqual([]);
    await app.close();
  });

  it('lets an allowed site call both doors, and no other', async () => {
    const preflight = (path: string, origin: string) =>
      fetch(new URL(path, app.url), {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
      });
    for (const path of ['/graphql', '/api/redes']) {
      const allowed = await preflight(path, 'https://parceiro.exemplo.com');
      expect([allowed.status, allowed.headers.get('access-control-allow-origin')]).toEqual([204, 'https://parceiro.exemplo.com']);
      expect((await preflight(path, 'https://outro.exemplo.com')).headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  it('sends headers that keep pages from being framed, sniffed or scripted by others', async () => {
    const { headers } = await fetch(new URL('/api/redes', app.url));
    expect(headers.get('content-security-policy')).toContain("script-src 'self' 'wasm-unsafe-eval'");
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('has browsers come by TLS only, at every door, when that is its public address', async () => {
    const kept = async (of: TestApp) => {
      const doors = ['/api/redes', '/graphql', '/', '/api/nada', '/arquivos/x'].map((path) => fetch(new URL(path, of.url)));
      return (await Promise.all(doors)).map(({ headers }) => headers.get('strict-transport-security'));
    };
    const secure = await openTestApp({ PUBLIC_URL: 'https://fidelidade.exemplo.com.br' });
    expect(await kept(secure)).toEqual(Array(5).fill('max-age=31536000'));
    await secure.close();
    expect(await kept(app)).toEqual(Array(5).fill(null));
  });

  it('serves the description of the REST door to anybody, to keep until it changes, and its page without a script of others', async () => {
    const url = new URL('/api/openapi.json', app.url);
    const answer = await fetch(url);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, no-cache']);
    expect(await answer.json()).toMatchObject({
      openapi: '3.1.1',
      paths: { '/api/redes/{id}': { put: { 'x-permissao': 'network:update' } } },
    });
    // fetch would request an uncached copy.
    const again = await new Promise<http.IncomingMessage>((resolve) => {
      http.get(url, { headers: { 'if-none-match': answer.headers.get('etag')! } }, resolve);
    });
    expect(again.statusCode).toBe(304);
    again.resume();
    const page = await fetch(new URL('/api/docs', app.url));
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    const addresses = [...(await page.text()).matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address!);
    expect(addresses).toHaveLength(4);
    for (const address of addresses) expect([address, (await fetch(new URL(address, app.url))).status]).toEqual([address, 200]);
    for (const other of ['package.json', '__proto__', 'index.html', '..%2Fdocument.ts'])
      expect((await fetch(new URL(`/api/docs/${other}`, app.url))).status).toBe(404);
  });

  it('answers JSON with a text to whatever it cannot read, on both doors', async () => {
    const bad = [
      await app.rest('POST', '/api/sessoes/usuario', { body: '{"cpf":' }),
      await app.rest('POST', '/api/sessoes/usuario', { body: '"texto"' }),
      await app.rest('POST', '/api/sessoes/usuario', { body: { cpf: { $ne: '' }, senha: 'x' } }),
      await app.rest('POST', '/api/sessoes/usuario', { body: { cpf: 'x\u0000', senha: 'x' } }),
      await app.rest('GET', '/api/%E0%A4%A'),
    ];
    for (const { status, json } of bad) expect([status >= 400 && status < 500, typeof json?.erro]).toEqual([true, 'string']);
    expect((await app.rest('POST', '/graphql', { body: '{"query":' })).status).toBe(400);
    expect((await app.rest('POST', '/graphql', { body: { query: `{ ${'viewer { id } '.repeat(3_000)} }` } })).status).toBe(400);
    expect((await app.rest('POST', '/graphql', { body: [{ query: '{ viewer { id } }' }] })).status).toBe(400);
    expect((await app.rest('GET', '/graphql?query=mutation{signOut}', { headers: { 'apollo-require-preflight': '1' } })).status).toBe(405);
    const introspection = await app.graphql('{ __schema { types { name } } }');
    expect([introspection.status, introspection.errors?.[0].extensions.code]).toEqual([401, 'UNAUTHENTICATED']);
  });
});

describe('the address that limits count by', () => {
  const LIMIT = 30;
  /** Sixty CPF probes, half at each door, each forging a different origin; the proxy of `appended` appends the real one after it. */
  const statusesOf = async (app: TestApp, appended = '') => {
    const found: Record<number, number> = {};
    for (let count = 0; count < 2 * LIMIT; count++) {
      const headers = { 'x-forwarded-for': `203.0.113.${count}${appended}` };
      const isRest = count % 2 === 0;
      const { status, errors } = isRest
        ? { ...(await app.rest('GET', `/api/parceiros/verificar-cpf/${newCpf()}`, { headers })), errors: undefined }
        : await app.graphql('query ($cpf: String!) { sellerTaken(cpf: $cpf) }', { cpf: newCpf() }, { headers });
      const answered = errors ? 429 : status;
      found[answered] = (found[answered] ?? 0) + 1;
    }
    return found;
  };

  it('is not what a client invents when nobody is trusted, and whoever runs the product is told once', async () => {
    for (const setting of ['', 'false', '0']) {
      const app = await openTestApp({ TRUST_PROXY: setting });
      expect(app.warnings).toEqual([]);
      expect([setting, await statusesOf(app)]).toEqual([setting, { 200: LIMIT, 429: LIMIT }]);
      expect(app.warnings).toEqual([expect.stringContaining('TRUST_PROXY')]);
      await app.close();
    }
  });

  it('is the one that the trusted proxy saw, whatever the client had written before it', async () => {
    const app = await openTestApp({ TRUST_PROXY: '1' });
    expect(await statusesOf(app, ', 198.51.100.7')).toEqual({ 200: LIMIT, 429: LIMIT });
    // Another client behind the same proxy keeps its full allowance.
    expect(await statusesOf(app, ', 198.51.100.8')).toEqual({ 200: LIMIT, 429: LIMIT });
    expect(app.warnings).toEqual([]);
    await app.close();
  });
});
