import { z } from 'zod';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildStaff } from '../../test/builders/people.ts';
import { canonicalJson } from '../canonical-json.ts';
import { AppError, defineErrors } from '../errors/app-error.ts';
import { registry } from '../metrics.ts';
import { allActions, defineAction } from './action.ts';
import { runAction } from './run-action.ts';

defineErrors({
  SAMPLE_TOO_MUCH: { kind: 'conflict', text: ({ valor }) => `Valor ${valor} é demais`, field: 'valor' },
  SAMPLE_MISSING: { kind: 'notFound', text: 'Não encontrado' },
  SAMPLE_TOO_OFTEN: { kind: 'limit', text: 'Muitas tentativas' },
});

let before = 0;
let attempts = 0;

/** Adds to a total, enqueues a job, and refuses above 100. */
const addSample = defineAction({
  name: 'addSample',
  title: 'Soma de teste',
  permission: 'network:update',
  input: z.strictObject({
    nome: z.string({ error: 'Nome obrigatório' }).min(1, 'Nome obrigatório'),
    valor: z.int({ error: 'Valor inválido' }).optional(),
    senha: z.string().optional(),
    dados: z.strictObject({ texto: z.string(), rotulo: z.string(), motivo: z.string(), tokenNovo: z.string() }).partial().optional(),
    numeros: z.array(z.int()).optional(),
    quando: z.date().optional(),
    fundo: z.unknown().optional(),
  }),
  before: async () => {
    before++;
  },
  handler: async (ctx, { nome, valor = 1 }) => {
    const [row] = await ctx.sql<{ total: number }>('update samples set total = total + $1 where nome = $2 returning total', [valor, nome]);
    if (valor > 100) throw new AppError('SAMPLE_TOO_MUCH', { valor });
    // Stands in for the job queue, which writes to its own table inside the same transaction.
    await ctx.sql('insert into sample_jobs (nome) values ($1)', [nome]);
    return { total: row?.total ?? 0 };
  },
});

/** Fails as PostgreSQL does on a deadlock, as many times as asked. */
const flakySample = defineAction({
  name: 'flakySample',
  title: 'Conflito de teste',
  permission: 'network:update',
  input: z.strictObject({ failures: z.int(), state: z.string() }),
  handler: async (ctx, { failures, state }) => {
    attempts++;
    await ctx.sql("update samples set total = total + 1 where nome = 'flaky'");
    if (attempts <= failures) await ctx.sql(`do $$ begin raise exception 'conflict' using errcode = '${state}'; end $$`);
    return attempts;
  },
});

/** Refuses the first time, and does the work the next. */
const reluctantSample = defineAction({
  name: 'reluctantSample',
  title: 'Recusa de teste',
  permission: 'network:update',
  input: z.strictObject({ code: z.string() }),
  handler: async (_, { code }) => {
    if (attempts++ === 0) throw new AppError(code, { valor: 1 });
    return 'done';
  },
});

/** Open to everybody. */
const openSample = defineAction({
  name: 'openSample',
  title: 'Ato aberto de teste',
  permission: 'seller:register',
  input: z.strictObject({}),
  handler: async () => null,
});

/** Takes two people. */
const heldSample = defineAction({
  name: 'heldSample',
  title: 'Ato de duas pessoas de teste',
  permission: 'seller:register',
  input: z.strictObject({}),
  mayNeedSecondPerson: true,
  handler: async (ctx) => {
    ctx.secondPerson({ motivo: 'SEMPRE', resumo: 'Teste' });
    return 'done';
  },
});

let app: TestApp;
let staff: Awaited<ReturnType<typeof buildStaff>>;
const ctx = () => app.contextFor(staff.actor);
const add = (input: Record<string, unknown>, idempotencyKey?: string) =>
  runAction(addSample, ctx(), input, idempotencyKey ? { idempotencyKey } : {});
const totalOf = async (nome: string) =>
  (await app.database.read<{ total: number }>('select total from samples where nome = $1', [nome]))[0]?.total;
const countOf = async (table: string, where = 'true') =>
  Number((await app.database.read<{ n: number }>(`select count(*) as n from ${table} where ${where}`))[0]?.n);

beforeAll(async () => {
  app = await openTestApp();
  staff = await buildStaff(app.database, 2);
  await app.database.pool.query(
    'create table samples (nome text primary key, total int not null default 0); create table sample_jobs (nome text)',
  );
});
beforeEach(async () => {
  await app.database.pool.query("truncate samples, sample_jobs; delete from idempotency_keys; insert into samples values ('a'), ('flaky')");
  // The log refuses deletions; only a replica's role passes its triggers.
  await app.database.transaction(async ({ sql }) => {
    await sql("select set_config('session_replication_role', 'replica', true)");
    await sql('delete from audit_entries');
  });
  attempts = 0;
});
afterAll(() => app.close());

describe('policy and validation', () => {
  it('come before anything else: nobody outside the table starts the work', async () => {
    before = 0;
    const seller = { kind: 'seller', id: 1, nome: 'V', cpf: '1', storeId: 1, networkId: 1 } as const;
    await expect(runAction(addSample, app.contextFor({ kind: 'anonymous' }), { nome: 'a' })).rejects.toMatchObject({
      code: 'NOT_SIGNED_IN',
    });
    await expect(runAction(addSample, app.contextFor(seller), { nome: 'a' })).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    await expect(runAction(addSample, app.contextFor({ ...staff.actor, level: 0 }), {})).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    expect([before, await totalOf('a'), await countOf('audit_entries')]).toEqual([0, 0, 0]);
    expect(await runAction(addSample, app.contextFor({ kind: 'system' }), { nome: 'a' })).toEqual({ total: 1 });
  });

  it('names every unknown field and every refused one, in Portuguese', async () => {
    await expect(add({ nome: 'a', id: 7, dados: { texto: 'x', mais: 1 } })).rejects.toMatchObject({
      code: 'INPUT_INVALID',
      fields: expect.arrayContaining([
        { field: 'id', message: 'Campo não permitido: id' },
        { field: 'dados.mais', message: 'Campo não permitido: mais' },
      ]),
    });
    await expect(add({ valor: 'x' })).rejects.toMatchObject({
      message: 'Nome obrigatório',
      fields: [
        { field: 'nome', message: 'Nome obrigatório' },
        { field: 'valor', message: 'Valor inválido' },
      ],
    });
    for (const wrong of [null, 'text', 7, [1], undefined])
      await expect(runAction(addSample, ctx(), wrong)).rejects.toMatchObject({ kind: 'invalid' });
    // JSON input must never reach an object's prototype.
    await expect(add(JSON.parse('{"nome":"a","__proto__":{"valor":5}}'))).rejects.toMatchObject({ code: 'INPUT_INVALID' });
  });

  it('refuses NUL and half surrogates wherever they stand', async () => {
    const bad = ['a\u0000b', '\ud800', 'x\udfff'];
    for (const text of bad) {
      await expect(add({ nome: text })).rejects.toMatchObject({ fields: [{ field: 'nome', message: 'Texto com caracteres inválidos' }] });
      await expect(add({ nome: 'a', dados: { texto: text } })).rejects.toMatchObject({ fields: [{ field: 'dados.texto' }] });
      await expect(add({ nome: 'a', [text]: 1 })).rejects.toMatchObject({ code: 'INPUT_INVALID' });
    }
    await expect(add({ nome: 'a', dados: { texto: 'emoji 😀 ok' } })).resolves.toEqual({ total: 1 });
  });
});

describe('one transaction', () => {
  it('writes the log entry beside the effect, without secrets at any depth', async () => {
    await add({ nome: 'a', valor: 5, senha: 'Segredo@1', dados: { rotulo: 'claro', tokenNovo: 'abc', motivo: 'Ana pediu' } });
    const entries = await app.database.read<Record<string, unknown>>(
      'select tipo, ator, responsavel, parametros, request_id from audit_entries',
    );
    expect(entries).toEqual([
      {
        tipo: 'addSample',
        ator: `staff:${staff.id}`,
        responsavel: staff.actor.nome,
        parametros: { nome: 'a', valor: 5, dados: { rotulo: 'claro' } },
        request_id: 'test-request',
      },
    ]);
  });

  it('logs a list of more than fifty by its length, an instant as it is written, and four levels of what is nested', async () => {
    const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
    const logged = async (input: object) => {
      await add({ nome: 'a', ...input });
      const [entry] = await app.database.read<{ parametros: object }>('select parametros from audit_entries order by id desc limit 1');
      return entry!.parametros;
    };
    expect(await logged({ numeros: [1, 2] })).toEqual({ nome: 'a', numeros: [1, 2] });
    expect(await logged({ numeros: numbers(50) })).toEqual({ nome: 'a', numeros: numbers(50) });
    expect(await logged({ numeros: numbers(51) })).toEqual({ nome: 'a', numeros: '51 itens' });
    expect(await logged({ fundo: { a: { b: { c: { d: 1 } } } } })).toEqual({ nome: 'a', fundo: { a: { b: { c: { d: 1 } } } } });
    expect(await logged({ fundo: { a: { b: { c: { d: { e: 1 } } } } } })).toEqual({ nome: 'a', fundo: { a: { b: { c: { d: '…' } } } } });
    expect(await logged({ quando: new Date('2026-11-20T15:00:00.000Z') })).toEqual({ nome: 'a', quando: '2026-11-20T15:00:00.000Z' });
  });

  it('marks the session that wrote, where there is a replica which must catch up before it reads there again', async () => {
    const [session] = await app.database.read<{ id: number }>("select id from sessions where kind = 'STAFF' and person_id = $1", [
      staff.id,
    ]);
    await app.database.pool.query("update sessions set escrita_em = '2020-01-01'");
    const marked = async (database: TestApp['database']) => {
      await runAction(addSample, { ...ctx(), database, sessionId: session!.id }, { nome: 'a' });
      const rows = await app.database.read<{ isMarked: boolean }>(
        `select escrita_em > now() - interval '1 minute' as "isMarked" from sessions where id = $1`,
        [session!.id],
      );
      return rows[0]!.isMarked;
    };
    expect(await marked(app.database)).toBe(false);
    const replica = { sql: app.database.read, analyse: app.database.read, hasSeen: () => false, close: async () => {} };
    expect(await marked({ ...app.database, replica })).toBe(true);
  });

  it('says who acted: staff by name, members by kind alone, and tells a visitor from the system', async () => {
    const member = { nome: 'Ana', cpf: '1', storeId: 1, networkId: 1 };
    const actors = [staff.actor, { kind: 'seller', id: 1, ...member }, { kind: 'anonymous' }, { kind: 'system' }] as const;
    for (const actor of actors) await runAction(openSample, app.contextFor(actor), {});
    const entries = await app.database.read<{ responsavel: string }>('select responsavel from audit_entries order by id');
    expect(entries.map(({ responsavel }) => responsavel)).toEqual([staff.actor.nome, 'Vendedor Loja', 'Visitante', 'Sistema']);
  });

  it('holds for a second person what staff do, not what jobs or members do', async () => {
    const hold = (actor: Parameters<TestApp['contextFor']>[0]) => runAction(heldSample, app.contextFor(actor), {});
    await expect(hold(staff.actor)).rejects.toMatchObject({
      code: 'SECOND_PERSON_NEEDED',
      details: { heldActionId: expect.stringMatching(/^\d+$/) },
    });
    expect(await hold({ kind: 'system' })).toBe('done');
    expect(await hold({ kind: 'consumer', id: 1, nome: 'Ana', cpf: '1' })).toBe('done');
  });

  it('is measured by the time it took, also when it refuses', async () => {
    const measured = async (outcome: string) =>
      Number(
        new RegExp(`action_duration_seconds_sum{action="addSample",outcome="${outcome}"} (\\S+)`).exec(await registry.metrics())?.[1] ?? 0,
      );
    for (const [outcome, valor] of [
      ['ok', 1],
      ['SAMPLE_TOO_MUCH', 500],
    ] as const) {
      const [before, started] = [await measured(outcome), performance.now()];
      await add({ nome: 'a', valor }).catch(() => null);
      const took = (await measured(outcome)) - before;
      expect(took).toBeGreaterThan(0);
      expect(took).toBeLessThan((performance.now() - started) / 1000);
    }
  });

  it('leaves nothing behind when the action refuses: no effect, no log, no job', async () => {
    await expect(add({ nome: 'a', valor: 101 })).rejects.toMatchObject({
      code: 'SAMPLE_TOO_MUCH',
      message: 'Valor 101 é demais',
      fields: [{ field: 'valor', message: 'Valor 101 é demais' }],
    });
    expect([await totalOf('a'), await countOf('audit_entries'), await countOf('sample_jobs')]).toEqual([0, 0, 0]);
  });

  it('is tried again after a deadlock or a serialization failure, and counts once', async () => {
    expect(await runAction(flakySample, ctx(), { failures: 2, state: '40P01' })).toBe(3);
    expect([await totalOf('flaky'), await countOf('audit_entries')]).toEqual([1, 1]);
    attempts = 0;
    expect(await runAction(flakySample, ctx(), { failures: 1, state: '40001' })).toBe(2);
    attempts = 0;
    await expect(runAction(flakySample, ctx(), { failures: 99, state: '40P01' })).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect([attempts, await totalOf('flaky')]).toEqual([5, 2]);
    attempts = 0;
    await expect(runAction(flakySample, ctx(), { failures: 1, state: '23514' })).rejects.toThrow('conflict');
    expect(attempts).toBe(1);
  });

  it.each([
    ['57P03', 'the database is away'],
    ['53100', 'its disk is full'],
    ['55P03', 'a lock is not won in time'],
    ['25P03', 'the transaction was ended for idling'],
    ['25006', 'its server is not the primary'],
  ])('is refused as unavailable, not as a bug, on %s: %s', async (state) => {
    await expect(runAction(flakySample, ctx(), { failures: 1, state })).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      kind: 'unavailable',
    });
  });
});

describe('an idempotency key', () => {
  it('answers a repeat with the first answer, whatever the order of the keys, without doing it again', async () => {
    const first = await add({ nome: 'a', valor: 3 }, 'k1');
    expect(await add({ valor: 3, nome: 'a' }, 'k1')).toEqual(first);
    expect([await totalOf('a'), await countOf('audit_entries'), await countOf('sample_jobs')]).toEqual([3, 1, 1]);
    expect(await add({ nome: 'a', valor: 3 }, 'k2')).toEqual({ total: 6 });
  });

  it('is refused with another input or for another action, and belongs to its person', async () => {
    await add({ nome: 'a', valor: 3 }, 'k1');
    await expect(add({ nome: 'a', valor: 4 }, 'k1')).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED', kind: 'conflict' });
    await expect(runAction(flakySample, ctx(), { failures: 0, state: '40001' }, { idempotencyKey: 'k1' })).rejects.toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
    const other = await buildStaff(app.database, 2);
    expect(await runAction(addSample, app.contextFor(other.actor), { nome: 'a', valor: 4 }, { idempotencyKey: 'k1' })).toEqual({
      total: 7,
    });
  });

  it('keeps a refusal, so that a repeat is refused alike although the world has changed', async () => {
    const refusal = { code: 'SAMPLE_TOO_MUCH', message: 'Valor 101 é demais', fields: [{ field: 'valor', message: 'Valor 101 é demais' }] };
    await expect(add({ nome: 'a', valor: 101 }, 'k1')).rejects.toMatchObject(refusal);
    await expect(add({ nome: 'a', valor: 101 }, 'k1')).rejects.toMatchObject(refusal);
    expect([await totalOf('a'), await countOf('audit_entries'), await countOf('sample_jobs')]).toEqual([0, 0, 0]);
  });

  it.each([
    ['INPUT_INVALID', 'INPUT_INVALID'],
    ['NOT_ALLOWED', 'NOT_ALLOWED'],
    ['SAMPLE_MISSING', 'SAMPLE_MISSING'],
    ['SAMPLE_TOO_MUCH', 'SAMPLE_TOO_MUCH'],
    // Whoever tries too often, or at a bad moment, may try again.
    ['SAMPLE_TOO_OFTEN', 'done'],
    ['SERVICE_UNAVAILABLE', 'done'],
  ])('that got %s gets %s when it comes again', async (code, again) => {
    const attempt = () =>
      runAction(reluctantSample, ctx(), { code }, { idempotencyKey: 'k1' }).catch((error: unknown) =>
        error instanceof AppError ? error.code : error,
      );
    expect([await attempt(), await attempt()]).toEqual([code, again]);
  });

  it('is free again after an outage', async () => {
    await expect(runAction(flakySample, ctx(), { failures: 1, state: '57P03' }, { idempotencyKey: 'k1' })).rejects.toMatchObject({
      kind: 'unavailable',
    });
    expect(await runAction(flakySample, ctx(), { failures: 1, state: '57P03' }, { idempotencyKey: 'k1' })).toBe(2);
  });

  it("is free again after a statement that took too long, which is nobody's answer", async () => {
    const slow = () => runAction(flakySample, ctx(), { failures: 1, state: '57014' }, { idempotencyKey: 'k1' });
    await expect(slow()).rejects.toMatchObject({ code: 'STATEMENT_TIMEOUT' });
    expect(await slow()).toBe(2);
  });

  it('tells files apart by their bytes', () => {
    expect(canonicalJson({ b: Buffer.from('um'), a: 1 })).toMatch(/^{"a":1,"b":"[0-9a-f]{64}"}$/);
    expect(canonicalJson({ a: Buffer.from('um') })).not.toBe(canonicalJson({ a: Buffer.from('dois') }));
  });

  it('is taken from the header at the GraphQL door, for each action of its own', async () => {
    const mutation = 'mutation ($input: CardInput!) { createCard(input: $input) { id } }';
    const create = (numero: string, key: string) =>
      app.graphql(
        mutation,
        { input: { codigoBarras: `789${numero}`, numero } },
        { token: staff.token, headers: { 'idempotency-key': key } },
      );
    const first = await create('5000000001', 'cartao-1');
    expect(first.data?.createCard.id).toMatch(/^\d+$/);
    expect((await create('5000000001', 'cartao-1')).data).toEqual(first.data);
    expect((await create('5000000002', 'cartao-1')).errors?.[0].extensions.code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await countOf('cards')).toBe(1);
    expect(await create('5000000003', 'com espaço')).toMatchObject({ status: 400 });
  });

  it('keeps no answer that is a secret', async () => {
    const mutation = 'mutation ($input: AccessTokenInput!) { createAccessToken(input: $input) { token } }';
    const create = async () =>
      (
        await app.graphql(
          mutation,
          { input: { nome: 'Teste', escopos: ['CADASTROS'], expiraEm: '2026-12-01' } },
          { token: staff.token, headers: { 'idempotency-key': 'token-1' } },
        )
      ).data?.createAccessToken.token as string;
    const [one, two] = [await create(), await create()];
    expect([typeof one, one === two, await countOf('idempotency_keys')]).toEqual(['string', false, 0]);
  });

  it('makes one effect and one answer of twenty at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => add({ nome: 'a', valor: 7 }, 'same')));
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set(['{"total":7}']));
    expect([await totalOf('a'), await countOf('audit_entries'), await countOf('sample_jobs')]).toEqual([7, 1, 1]);
  });
});

describe('the catalogue', () => {
  it('gives every action a Portuguese title for the Logs screen', () => {
    for (const { name, title } of allActions()) expect([name, title.trim().length > 3]).toEqual([name, true]);
    expect(() => defineAction({ ...addSample })).toThrow('defined twice');
  });
});
