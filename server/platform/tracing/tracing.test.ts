import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Product, startProduct } from '../../start-product.ts';
import { buildProduct, buildSeller, buildStaff, PASSWORD, type SignedIn } from '../../test/builders/people.ts';
import { openTestDatabase } from '../../test/database.ts';
import { productionEnv } from '../../test/production-env.ts';
import { testEnv } from '../../test/test-env.ts';
import { openTraceSink, type SentSpan, type TraceSink, traceText } from '../../test/trace-sink.ts';
import { systemClock } from '../clock.ts';
import type { Transaction } from '../db/transaction.ts';
import { freePort } from '../free-port.ts';
import { openLogger } from '../logger.ts';
import { SPAN_ATTRIBUTES } from './open-telemetry.ts';
import { inSpan, noteOnSpan, openTracing, traceFields, traceparent } from './tracing.ts';

const CALLER = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };
const SALE = 'mutation PostSale($input: SaleInput!) { postSale(input: $input) { ... on PostedSale { id saldo } } }';

/** What the requests of `beforeAll` were answered. */
interface Answers {
  sale: Response;
  repeated: Response;
  repeatedBody: { errors: { extensions: Record<string, string> }[] };
  restSale: Response;
  restRepeated: Response;
  malformed: Response;
  misnamed: Response;
  secrets: string[];
}

describe('a process that traces', () => {
  let sink: TraceSink;
  let answers: Answers;
  const lines: Record<string, unknown>[] = [];
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fidelidade-tracing-'));

  beforeAll(async () => {
    sink = await openTraceSink();
    const database = await openTestDatabase({ direct: true });
    const env = {
      ...productionEnv(database.pool.options.connectionString!, 0, folder),
      ROLE: 'api,worker',
      ALLOW_PRIVATE_URLS: 'true',
      OTEL_EXPORTER_OTLP_ENDPOINT: `${sink.url}/`,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-token=abc',
    };
    await database.pool.query("insert into messaging_settings (url, token, codigo) values ($1, 'whatsapp-secret-token', '1')", [
      `${sink.url}/mensagens`,
    ]);
    const staff = await buildStaff(database, 2);
    const seller = await buildSeller(database);
    const { codigo } = await buildProduct(database);
    const logger = openLogger({ level: 'debug', write: (line) => lines.push(JSON.parse(line) as Record<string, unknown>) });
    const product = await startProduct(testEnv(env), logger);
    try {
      answers = await exercise(product, { staff, seller, codigo });
    } finally {
      await product.stop();
      await database.close();
      await untilSent(sink);
    }
  });
  afterAll(async () => {
    await sink.close();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  const traceOf = (answer: Response) => sink.spans.filter(({ traceId }) => traceId === answer.headers.get('x-trace-id'));
  const named = (spans: SentSpan[], name: string | RegExp) => {
    const span = spans.find((one) => (typeof name === 'string' ? one.name === name : name.test(one.name)));
    if (!span) throw new Error(`no span ${name} in\n${traceText(spans)}`);
    return span;
  };
  const wayTo = (spans: SentSpan[], from: SentSpan): string[] => {
    const parent = spans.find(({ spanId }) => spanId === from.parentSpanId);
    return parent ? [...wayTo(spans, parent), from.name] : [from.name];
  };

  it('sends one tree for a sale: request, action, transaction, statements and commit', () => {
    expect(answers.sale.headers.get('x-trace-id')).toBe(CALLER.traceId);
    const spans = traceOf(answers.sale);
    const request = named(spans, 'POST /graphql');
    expect(request).toMatchObject({ parentSpanId: CALLER.spanId, isFailed: false });
    expect(request.attributes).toMatchObject({
      'http.response.status_code': 200,
      'graphql.operation.name': 'PostSale',
      'graphql.operation.type': 'mutation',
    });
    for (const leaf of ['select post_sale', 'commit'])
      expect(wayTo(spans, named(spans, leaf))).toEqual(['POST /graphql', 'action postSale', 'transaction', leaf]);
    expect(named(spans, 'action postSale').attributes).toEqual({ outcome: 'ok' });
    expect(named(spans, 'transaction').attributes['db.pool.wait_ms']).toEqual(expect.any(Number));
    expect(named(spans, 'select post_sale').attributes['db.rows']).toBe(1);
    const ids = new Set(spans.map(({ spanId }) => spanId));
    expect(spans.filter(({ parentSpanId = '' }) => !ids.has(parentSpanId)).map(({ name }) => name)).toEqual(['POST /graphql']);
    // Of OTEL_EXPORTER_OTLP_HEADERS.
    expect(sink.headers()['x-token']).toBe('abc');
  });

  it('continues the trace in the job that the sale sent, down to the call of the provider', () => {
    const spans = traceOf(answers.sale);
    const call = named(spans, 'fetch POST');
    const way = wayTo(spans, call);
    expect(way.slice(0, 3)).toEqual(['POST /graphql', 'action postSale', 'transaction']);
    expect(way.slice(-2)).toEqual(['job deliverWhatsApp', 'fetch POST']);
    expect(call.attributes).toEqual({ 'server.address': '127.0.0.1', outcome: '200' });
    expect(named(spans, 'job deliverWhatsApp').attributes).toEqual({ 'job.attempt': 1, outcome: 'ok' });
  });

  it('keeps the carried trace out of the data of the job', () => {
    // Its data are strict: an unknown key would fail the job.
    const job = named(sink.spans, 'job read-receipt');
    expect(job.attributes.outcome).toBe('ok');
    expect(wayTo(sink.spans, job)[0]).toBe('sender');
  });

  it('begins a trace for a job that carries none', () => {
    expect(sink.spans.filter(({ name, parentSpanId }) => name === 'job deliverEmail' && !parentSpanId)).toHaveLength(1);
  });

  it('traces REST by route, and ends the way of a refusal with its code', () => {
    const rest = named(traceOf(answers.restSale), 'POST /api/pontuacoes/pontuar');
    expect(rest.attributes).toMatchObject({ 'http.route': '/api/pontuacoes/pontuar', 'http.response.status_code': 200 });
    expect(answers.restRepeated.status).toBe(409);
    const spans = traceOf(answers.restRepeated);
    for (const name of ['action postSale', 'transaction'])
      expect(named(spans, name)).toMatchObject({ isFailed: false, attributes: { outcome: 'POSTING_DUPLICATE' } });
  });

  it('gives errors of GraphQL the id of the trace', () => {
    expect(answers.repeatedBody.errors[0]?.extensions).toMatchObject({
      code: 'POSTING_DUPLICATE',
      requestId: expect.any(String),
      traceId: answers.repeated.headers.get('x-trace-id'),
    });
  });

  it('writes the id of the trace in every line of a request and of a job', () => {
    const request = lines.find(({ req }) => (req as { path?: string } | undefined)?.path === '/api/pontuacoes/pontuar');
    expect(request?.traceId).toBe(answers.restSale.headers.get('x-trace-id'));
    const job = lines.find(({ job: name, msg }) => name === 'deliverWhatsApp' && msg === 'tarefa concluída');
    expect(job?.traceId).toBe(CALLER.traceId);
  });

  it('ignores a malformed traceparent', () => {
    expect(answers.malformed.headers.get('x-trace-id')).toMatch(/^(?!4bf92f35)[0-9a-f]{32}$/);
    expect(named(traceOf(answers.malformed), 'POST /graphql').parentSpanId ?? '').toBe('');
  });

  it('records no value: neither person, secret nor number, in no attribute and no name', () => {
    expect(sink.spans.length).toBeGreaterThan(50);
    for (const span of sink.spans) expect(SPAN_ATTRIBUTES).toEqual(expect.arrayContaining(Object.keys(span.attributes)));
    const text = JSON.stringify(sink.spans.map(({ name, attributes }) => ({ name, attributes })));
    for (const secret of answers.secrets) expect([secret, text.includes(secret)]).toEqual([secret, false]);
    expect(text).not.toMatch(/\d{11}|@|\|/);
    expect(named(traceOf(answers.misnamed), 'POST /graphql').attributes).not.toHaveProperty('graphql.operation.name');
  });
});

/** A sale over each door, sign-ins, refusals and jobs. */
async function exercise(
  product: Product,
  { staff, seller, codigo }: { staff: SignedIn; seller: SignedIn; codigo: string },
): Promise<Answers> {
  const ask = (where: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${product.port}${where}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `|${staff.token}`, ...headers },
      body: JSON.stringify(body),
    });
  const saleOf = (identificador: string, enviarMensagem: boolean) => ({
    tipoFiscal: 'N',
    identificador,
    realizadoEm: systemClock.today(),
    cpf: seller.cpf,
    enviarMensagem,
    itens: [{ codigo, qtde: '2', valorUnitario: '7654.32', valorDesconto: '0' }],
  });
  const graphql = (input: object, headers = {}) => ask('/graphql', { query: SALE, variables: { input } }, headers);
  const sale = await graphql(saleOf('77001122', true), { traceparent: `00-${CALLER.traceId}-${CALLER.spanId}-00` });
  const repeated = await graphql(saleOf('77001122', true));
  const malformed = await graphql(saleOf('77001133', false), { traceparent: `00-${CALLER.traceId.toUpperCase()}-${CALLER.spanId}-01` });
  const misnamed = await ask('/graphql', { query: `query Cpf_${seller.cpf} { __typename }` });
  const venda = saleOf('77001144', false);
  const restSale = await ask('/api/pontuacoes/pontuar', { venda });
  const restRepeated = await ask('/api/pontuacoes/pontuar', { venda });
  const signIn = await ask('/api/sessoes/usuario', { cpf: staff.cpf, senha: PASSWORD }, { authorization: '' });
  const { token } = (await signIn.json()) as { token: string };
  await ask('/api/sessoes/usuario', { cpf: staff.cpf, senha: 'Errada@2026' }, { authorization: '' });
  // Outside any span, as the job of an older release.
  await product.ports.jobs.send({ sql: product.database.read } as Transaction, 'deliverEmail', { messageId: 0 });
  await inSpan(
    () => ({ name: 'sender' }),
    () => product.database.transaction((tx) => product.ports.jobs.send(tx, 'read-receipt', { submissionId: 0, duplicates: [] })),
  );
  await idle(product);
  const repeatedBody = (await repeated.json()) as Answers['repeatedBody'];
  const [{ nome } = { nome: '' }] = await product.database.read<{ nome: string }>('select nome from sellers where id = $1', [seller.id]);
  const secrets = [
    staff.cpf,
    seller.cpf,
    staff.token,
    token,
    PASSWORD,
    nome,
    '7654',
    '770011',
    '987654321',
    'whatsapp-secret',
    'mensagens',
  ];
  return { sale, repeated, repeatedBody, restSale, restRepeated, malformed, misnamed, secrets };
}

/** Waits until the sent jobs have run. */
async function idle(product: Product): Promise<void> {
  const waiting = "select 1 from pgboss.job where name in ('deliverWhatsApp', 'deliverEmail', 'read-receipt') and state < 'completed'";
  for (let wait = 0; wait < 600 && (await product.database.pool.query(waiting)).rowCount; wait++) await pause(50);
}

/** The stop waits half a second for the last export, which takes longer on a busy machine. */
async function untilSent({ spans }: TraceSink): Promise<void> {
  const isSent = (job: string) => spans.some(({ name }) => name === `job ${job}`);
  for (let wait = 0; wait < 200 && !['deliverWhatsApp', 'deliverEmail', 'read-receipt'].every(isSent); wait++) await pause(50);
}

describe('the share of recorded traces', () => {
  it('is decided here, whatever the caller asks', async () => {
    const sink = await openTraceSink();
    const close = await openTracing({ ...settingsFor(sink.url), share: 0 });
    await inSpan(
      () => ({ name: 'request', kind: 'SERVER', parent: `00-${CALLER.traceId}-${CALLER.spanId}-01` }),
      async () => {
        expect(traceFields()).toEqual({ traceId: CALLER.traceId });
        expect(traceparent()).toMatch(new RegExp(`^00-${CALLER.traceId}-[0-9a-f]{16}-00$`));
      },
    );
    await close();
    expect(sink.spans).toEqual([]);
    await sink.close();
  });
});

describe('a collector that does not answer', () => {
  const silent = http.createServer(() => {});
  afterAll(() => silent.closeAllConnections());

  it.each(['closed', 'silent'])('costs the work nothing and the stop half a second (%s)', async (which) => {
    if (which === 'silent') await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const port = which === 'silent' ? (silent.address() as AddressInfo).port : await freePort();
    const failures: string[] = [];
    const close = await openTracing({ ...settingsFor(`http://127.0.0.1:${port}`), onFailure: (reason) => failures.push(reason) });
    const started = performance.now();
    for (let made = 0; made < 5_000; made++)
      await inSpan(
        () => ({ name: 'work' }),
        async () => noteOnSpan({ outcome: 'ok' }),
      );
    expect(performance.now() - started).toBeLessThan(3_000);
    const stopping = performance.now();
    await close();
    // The exporter itself would wait five seconds.
    expect(performance.now() - stopping).toBeLessThan(3_000);
    expect(traceFields()).toEqual({});
    silent.close();
  });
});

describe('a process without a collector', () => {
  it('loads nothing of OpenTelemetry, except what the metrics library itself loads', () => {
    const program = `
      import { registerHooks } from 'node:module';
      const loaded = [];
      registerHooks({ resolve(specifier, context, next) {
        if (specifier.startsWith('@opentelemetry') && !context.parentURL?.includes('/prom-client/') && !context.parentURL?.includes('/@opentelemetry/api/'))
          loaded.push(specifier);
        return next(specifier, context);
      } });
      await import('reflect-metadata');
      const { startProduct } = await import('./server/start-product.ts');
      process.stdout.write(JSON.stringify([typeof startProduct, loaded]));
      process.exit();`;
    const text = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], { encoding: 'utf8' });
    expect(JSON.parse(text)).toEqual(['function', []]);
  });

  it('runs the work directly', async () => {
    const start = () => {
      throw new Error('no span is made');
    };
    expect(await inSpan(start, async () => [traceFields(), traceparent()])).toEqual([{}, undefined]);
  });
});

const settingsFor = (endpoint: string) => ({ endpoint, headers: '', serviceName: 'test', version: '0', share: 1, onFailure: () => {} });
