import type { TestApp } from '../../test/app.ts';
import { buildSeller, buildStaff } from '../../test/builders/people.ts';
import { openDemoApp } from '../../test/demo.ts';

let app: TestApp;
let level2: string;
beforeAll(async () => {
  app = await openDemoApp();
  level2 = (await buildStaff(app.database, 2)).token;
}, 240_000);
afterAll(async () => {
  expect(app.reported).toEqual([]);
  await app.close();
});

const ask = async (query: string, variables: Record<string, unknown> = {}, token = level2) => app.graphql(query, variables, { token });
const scalar = async (sql: string) => Object.values((await app.database.read<Record<string, unknown>>(sql))[0]!)[0];

/** All pages of a connection. */
async function readAll(field: string, page: number, more = '', token = level2) {
  const ids: number[] = [];
  let after: string | null = null;
  let total: number | null = null;
  do {
    const { data, errors } = await ask(
      `query ($after: String, $first: Int) { c: ${field}(first: $first, after: $after${more}) { total nodes { id } edges { cursor node { id } } pageInfo { hasNextPage hasPreviousPage endCursor startCursor } } }`,
      { after, first: page },
      token,
    );
    expect(errors).toBeUndefined();
    expect(data.c.pageInfo.hasPreviousPage).toBe(after !== null);
    expect(data.c.edges.map((edge: { node: { id: string } }) => edge.node)).toEqual(data.c.nodes);
    ids.push(...data.c.nodes.map((node: { id: string }) => Number(node.id)));
    total = data.c.total;
    after = data.c.pageInfo.hasNextPage ? data.c.pageInfo.endCursor : null;
  } while (after);
  return { ids, total };
}

describe('connections', () => {
  it.each([
    ['postingsConnection', "select id from postings where audience = 'SELLER' and status = 'APROVADA' order by criado_em desc, id desc"],
    ['redemptionsConnection', "select id from redemptions where audience = 'SELLER' order by resgatado_em desc, id desc"],
    [
      'entriesConnection',
      // What lapsed and is not written off comes first, under numbers below zero.
      `select id from (select id, id as key from entries
         union all select -id, 1000000000000 + id from lots where restante > 0 and vence_em < date '2026-11-21') x order by key desc`,
    ],
  ])('%s gives every row once, in order, with the exact total', async (field, sql) => {
    const { ids, total } = await readAll(field, 700);
    const visible = (await app.database.read<{ id: number }>(sql)).map(({ id }) => id);
    // Nobody can see the entries of removed people.
    expect(ids).toEqual(visible.filter((id) => new Set(ids).has(id)));
    expect([total, new Set(ids).size]).toEqual([ids.length, ids.length]);
    expect(ids.length).toBeGreaterThan(visible.length * 0.9);
  });

  it('reads the other way, filtered, and narrowed to a level 3', async () => {
    const [store] = await app.database.read<{ id: number; cnpj: string }>(
      "select s.id, s.cnpj from stores s join postings p on p.store_id = s.id where p.audience = 'SELLER' and s.ativo group by s.id order by count(*) desc limit 1",
    );
    const { token } = await buildStaff(app.database, 3, { storeIds: [store!.id] });
    const narrowed = await readAll('postingsConnection', 100, ', direction: ASC', token);
    const filtered = await readAll('postingsConnection', 100, `, direction: ASC, filter: { revenda: "${store!.cnpj}" }`);
    expect(narrowed.ids.length).toBeGreaterThan(10);
    expect(narrowed).toEqual(filtered);
    const newestFirst = await readAll('postingsConnection', 100, '', token);
    expect(newestFirst.ids).toEqual([...narrowed.ids].reverse());
  });

  it('refuses foreign cursors, pages too large, unknown filters and whoever may not read the list', async () => {
    const code = async (args: string, token = level2) =>
      (await ask(`{ postingsConnection${args} { nodes { id } } }`, {}, token)).errors?.[0].extensions.code;
    const { data } = await ask('{ entriesConnection(first: 1) { pageInfo { endCursor } } }');
    expect(await code(`(after: "${data.entriesConnection.pageInfo.endCursor}")`)).toBe('CURSOR_INVALID');
    expect(await code('(after: "bm9uc2Vuc2U")')).toBe('CURSOR_INVALID');
    expect(await code('(first: 1001)')).toBe('INPUT_INVALID');
    expect(await code('(first: 0)')).toBe('INPUT_INVALID');
    expect(await code('(filter: { cor: "azul" })')).toBe('GRAPHQL_VALIDATION_FAILED');
    expect(await code('', (await buildStaff(app.database, 4)).token)).toBe('NOT_ALLOWED');
    expect((await app.graphql('{ postingsConnection { nodes { id } } }')).errors![0].extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('totals', () => {
  const SUMS = 'vendas totalVenda pontos custo';
  const sum = (rows: Record<string, string>[], field: string) =>
    rows.reduce((total, row) => total + BigInt(String(row[field]).replace('.', '')), 0n).toString();

  it('agree with the sales whatever they are grouped by', async () => {
    const approved = "from postings where audience = 'SELLER' and status = 'APROVADA'";
    const [venda, pontos, custo] = await Promise.all(
      ['total_venda', 'total_pontos', 'valor_custo'].map((column) => scalar(`select (sum(${column}) * 100)::bigint ${approved}`)),
    );
    for (const groupBy of ['[MONTH]', '[NETWORK]', '[STORE]', '[SELLER]', '[MONTH, NETWORK, STORE]']) {
      const { data, errors } = await ask(`{ t: salesTotals(groupBy: ${groupBy}, options: { pageSize: -1 }) { ${SUMS} } }`);
      expect(errors).toBeUndefined();
      expect([sum(data.t, 'totalVenda'), sum(data.t, 'pontos'), sum(data.t, 'custo')]).toEqual([venda, pontos, custo].map(String));
    }
    const byProduct = await ask(
      '{ t: salesTotals(groupBy: [PRODUCT], options: { pageSize: -1 }) { codigo produto qtde totalVenda pontos } }',
    );
    const items = `from posting_items where posting_id in (select id ${approved})`;
    expect(sum(byProduct.data.t, 'pontos')).toBe(String(await scalar(`select (sum(pontos) * 100)::bigint ${items}`)));
    expect(sum(byProduct.data.t, 'qtde')).toBe(String(await scalar(`select (sum(qtde) * 100)::bigint ${items}`)));
  });

  it('are one statement, sorted and paged', async () => {
    const { read } = app.database;
    let statements = 0;
    app.database.read = (text, params) => {
      if (!/from sessions s/.test(text)) statements++;
      return read(text, params);
    };
    const { data } = await ask(
      '{ t: salesTotals(groupBy: [NETWORK, SELLER], options: { sort: "pontos", direction: DESC, pageSize: 5, page: 2 }) { rede vendedor pontos mes } }',
    );
    app.database.read = read;
    expect([statements, data.t.length]).toEqual([1, 5]);
    expect(data.t[0]).toMatchObject({ rede: expect.any(String), vendedor: expect.any(String), mes: null });
    const points = data.t.map((row: { pontos: string }) => Number(row.pontos));
    expect(points).toEqual([...points].sort((left, right) => right - left));
  });

  it('sum redemptions that were not cancelled', async () => {
    const { data } = await ask('{ t: redemptionTotals(groupBy: [MONTH], options: { pageSize: -1 }) { mes resgates pontosGastos } }');
    expect(sum(data.t, 'pontosGastos')).toBe(
      String(await scalar("select (sum(pontos_gastos) * 100)::bigint from redemptions where audience = 'SELLER' and status <> 3")),
    );
  });

  it('hold a level 3 to its stores, and refuse others', async () => {
    const { token } = await buildStaff(app.database, 3, { storeIds: [2] });
    const { data } = await ask('{ t: salesTotals(groupBy: [STORE]) { storeId } }', {}, token);
    expect(data.t.every(({ storeId }: { storeId: string }) => storeId === '2')).toBe(true);
    const codes = async (query: string, who: string) => (await ask(query, {}, who)).errors?.[0].extensions.code;
    expect(await codes('{ salesTotals(groupBy: [MONTH]) { mes } }', (await buildStaff(app.database, 4)).token)).toBe('NOT_ALLOWED');
    expect(await codes('{ redemptionTotals(groupBy: [MONTH]) { mes } }', token)).toBe('NOT_ALLOWED');
    const seller = await buildSeller(app.database);
    expect(
      (await app.graphql('{ salesTotals(groupBy: [MONTH]) { mes } }', {}, { token: seller.token, audience: 'store' })).errors![0].extensions
        .code,
    ).toBe('NOT_ALLOWED');
  });

  it('refuse groups and sorts that make no sense', async () => {
    const code = async (args: string, field = 'salesTotals') => (await ask(`{ ${field}(${args}) { mes } }`)).errors?.[0].extensions.code;
    expect(await code('groupBy: []')).toBe('INPUT_INVALID');
    expect(await code('groupBy: [MONTH, MONTH]')).toBe('INPUT_INVALID');
    expect(await code('groupBy: [MONTH], options: { sort: "rede" }')).toBe('LIST_SORT_UNKNOWN');
    expect(await code('groupBy: [MONTH], filter: { de: "31/02/2026" }')).toBe('INPUT_INVALID');
    expect(await code('groupBy: [PRODUCT]', 'redemptionTotals')).toBe('INPUT_INVALID');
  });
});
