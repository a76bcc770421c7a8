import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { CatalogueError } from './experience-catalogue.ts';
import { openHttpCatalogue } from './http-experience-catalogue.ts';
import { openSafeFetch } from './safe-fetch.ts';
import { openSampleCatalogue } from './sample-experience-catalogue.ts';

type Stub = (page: number, response: http.ServerResponse, request: http.IncomingMessage) => void;

const offer = (offerId: string | number, changes: object = {}) => ({
  offerId,
  name: `Oferta ${offerId}`,
  category: { id: 1, name: 'Gastronomia' },
  experience: { id: 'jantar', title: 'Jantar' },
  partner: { id: 'p1', name: 'Mesa da Praça' },
  ...changes,
});
const json =
  (status: number, body: unknown): Stub =>
  (_page, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const pages =
  (...content: unknown[][]): Stub =>
  (page, response, request) =>
    json(200, { offers: content[page - 1] ?? [], totalPages: content.length })(page, response, request);

describe('the third party over HTTP', () => {
  let stub: Stub;
  let asked: { url: string; authorization: string | undefined }[] = [];
  let server: http.Server;
  let baseUrl: string;

  beforeAll(async () => {
    server = http.createServer((request, response) => {
      asked.push({ url: request.url ?? '', authorization: request.headers.authorization });
      stub(Number(new URL(request.url ?? '', 'http://x').searchParams.get('page')), response, request);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  });
  beforeEach(() => {
    asked = [];
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  const read = (more: object = {}, allowPrivate = true) =>
    openHttpCatalogue({
      fetch: openSafeFetch({ allowPrivate }),
      baseUrl,
      apiKey: 'chave',
      timeoutMs: 150,
      retryMs: 1,
      ...more,
    }).readOffers();
  const failure = async (more: object = {}, allowPrivate = true): Promise<string> => {
    const error = await read(more, allowPrivate).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(CatalogueError);
    return (error as Error).message;
  };

  it('reads every page with the key, each offer once though rows move between pages', async () => {
    stub = pages([offer(1), offer(2)], [offer(2, { name: 'Mais nova' }), offer(3)]);
    expect((await read()).map(({ offerId, name }) => [offerId, name])).toEqual([
      ['1', 'Oferta 1'],
      ['2', 'Mais nova'],
      ['3', 'Oferta 3'],
    ]);
    expect(asked).toEqual([
      { url: '/v1/offers?page=1&pageSize=100', authorization: 'Bearer chave' },
      { url: '/v1/offers?page=2&pageSize=100', authorization: 'Bearer chave' },
    ]);
  });

  it('keeps what can be stored and shown: no NUL, no picture or link of another scheme', async () => {
    stub = pages([
      offer('A', {
        name: 'Jan\u0000tar',
        imageUrl: 'javascript:x()',
        ageFrom: '18',
        offerTerms: '  ',
        partner: { id: 1, name: 'P', cnpj: '12.abc.345/01de-35', logoUrl: 'https://fotos.exemplo.com/a.png' },
        location: { city: 'Recife', website: 'javascript:x()', logoUrl: 'http://sem-tls.exemplo.com/a.png' },
      }),
    ]);
    const [kept] = await read();
    expect(kept).toMatchObject({
      name: 'Jantar',
      imageUrl: null,
      ageFrom: 18,
      ageTo: null,
      offerTerms: null,
      subCategory: null,
      partner: { cnpj: '12ABC34501DE35', logoUrl: 'https://fotos.exemplo.com/a.png' },
      location: { city: 'Recife', website: null, logoUrl: null, address1: null },
    });
  });

  it.each([
    ['is down for a moment', (response: http.ServerResponse) => void response.writeHead(503).end()],
    ['asks for patience', (response: http.ServerResponse) => void response.writeHead(429).end()],
    ['hangs up', (response: http.ServerResponse) => void response.destroy()],
    ['is silent', () => undefined],
  ])('tries a page again when it %s', async (_name, fail) => {
    stub = (page, response, request) => (asked.length < 3 ? fail(response) : pages([offer(1)])(page, response, request));
    expect(await read()).toHaveLength(1);
    expect(asked).toHaveLength(3);
  });

  it('gives up after three tries, and at once when the key is refused', async () => {
    stub = json(500, {});
    expect(await failure()).toBe('página 1: respondeu 500');
    expect(asked).toHaveLength(3);
    stub = json(401, {});
    expect(await failure()).toBe('página 1: respondeu 401');
    expect(asked).toHaveLength(4);
  });

  it('takes the catalogue whole or not at all: a later page that fails fails it', async () => {
    stub = (page, response, request) =>
      page === 1 ? json(200, { offers: [offer(1)], totalPages: 2 })(page, response, request) : json(500, {})(page, response, request);
    expect(await failure()).toBe('página 2: respondeu 500');
  });

  it.each<[string, Stub, RegExp]>([
    ['no JSON', (_page, response) => void response.end('<html>'), /página 1 ilegível: não é JSON/],
    ['another shape', json(200, []), /página 1 ilegível/],
    ['an offer without a partner', pages([offer(1), offer(2, { partner: null })]), /página 1 ilegível/],
    ['no offers at all', pages([]), /o catálogo veio vazio/],
    ['pages without end', json(200, { offers: [offer(1)], totalPages: 1_000_000 }), /passam do limite/],
    ['a page too large', (_page, response) => void response.end(' '.repeat(6 * 1024 * 1024)), /bytes/],
    ['a redirect', (_page, response) => void response.writeHead(302, { location: '/outro' }).end(), /respondeu 302/],
  ])('refuses %s', async (_name, answer, reason) => {
    stub = answer;
    // Six megabytes take a while on a busy machine; none of these waits for the time-out.
    expect(await failure({ timeoutMs: 10_000 })).toMatch(reason);
  });

  it('ends a catalogue that drips for too long', async () => {
    let clock = 0;
    stub = (page, response, request) => {
      clock += 60;
      json(200, { offers: [offer(page)], totalPages: 9 })(page, response, request);
    };
    expect(await failure({ deadlineMs: 100, now: () => clock })).toBe('o catálogo não terminou em 100 ms');
  });

  it('never talks to a private network unless it is allowed to, and does not try twice', async () => {
    expect(await failure({}, false)).toMatch(/Endereço não permitido/);
    expect(asked).toEqual([]);
  });
});

describe('the bundled sample', () => {
  it('is the same at each reading, complete, and each offer has its own code', async () => {
    const catalogue = openSampleCatalogue();
    const offers = await catalogue.readOffers();
    expect(await catalogue.readOffers()).toEqual(offers);
    expect(new Set(offers.map(({ offerId }) => offerId)).size).toBe(offers.length);
    expect(offers.length).toBeGreaterThan(40);
    expect(new Set(offers.map(({ category }) => category.name)).size).toBe(6);
    expect(offers.filter(({ location }) => location === null).length).toBeGreaterThan(0);
    for (const { experience, offerTerms, subCategory } of offers)
      expect([experience.mainImageUrl, offerTerms, subCategory]).toEqual([
        expect.stringMatching(/^\/catalogo\//),
        expect.any(String),
        expect.any(Object),
      ]);
  });
});
