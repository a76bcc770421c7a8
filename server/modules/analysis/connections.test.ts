import type { TestApp } from '../../test/app.ts';
import { buildStaff } from '../../test/builders/people.ts';
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
