import { text } from 'node:stream/consumers';
import '../rest/index.ts';
import { consumersList } from '../modules/consumers/index.ts';
import { type Actor, mayDo } from '../platform/actor.ts';
import { exportStream } from '../platform/lists/export-rows.ts';
import { allLists, type List } from '../platform/lists/list.ts';
import { runList } from '../platform/lists/run-list.ts';
import type { TestApp } from '../test/app.ts';
import { buildStaff, type SignedIn } from '../test/builders/people.ts';
import { openDemoApp } from '../test/demo.ts';

interface Person {
  id: number;
  cpf: string;
  celular: string | null;
  telefone: string | null;
  email: string | null;
}

let app: TestApp;
let people: Person[];
/** Every CPF, telephone and e-mail of a consumer who is not a seller too. */
let hidden: Set<string>;
let auditor: SignedIn;
let operator: SignedIn;
let administrator: SignedIn;
/** Admitted everywhere, and sees masks: no list is left out of the walk. */
let anyone: Actor;

const valuesOf = ({ cpf, celular, telefone, email }: Person) => [cpf, celular, telefone, email].filter((value) => value !== null);
/** Whatever could be a document, a telephone or an e-mail. */
const CANDIDATES = /(?<!\d)\d{10,11}(?!\d)|[\w.+-]+@[\w.-]+/g;
const shown = (answer: string) => [
  ...new Set([...answer.matchAll(CANDIDATES)].map(([found]) => found).filter((found) => hidden.has(found))),
];
const admitted = (actor: Actor) => allLists().filter(({ permission }) => mayDo(actor, permission));
const rowsOf = async (list: List, actor: Actor) => JSON.stringify((await runList(list, app.contextFor(actor), { pageSize: -1 })).items);
const totalOf = async (list: List, actor: Actor, search: string) =>
  (await runList(list, app.contextFor(actor), { search, pageSize: 1 })).total;

beforeAll(async () => {
  app = await openDemoApp();
  const { pool, read } = app.database;
  // Nobody shares a contact with a seller, so that each one found is a consumer's.
  await pool.query("update consumers set email = 'pessoa' || id || '@exemplo.com', celular = '119' || lpad((id * 7919)::text, 8, '0')");
  // Nor do CPFs look alike: parts of them are searched.
  for (const { id, cpf } of await read<Person>(
    'select id, cpf from consumers c where not exists (select from sellers v where v.cpf = c.cpf)',
  )) {
    const other = `987${60_000_000 + id * 31_337}`;
    await pool.query('update consumers set cpf = $2 where id = $1', [id, other]);
    for (const table of ['postings', 'submissions', 'redemptions'])
      await pool.query(`update ${table} set busca = replace(busca, $2, $3) where consumer_id = $1`, [id, cpf, other]);
  }
  people = await read<Person>(
    `select id, cpf, celular, telefone, email from consumers c where excluido_em is null and ativo
      and not exists (select from sellers v where v.cpf = c.cpf) order by id`,
  );
  hidden = new Set(people.flatMap(valuesOf));
  const stores = await read<{ id: number }>('select id from stores where excluido_em is null');
  auditor = await buildStaff(app.database, 4);
  operator = await buildStaff(app.database, 3, { storeIds: stores.map(({ id }) => id) });
  administrator = await buildStaff(app.database, 2);
  anyone = { ...(administrator.actor as Extract<Actor, { kind: 'staff' }>), seesMasks: true };
});
afterAll(async () => {
  expect(app.reported).toEqual([]);
  await app.close();
});

const logged = () =>
  app.database.read<{ tipo: string; ator: string; parametros: unknown }>(
    "select tipo, ator, parametros from audit_entries where tipo = 'disclosePersonalData' order by id",
  );

describe('lists', () => {
  it('show people who see masks no CPF, telephone or e-mail of any consumer', async () => {
    for (const actor of [auditor.actor, operator.actor, anyone]) {
      const found: string[] = [];
      for (const list of admitted(actor)) found.push(...shown(await rowsOf(list, actor)).map((value) => `${list.name}: ${value}`));
      expect(found).toEqual([]);
    }
  });

  it('show them to everybody else, or the walk shows nothing', async () => {
    const found = await Promise.all(
      admitted(administrator.actor).map(async (list) => ({
        name: list.name,
        count: shown(await rowsOf(list, administrator.actor)).length,
      })),
    );
    const names = found.filter(({ count }) => count > 0).map(({ name }) => name);
    const holders = ['cashbackPostings', 'closedCashback', 'consumerRedemptions', 'expiredCashback', 'liabilityLots', 'pendingCashback'];
    expect(names).toEqual(expect.arrayContaining(['consumers', 'contests', ...holders]));
    expect(found.find(({ name }) => name === 'consumers')!.count).toBeGreaterThan(100);
  });

  it('mask so that a person one knows is recognised', async () => {
    const [person] = people;
    const { items } = await runList(consumersList, app.contextFor(auditor.actor), {}, { id: person!.id });
    expect(items[0]).toMatchObject({
      cpf: `***.${person!.cpf.slice(3, 6)}.${person!.cpf.slice(6, 9)}-**`,
      celular: `(11) *****-${person!.celular!.slice(-4)}`,
      email: 'p***@exemplo.com',
    });
  });

  it('mask spreadsheets alike', async () => {
    const file = await text(exportStream(consumersList, app.contextFor(auditor.actor), 'CSV', {}));
    expect(shown(file)).toEqual([]);
    expect(file).toContain('***@exemplo.com');
    expect(shown(await text(exportStream(consumersList, app.contextFor(administrator.actor), 'CSV', {}))).length).toBeGreaterThan(100);
  });

  it('order by what is shown, so that the order tells no more', async () => {
    const { items } = await runList(consumersList, app.contextFor(anyone), { sort: 'cpf', pageSize: -1 });
    const masks = items.map(({ cpf }) => String(cpf));
    expect(masks).toEqual(masks.toSorted());
  });
});

describe('a search', () => {
  it('by part of a CPF, telephone or e-mail finds nobody in any list', async () => {
    const found: string[] = [];
    for (const list of admitted(anyone).filter(({ search }) => search))
      for (const { cpf, celular, email } of people.slice(0, 3))
        for (const part of [cpf.slice(0, 8), cpf.slice(-8), celular!.slice(2), email!.split('@')[0]!])
          if (await totalOf(list, anyone, part)) found.push(`${list.name}: ${part}`);
    expect(found).toEqual([]);
  });

  it('by a whole CPF finds its person, as a name does', async () => {
    const [person] = await app.database.read<Person & { nome: string }>('select * from consumers where id = $1', [people[0]!.id]);
    expect(await totalOf(consumersList, anyone, person!.cpf)).toBe(1);
    expect(await totalOf(consumersList, anyone, person!.nome)).toBeGreaterThan(0);
    expect(await totalOf(consumersList, administrator.actor, person!.cpf.slice(0, 8))).toBeGreaterThan(0);
  });

  it('of receipts takes a whole CPF only', async () => {
    const list = allLists().find(({ name }) => name === 'closedCashback')!;
    const [sent] = await app.database.read<{ cpf: string }>(
      `select c.cpf from submissions s join consumers c on c.id = s.consumer_id where s.status in ('REPROVADA', 'ENCERRADA', 'CANCELADA') limit 1`,
    );
    const count = async (cpf: string) => (await runList(list, app.contextFor(anyone), {}, { cpf })).total;
    expect(await count(sent!.cpf)).toBeGreaterThan(0);
    expect(await count(sent!.cpf.slice(0, 8))).toBe(0);
  });
});

describe('over GraphQL', () => {
  const query = 'query ($id: ID!) { consumer(id: $id) { cpf celular email } }';
  const read = async (who: SignedIn) => {
    const { data } = await app.graphql(query, { id: people[0]!.id }, { token: who.token, audience: 'panel' });
    return data!.consumer;
  };

  it('levels 3 and 4 get masks, level 2 whole values, from the session on', async () => {
    for (const who of [auditor, operator])
      expect(await read(who)).toMatchObject({ cpf: expect.stringMatching(/^\*{3}\./), email: 'p***@exemplo.com' });
    expect(await read(administrator)).toMatchObject({ cpf: people[0]!.cpf, celular: people[0]!.celular });
  });

  it('the e-mail of a consumer’s redemption is masked', async () => {
    const [redemption] = await app.database.read<{ id: number }>("select id from redemptions where audience = 'CONSUMER' limit 1");
    const ask = async (who: SignedIn) => {
      const { data } = await app.graphql(
        'query ($id: ID!) { redemption(id: $id) { email } }',
        { id: redemption!.id },
        { token: who.token, audience: 'panel' },
      );
      return data!.redemption;
    };
    expect(await ask(auditor)).toEqual({ email: 'p***@exemplo.com' });
    expect(await ask(administrator)).toEqual({ email: expect.stringMatching(/^pessoa\d+@exemplo\.com$/) });
  });

  it('the setting names the levels, from the next request on', async () => {
    const levels = (niveis: number[]) => app.database.pool.query('update system_settings set niveis_mascarados = $1', [niveis]);
    await levels([3]);
    expect(await read(auditor)).toMatchObject({ cpf: people[0]!.cpf });
    await levels([3, 4]);
    expect(await read(auditor)).toMatchObject({ cpf: expect.stringMatching(/^\*{3}\./) });
  });
});

describe('the documented paths', () => {
  const get = (path: string, who: SignedIn) => app.rest('GET', path, { token: who.token, audience: 'panel' });

  it('answer whole values and log each such read with its count', async () => {
    const before = (await logged()).length;
    const { json } = await get('/api/clientes-painel?perPage=7', auditor);
    expect(shown(JSON.stringify(json)).length).toBeGreaterThan(0);
    const { json: one } = await get(`/api/clientes?cpf=${people[0]!.cpf}`, operator);
    expect(one).toMatchObject({ clientes: [{ cpf: people[0]!.cpf, email: people[0]!.email }] });
    expect((await logged()).slice(before)).toEqual([
      { tipo: 'disclosePersonalData', ator: `staff:${auditor.id}`, parametros: { caminho: 'GET /api/clientes-painel', pessoas: 7 } },
      { tipo: 'disclosePersonalData', ator: `staff:${operator.id}`, parametros: { caminho: 'GET /api/clientes', pessoas: 1 } },
    ]);
  });

  it('log nothing of who sees everything anyway, nor where nobody was shown', async () => {
    const before = (await logged()).length;
    await get('/api/clientes-painel', administrator);
    await get('/api/clientes?cpf=00000000000', auditor);
    await get('/api/redes', auditor);
    expect(await logged()).toHaveLength(before);
  });

  it('answer files with masks, because the documents do not say what one holds', async () => {
    const ctx = { ...app.contextFor(auditor.actor), disclosed: new Set<string>() };
    expect(shown(await text(exportStream(consumersList, ctx, 'CSV', {})))).toEqual([]);
    expect((await get('/api/clientes-painel/exportar', auditor)).status).toBe(200);
  });
});
