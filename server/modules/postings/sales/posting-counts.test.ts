import { runList } from '../../../platform/lists/run-list.ts';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { buildNetwork, buildSeller, buildStaff, buildStore } from '../../../test/builders/people.ts';
import { postingsList } from '../index.ts';

let app: TestApp;
let admin: Awaited<ReturnType<typeof buildStaff>>;
let networks: Awaited<ReturnType<typeof buildNetwork>>[];
const TOTAL = 3_000;

const sql = async <Row>(text: string, params: unknown[] = []) => (await app.database.pool.query(text, params)).rows as Row[];

/** Postings over 40 days, one in ten cancelled, `share` of them in the first network. */
async function insertPostings(): Promise<void> {
  const owners = [];
  for (const network of networks) {
    const store = await buildStore(app.database, { networkId: network.id });
    owners.push({ network: network.id, store: store.id, seller: (await buildSeller(app.database, { store })).id });
  }
  for (const [index, owner] of owners.entries())
    await sql(
      `insert into postings (audience, seller_id, store_id, network_id, origem, tipo_fiscal, identificador, identificador_chave, realizado_em,
         pontuado_em, vence_em, total_venda, total_descontos, total_pontos, pontos_brutos, pontos_limitados, valor_ponto, valor_custo, status,
         criado_em, parceiro_nome, revenda_nome, busca)
       select 'SELLER', $1, $2, $3, 'PAINEL', 'N', i::text, i::text, '2026-03-01', t, '2027-09-01', 10, 0, i, i, 0, 1, i,
         case when i % 10 = 0 then 'CANCELADA' else 'APROVADA' end, t, 'Vendedor ' || i % 7, 'Loja', 'vendedor ' || i % 7
       from generate_series(1, $4::int) i, lateral (select '2026-03-01 12:00+00'::timestamptz + (i * 97 % 960) * interval '1 hour' as t) at`,
      [owner.seller, owner.store, owner.network, index === 0 ? TOTAL * 0.7 : TOTAL * 0.3],
    );
}

const scan = (where: string) => sql<{ id: number }>(`select id from postings p where ${where} order by criado_em desc, id desc`);
const APPROVED = "audience = 'SELLER' and status = 'APROVADA'";

beforeAll(async () => {
  app = await openTestApp();
  admin = await buildStaff(app.database, 2);
  networks = [await buildNetwork(app.database), await buildNetwork(app.database)];
  await insertPostings();
});
afterAll(async () => {
  expect(app.reported).toEqual([]);
  await app.close();
});

const read = (options: object, filter: Record<string, unknown> = {}, actor = admin.actor) =>
  runList(postingsList, app.contextFor(actor), options, filter);

/** The total for every filter the counters serve, next to its real count. */
async function expectTotalsToBeCounts(): Promise<void> {
  const nome = (await sql<{ nome: string }>('select nome from networks where id = $1', [networks[0]!.id]))[0]!.nome;
  const day = (comparison: string) => `${APPROVED} and (criado_em at time zone 'America/Sao_Paulo')::date ${comparison}`;
  const cases: [Record<string, unknown>, string][] = [
    [{}, APPROVED],
    [{ rede: nome }, `${APPROVED} and network_id = ${networks[0]!.id}`],
    [{ rede: 'Nenhuma' }, 'false'],
    [{ dataInicial: '2026-03-10' }, day(">= '2026-03-10'")],
    [{ dataFinal: '2026-03-10' }, day("<= '2026-03-10'")],
    [{ dataInicial: '2026-03-05', dataFinal: '2026-03-06' }, day("between '2026-03-05' and '2026-03-06'")],
  ];
  for (const [filter, where] of cases) expect([filter, (await read({}, filter)).total]).toEqual([filter, (await scan(where)).length]);
}

describe('totals of postings', () => {
  it('come from counters and equal a count, whatever was inserted, cancelled, moved or deleted', async () => {
    await expectTotalsToBeCounts();
    await sql("update postings set status = 'CANCELADA' where id % 11 = 0");
    await sql("update postings set status = 'APROVADA' where id % 22 = 0 and status <> 'APROVADA'");
    await sql("update postings set criado_em = criado_em - interval '3 days' where id % 13 = 0");
    await sql('delete from postings where id % 17 = 0');
    await expectTotalsToBeCounts();
    await sql('select posting_counts_fold()');
    expect(await sql('select from posting_count_changes')).toHaveLength(0);
    await expectTotalsToBeCounts();
    await sql('select posting_counts_rebuild()');
    await expectTotalsToBeCounts();
  });

  it('keep to the networks of the actor, and are counted for those who are held to stores', async () => {
    const narrow = { ...admin.actor, level: 1, networkIds: [networks[1]!.id] };
    const own = await scan(`${APPROVED} and network_id = ${networks[1]!.id}`);
    expect((await read({}, {}, narrow)).total).toBe(own.length);
    const [store] = await sql<{ id: number }>('select id from stores where network_id = $1', [networks[1]!.id]);
    expect((await read({}, {}, { ...admin.actor, level: 3, storeIds: [store!.id] })).total).toBe(own.length);
    expect((await read({}, {}, { ...narrow, networkIds: [] })).total).toBe(0);
  });

  it('a refused transaction leaves no trace, and writers do not wait for each other', async () => {
    const before = (await read({})).total;
    const [one, other] = [await app.database.pool.connect(), await app.database.pool.connect()];
    const cancel = 'update postings set status = $2 where id = $1';
    const [first, second] = (await scan(APPROVED)).map(({ id }) => id);
    await one.query('begin');
    await one.query(cancel, [first, 'CANCELADA']);
    await one.query('select posting_counts_fold()');
    await other.query("begin; set local lock_timeout = '500ms'");
    await other.query(cancel, [second, 'CANCELADA']);
    await other.query('select posting_counts_fold()');
    await other.query('commit');
    expect((await read({})).total).toBe(before - 1);
    await one.query('rollback');
    one.release();
    other.release();
    expect((await read({})).total).toBe(before - 1);
    await expectTotalsToBeCounts();
  });
});

describe('deep pages of postings', () => {
  it('hold the rows that skipping would reach, with and without filters, to the last and past it', async () => {
    const all = await scan(APPROVED);
    for (const page of [1, 40, 41, 57, 63, Math.ceil(all.length / 25), 999]) {
      const { items, total } = await read({ page, pageSize: 25 });
      expect(items.map(({ id }) => id)).toEqual(all.slice((page - 1) * 25, page * 25).map(({ id }) => id));
      expect(total).toBe(all.length);
    }
    const since = await scan(`${APPROVED} and (criado_em at time zone 'America/Sao_Paulo')::date <= '2026-04-01'`);
    const { items } = await read({ page: 43, pageSize: 25 }, { dataFinal: '2026-04-01' });
    expect(items.map(({ id }) => id)).toEqual(since.slice(1_050, 1_075).map(({ id }) => id));
  });

  it('are the same where no counter serves them: another order, a search, rows held to stores', async () => {
    const all = await scan(APPROVED);
    const ascending = await read({ page: 60, pageSize: 25, sort: 'criadoEm', direction: 'asc' });
    const reversed = [...all].reverse();
    expect(ascending.items.map(({ id }) => id)).toEqual(reversed.slice(1_475, 1_500).map(({ id }) => id));
    const found = await scan(`${APPROVED} and busca like '%vendedor 3%'`);
    const searched = await read({ page: 2, pageSize: 25, search: 'vendedor 3' });
    expect([searched.total, searched.items.map(({ id }) => id)]).toEqual([found.length, found.slice(25, 50).map(({ id }) => id)]);
    const stores = await sql<{ id: number }>('select id from stores');
    const held = await read({ page: 50, pageSize: 25 }, {}, { ...admin.actor, level: 3, storeIds: stores.map(({ id }) => id) });
    expect(held.items.map(({ id }) => id)).toEqual(all.slice(1_225, 1_250).map(({ id }) => id));
  });
});

describe('default orders of long lists', () => {
  it('are read from an index, never sorted whole', async () => {
    await sql('analyze postings; analyze submissions; analyze redemptions');
    const plans: [string, string][] = [
      ['postings_by_day', `select id from postings p where ${APPROVED} order by criado_em desc, id desc limit 10`],
      ['postings_by_network', `select id from postings p where network_id = $1 and ${APPROVED} order by criado_em desc, id desc limit 10`],
      ['postings_by_seller', "select id from postings p where seller_id = $1 and status = 'APROVADA' order by pontuado_em desc limit 10"],
      [
        'submissions_queue',
        "select id from submissions where audience = 'SELLER' and status = 'PENDENTE' order by criado_em desc, id desc limit 10",
      ],
      ['redemptions_by_day', "select id from redemptions where audience = 'SELLER' order by resgatado_em desc, id desc limit 10"],
      [
        'redemptions_by_network',
        "select id from redemptions where network_id = $1 and audience = 'SELLER' order by resgatado_em desc, id desc limit 10",
      ],
    ];
    const client = await app.database.pool.connect();
    // Sorting a small table is cheaper: this only tests whether an index provides the order.
    await client.query('set enable_seqscan = off; set enable_sort = off; set enable_bitmapscan = off');
    for (const [index, text] of plans) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, text.includes('$1') ? [networks[0]!.id] : []);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toContain(index);
      expect(plan).not.toContain('Sort');
    }
    client.release(true);
  });
});
