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

/** The answer, and the statements it took besides identifying the actor. */
async function counted(query: string, token = level2) {
  const { read, analyse } = app.database;
  const texts: string[] = [];
  const counting =
    (run: typeof read): typeof read =>
    (text, params) => {
      if (!/from sessions s/.test(text)) texts.push(text);
      return run(text, params);
    };
  // An expensive query runs on the analysts' own connections.
  app.database.read = counting(read);
  app.database.analyse = counting(analyse);
  try {
    const answer = await app.graphql(query, {}, { token });
    return { ...answer, statements: texts.length };
  } finally {
    app.database.read = read;
    app.database.analyse = analyse;
  }
}

describe('nested rows', () => {
  const nested = (stores: number, sellers: number) => `{
    networks(options: { pageSize: 3 }) { items { nome
      stores(options: { pageSize: ${stores}, sort: "codigo" }) { items { codigo network { nome }
        sellers(options: { pageSize: ${sellers}, sort: "nome" }) { items { nome cpf store { codigo }
          postings(options: { pageSize: 2 }) { items { identificador totalPontos soldItems { items { codigo pontos product { nome } } } } }
          redemptions(options: { pageSize: 2 }) { items { premio seller { nome } } } } } } } } } }`;

  it('come along in the statement of their page, however many rows there are', async () => {
    const few = await counted(nested(1, 1));
    const many = await counted(nested(5, 5));
    const rowsOf = ({ data }: typeof few) => JSON.stringify(data).length;
    expect([few.errors, many.errors]).toEqual([undefined, undefined]);
    expect(rowsOf(many)).toBeGreaterThan(3 * rowsOf(few));
    expect([few.statements, many.statements]).toEqual([1, 1]);
  });

  it('take one statement for each field where they could be too many for one', async () => {
    const { errors, statements } = await counted(`{ networks(options: { pageSize: 20 }) { items { nome
      stores(options: { pageSize: -1 }) { items { codigo network { nome } sellers(options: { pageSize: 3 }) { items { nome } } } } } } }`);
    expect([errors, statements]).toEqual([undefined, 4]);
  });

  it('are the same whether they came along or asked for themselves', async () => {
    const below = `id valorPonto few: stores(options: { pageSize: 1, sort: "codigo" }) { total items { ...Store } }
      stores(options: $options, filter: { ativo: true }) { total items { ...Store sellers(options: { pageSize: 3, sort: "nome", direction: DESC }) { items {
        nome saldoPontos dataNascimento postings(options: { pageSize: 3 }) { capped items { totalPontos realizadoEm criadoEm linkArquivo seller { cpf }
          soldItems(options: { sort: "pontos" }) { items { qtde pontos product { nome valorPontos @skip(if: true) } } } } } } } } }
      redemptions(options: { pageSize: 2 }) { items { premio store { cnpj } } }`;
    const fragment = `fragment Store on Store { codigo numeroParceiros totalVendas ultimaPontuacao network { nome ... on Network { valorPonto } } }`;
    const ask = async (items: string) => {
      const texts: string[] = [];
      const { read } = app.database;
      app.database.read = (text, params) => {
        texts.push(text);
        return read(text, params);
      };
      const { data, errors } = await app.graphql(
        `query ($options: ListOptions) { networks(options: { pageSize: 4, sort: "nome" }) { total ${items} } } ${fragment}`,
        { options: { pageSize: 2, sort: 'nomeFantasia', direction: 'ASC' } },
        { token: level2 },
      );
      app.database.read = read;
      expect(errors).toBeUndefined();
      return { networks: data.networks, statements: texts.length };
    };
    const together = await ask(`items { ${below} }`);
    // Rows returned under two names each load their own nested fields.
    const apart = await ask(`items { ${below} } again: items { id }`);
    // Identity, the page, and one count for each of the two nested totals.
    expect(together.statements).toBe(4);
    expect(apart.statements).toBeGreaterThan(10);
    expect(together.networks.items).toEqual(apart.networks.items);
    expect(JSON.stringify(together.networks.items)).toMatch(/"product":\{"nome":"/);
  });

  it('hang below one row that is asked for by its id', async () => {
    const { data, errors, statements } = await counted(
      '{ network(id: 1) { nome stores(options: { pageSize: 2 }) { items { codigo network { id } } } } }',
    );
    expect([errors, statements]).toEqual([undefined, 1]);
    expect(data.network.stores.items.map(({ network }: { network: { id: string } }) => network.id)).toEqual(['1', '1']);
    expect((await counted('{ network(id: 999999) { nome stores { items { codigo } } } }')).data).toEqual({ network: null });
  });

  it('are none where the page is empty, and the page is counted only when that is asked for', async () => {
    const empty = await counted(
      '{ stores(options: { search: "nada disto" }) { total capped items { codigo sellers { items { nome } } } } }',
    );
    expect([empty.data, empty.statements]).toEqual([{ stores: { total: 0, capped: false, items: [] } }, 1]);
    const beyond = await counted('{ stores(options: { page: 500 }) { total items { codigo sellers { items { nome } } } } }');
    expect(beyond.data.stores).toEqual({ total: (await counted('{ stores { total } }')).data.stores.total, items: [] });
  });

  it('are the rows of their list: same order, same filters, a page for each parent', async () => {
    const { data } = await app.graphql(
      `{ networks(options: { sort: "nome" }) { items { id stores(options: { sort: "codigo", pageSize: 2, page: 2 }, filter: { ativo: true }) { total items { codigo } } } } }`,
      {},
      { token: level2 },
    );
    for (const { id, stores } of data.networks.items) {
      const plain = await app.graphql(
        `query ($id: ID) { stores(options: { sort: "codigo", pageSize: 2, page: 2 }, filter: { ativo: true, networkId: $id }) { total items { codigo } } }`,
        { id },
        { token: level2 },
      );
      expect(stores).toEqual(plain.data.stores);
    }
    expect(data.networks.items.flatMap((network: { stores: { items: unknown[] } }) => network.stores.items).length).toBeGreaterThan(2);
  });

  it('are counted in one statement for all parents, and only when that is asked for', async () => {
    const query = (fields: string) => `{ networks(options: { pageSize: 3 }) { items { stores(options: { pageSize: 1 }) { ${fields} } } } }`;
    const rows = await counted(query('items { codigo }'));
    const counts = await counted(query('total capped'));
    const both = await counted(query('total items { codigo }'));
    expect([rows.statements, counts.statements, both.statements]).toEqual([1, 2, 2]);
    const [network] = await app.database.read<{ total: number }>(
      'select count(s.id)::int as total from stores s join networks n on n.id = s.network_id group by n.nome, n.id order by n.nome limit 1',
    );
    expect(both.data.networks.items[0].stores).toMatchObject({ total: network!.total, items: [{ codigo: expect.any(String) }] });
  });

  it('follow cashback from consumers to its credits, purchases and movements', async () => {
    const { data, errors, statements } = await counted(
      `{ consumers(options: { pageSize: 30, sort: "saldoCashback", direction: DESC }) { items { saldoCashback
          cashback(options: { pageSize: -1 }) { items { restante } } purchases { items { totalVenda store { rede } } } redemptions { items { valor } }
          entries { items { tipo valor } } } } }`,
    );
    expect([errors, statements]).toEqual([undefined, 2]);
    const [richest] = data.consumers.items;
    const left = richest.cashback.items.reduce((sum: number, { restante }: { restante: string }) => sum + Number(restante), 0);
    expect(left.toFixed(2)).toBe(richest.saldoCashback);
    expect(richest.purchases.items[0].store.rede).toEqual(expect.any(String));
    expect(richest.entries.items.every(({ tipo }: { tipo: string }) => tipo)).toBe(true);
  });

  it('hold a level 3 to its stores at every hop', async () => {
    const [store] = await app.database.read<{ id: number; network_id: number; codigo: string }>(
      'select id, network_id, codigo from stores where ativo order by id limit 1',
    );
    const { token } = await buildStaff(app.database, 3, { storeIds: [store!.id] });
    const { data, errors } = await app.graphql(
      `{ networks { items { id stores(options: { pageSize: -1 }) { total items { codigo } } sellers(options: { pageSize: -1 }) { items { codRevenda } }
          postings(options: { pageSize: -1 }) { items { store { codigo } } } } } }`,
      {},
      { token },
    );
    expect(errors).toBeUndefined();
    const [network, ...others] = data.networks.items;
    expect(others).toEqual([]);
    expect(network.id).toBe(String(store!.network_id));
    expect(network.stores).toEqual({ total: 1, items: [{ codigo: store!.codigo }] });
    const seen = [
      ...network.sellers.items.map((row: { codRevenda: string }) => row.codRevenda),
      ...network.postings.items.map((row: { store: { codigo: string } }) => row.store.codigo),
    ];
    expect(seen.length).toBeGreaterThan(2);
    expect(new Set(seen)).toEqual(new Set([store!.codigo]));
  });

  it('refuse the hop that the viewer may not make, and answer the rest', async () => {
    // Level 4 audits redemptions and has no access to points.
    const { token } = await buildStaff(app.database, 4);
    const { data, errors } = await app.graphql(
      `{ redemptions(options: { pageSize: 2 }) { items { premio seller { nome postings { items { identificador } } } } } }`,
      {},
      { token },
    );
    expect(data.redemptions.items).toHaveLength(2);
    expect(data.redemptions.items[0]).toMatchObject({ premio: expect.any(String), seller: { nome: expect.any(String), postings: null } });
    expect(errors![0]).toMatchObject({
      message: 'Você não tem permissão para esta ação.',
      path: ['redemptions', 'items', 0, 'seller', 'postings'],
    });
  });

  it('leave out a column that the viewer may not see, and refuse unknown sorts by name', async () => {
    const { token } = await buildStaff(app.database, 3, { storeIds: [1] });
    const hidden = await app.graphql('{ stores(options: { pageSize: 1 }) { items { network { nome valorPonto } } } }', {}, { token });
    expect(hidden.data.stores.items[0].network).toMatchObject({ nome: expect.any(String), valorPonto: null });
    const { errors } = await app.graphql(
      '{ networks { items { stores(options: { sort: "senha" }) { items { codigo } } } } }',
      {},
      { token: level2 },
    );
    expect(errors![0].extensions.code).toBe('LIST_SORT_UNKNOWN');
  });
});
