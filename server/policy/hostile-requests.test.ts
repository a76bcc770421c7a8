import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildApp } from '../app.ts';
import { openCampaign } from '../modules/cashback/cashback.fixture.ts';
import { fileUrl } from '../platform/files/file-url.ts';
import { newFileKey } from '../platform/files/storage.ts';
import { logHttp, openLogger } from '../platform/logger.ts';
import { openTestApp, type RestAnswer, type TestApp } from '../test/app.ts';
import { buildSeller, buildStaff, newCpf, PASSWORD, type SignedIn } from '../test/builders/people.ts';
import { testEnv } from '../test/test-env.ts';

let app: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  app = await openTestApp({ CORS_ORIGINS: 'https://parceiro.exemplo.com' });
  admin = await buildStaff(app.database, 2);
});
afterAll(async () => {
  expect(app.reported).toEqual([]);
  await app.close();
});

describe('floods of GraphQL', () => {
  const times = (count: number, part: (index: number) => string) => Array.from({ length: count }, (_, index) => part(index)).join(' ');
  const ROW = 'networks { items { nome } }';
  const floods: [string, unknown][] = [
    [
      'fragments that double 18 deep',
      { query: `{ ...f0 } ${times(18, (n) => `fragment f${n} on Query { ...f${n + 1} ...f${n + 1} }`)} fragment f18 on Query { ${ROW} }` },
    ],
    ['fragments that go round', { query: 'query { ...a } fragment a on Query { ...b } fragment b on Query { ...a }' }],
    ['20,000 repeated fields', { query: `{ viewer { ${times(20_000, () => 'id')} } }` }],
    ['1,900 repeated fields, under the limit of tokens', { query: `{ viewer { ${times(1_900, () => 'id')} naoExiste } }` }],
    ['200 aliases', { query: `{ ${times(200, (n) => `a${n}: ${ROW}`)} }` }],
    ['1,000 directives', { query: `{ viewer ${times(1_000, () => '@include(if: true)')} { id } }` }],
    ['1,000 unknown directives', { query: `{ viewer { id ${times(1_000, (n) => `@x${n}`)} } }` }],
    ['500 levels', { query: `{ networks ${times(500, () => '{ items { stores')} { total } ${'} }'.repeat(500)} }` }],
    ['500 brackets in a value', { query: `{ networks(options: ${'['.repeat(500)}1${']'.repeat(500)}) { total } }` }],
    ['500 operations of one document', { query: times(500, (n) => `query q${n} { viewer { id } }`), operationName: 'q499' }],
    ['500 variables', { query: `query (${times(500, (n) => `$v${n}: Int`)}) { viewer { id } }` }],
    ['a batch', Array.from({ length: 50 }, () => ({ query: '{ viewer { id } }' }))],
    ['a document of 99 kB', { query: `{ viewer { id } } # ${'x'.repeat(99_000)}\n${times(400, () => '{ viewer { id } }')}` }],
    ['a document of 2 MB', { query: `{ viewer { id } } # ${'x'.repeat(2_000_000)}` }],
    [
      'an array of 20,000 numbers',
      { query: 'mutation ($ids: [Int!]!) { cancelPostings(ids: $ids) }', variables: { ids: Array(20_000).fill(1) } },
    ],
    [
      'variables nested 5,000 deep',
      `{"query":"query ($f: NetworksFilter) { networks(filter: $f) { total } }","variables":{"f":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}}}`,
    ],
    ['a page of a billion rows', { query: '{ networks(options: { take: 1000000000 }) { items { nome } } }' }],
    ['fields of the prototype', { query: '{ __proto__ constructor toString }' }],
    ['a query that is no text', { query: { $ne: '' } }],
    ['variables that are no object', { query: '{ viewer { id } }', variables: [1, 2] }],
  ];

  it.each(floods)('refuse %s, for visitors and administrators, and others are answered meanwhile', async (_, body) => {
    const bystanders: number[] = [];
    let isOver = false;
    const bystander = (async () => {
      while (!isOver) bystanders.push((await app.graphql('{ viewer { nome } }', {}, { token: admin.token })).status);
    })();
    const answers: RestAnswer[] = [];
    try {
      for (const token of [undefined, admin.token]) answers.push(await app.rest('POST', '/graphql', { body, ...(token ? { token } : {}) }));
    } finally {
      isOver = true;
      await bystander;
    }
    for (const { status, json } of answers) {
      expect([status >= 400 && status < 500, status]).toEqual([true, status]);
      expect(json.errors.length).toBeGreaterThan(0);
      expect(json.errors.length).toBeLessThanOrEqual(5);
      expect(JSON.stringify(json)).not.toMatch(/INTERNAL|node_modules|Did you mean/);
    }
    expect(new Set(bystanders)).toEqual(new Set([200]));
  });

  it('end in an answer whatever the number of errors of a document that is only wrong', async () => {
    const { status, errors } = await app.graphql(`{ viewer { ${times(600, (n) => `naoExiste${n}`)} } }`, {}, { token: admin.token });
    expect([status, errors?.length]).toEqual([400, 5]);
  });
});

describe('headers', () => {
  it('are on every kind of answer: nothing is sniffed, framed, told to others or scripted from elsewhere', async () => {
    const key = newFileKey('csv');
    await app.ports.storage.put(key, Buffer.from('<script>alert(1)</script>'), 'text/html');
    const file = fileUrl(testEnv(), app.clock, { chave: key, tipoArquivo: 'text/html', nomeOriginal: 'a"\r\nx: y.html' });
    const answers = {
      'client page': await app.rest('GET', '/'),
      'page of the client router': await app.rest('GET', '/painel/redes'),
      'unknown file': await app.rest('GET', '/assets/nada.js'),
      'documentation page': await app.rest('GET', '/api/docs', { isHostile: true }),
      description: await app.rest('GET', '/api/openapi.json', { isHostile: true }),
      'REST answer': await app.rest('GET', '/api/redes', { token: admin.token }),
      'REST refusal': await app.rest('GET', '/api/redes', { isHostile: true }),
      'unknown endpoint': await app.rest('GET', '/api/nada', { isHostile: true }),
      'unreadable body': await app.rest('POST', '/api/sessoes/usuario', { body: '{', isHostile: true }),
      'GraphQL answer': await app.rest('POST', '/graphql', { body: { query: '{ viewer { id } }' }, token: admin.token }),
      'GraphQL refusal': await app.rest('POST', '/graphql', { body: { query: '{ networks { total } }' } }),
      'GraphQL unreadable': await app.rest('POST', '/graphql', { body: '{' }),
      'GraphQL too large': await app.rest('POST', '/graphql', { body: { query: 'x'.repeat(200_000) } }),
      'stored file': await app.rest('GET', file),
      'altered link of a file': await app.rest('GET', `${file}x`),
    };
    for (const [what, { headers }] of Object.entries(answers)) {
      const policy = headers.get('content-security-policy') ?? '';
      const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? /default-src ([^;]*)/.exec(policy)?.[1] ?? 'none given';
      expect([what, headers.get('x-content-type-options'), headers.get('referrer-policy')]).toEqual([what, 'nosniff', 'no-referrer']);
      expect([what, scripts]).not.toEqual([what, expect.stringMatching(/unsafe-inline|'unsafe-eval|\*|none given|data:/)]);
      expect([what, policy]).toEqual([what, expect.stringMatching(/frame-ancestors 'none'|sandbox/)]);
      // Identity travels in a header of its own, which no browser adds by itself.
      expect([what, headers.get('x-powered-by'), headers.get('set-cookie')]).toEqual([what, null, null]);
    }
    expect(answers['stored file'].status).toBe(200);
    expect(answers['stored file'].headers.get('content-disposition')).toMatch(/^attachment; /);
    expect(answers['stored file'].headers.get('content-type')).toBe('application/octet-stream');
    expect(answers['GraphQL answer'].headers.get('cache-control')).toBe('no-store');
  });
});

describe('a page of another site', () => {
  it('changes nothing at the GraphQL door by what a browser sends without asking first: forms, files, plain text', async () => {
    const query = 'mutation { signOut }';
    const form = new FormData();
    form.append('operations', JSON.stringify({ query }));
    form.append('map', '{}');
    const { token } = await buildStaff(app.database, 2);
    const send = (body: string | FormData, type?: string) =>
      fetch(`${app.url}/graphql`, {
        method: 'POST',
        body,
        headers: { authorization: `|${token}`, ...(type ? { 'content-type': type } : {}) },
      });
    const answers = [
      await send(form),
      await send(`query=${encodeURIComponent(query)}`, 'application/x-www-form-urlencoded'),
      await send(JSON.stringify({ query }), 'text/plain'),
      await fetch(`${app.url}/graphql?query=${encodeURIComponent(query)}`, { headers: { authorization: `|${token}` } }),
    ];
    expect(answers.map(({ status }) => status >= 400 && status < 500)).toEqual([true, true, true, true]);
    expect((await app.graphql('{ viewer { id } }', {}, { token })).data.viewer).not.toBeNull();
  });
});

describe('the log of the process', () => {
  it('holds no password, token, CPF, e-mail, recovery code nor PIX key of those who sign in, recover and redeem', async () => {
    const lines: string[] = [];
    const logger = openLogger({ level: 'trace', write: (line) => lines.push(line) });
    const campaign = await openCampaign('2025-10-01', '2025-10-20T15:00:00.000Z');
    const { database, ports, clock } = campaign.app;
    const logged = await buildApp({ database, ports, env: testEnv(), clock, report: (err, requestId) => logger.error({ err, requestId }) });
    const server = http.createServer(logHttp(logger, logged.handle));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const send = async (method: string, where: string, body?: unknown, authorization = '', headers: Record<string, string> = {}) => {
      const answer = await fetch(new URL(where, url), {
        method,
        headers: { 'content-type': 'application/json', authorization, ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      return { status: answer.status, text, json: text.startsWith('{') ? JSON.parse(text) : undefined };
    };
    const [seller, consumer] = [await buildSeller(database), await campaign.newConsumer()];
    await campaign.approve(consumer, '634.54');
    const codigo = (await campaign.voucherOf(consumer))!.codigo;
    const [wrong, fresh, pix, unknown] = ['senha-errada-77', 'SenhaNova@77', 'chave-pix-secreta@banco.com', newCpf()];
    const secrets = [PASSWORD, wrong, fresh, pix, unknown, seller.cpf, consumer.cpf, seller.token, consumer.token, campaign.admin.token];

    await send('POST', '/api/sessoes/parceiro', { cpf: seller.cpf, senha: wrong });
    const { json: session } = await send('POST', '/api/sessoes/parceiro', { cpf: seller.cpf, senha: PASSWORD });
    secrets.push(session.token);
    await send('POST', '/api/sessoes/parceiro/esqueceu-senha', { informacao: seller.cpf });
    await campaign.app.runJobs();
    const uuid = /esqueceu-senha\/([0-9a-f-]{36})/.exec(campaign.app.ports.mails.at(-1)!.texto)![1]!;
    secrets.push(uuid);
    await send('GET', `/esqueceu-senha/${uuid}?tipo=x`, undefined, '', {
      applocation: `/esqueceu-senha/${uuid}`,
      referer: `https://x/${uuid}`,
    });
    await send('GET', `/api/parceiros?cpf=${unknown}`);
    await send('GET', `/api/parceiros/${seller.cpf}`, undefined, `|${campaign.admin.token}`);
    await send('GET', `/api/%00${consumer.cpf}`, undefined, `${consumer.token}|`);
    const redeem = 'mutation ($input: RedeemCashbackInput!) { redeemCashback(input: $input) { __typename } }';
    const redeemed = await send(
      'POST',
      '/graphql',
      { query: redeem, variables: { input: { codigo, tipoChavePix: 'EMAIL', chavePix: pix } } },
      `${consumer.token}|`,
    );
    expect([redeemed.status, redeemed.json.errors]).toEqual([200, undefined]);
    // A bug whose error contains the sensitive value.
    logger.error({
      err: Object.assign(new Error(`falhou para ${seller.cpf} ${pix}`), { detail: `(${unknown})`, dados: { chavePix: pix, senha: fresh } }),
    });
    await new Promise<void>((resolve) => server.close(() => resolve()));
    await logged.close();
    await campaign.close();
    expect(lines.length).toBeGreaterThan(7);
    expect(lines.filter((line) => secrets.some((secret) => line.includes(secret)))).toEqual([]);
  });
});
