import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildNetwork, buildProduct, buildSeller, buildStaff, buildStore, type SignedIn } from '../../test/builders/people.ts';
import { buildSale } from '../../test/builders/products.ts';

const top = [{ marca: 'Experiências SW', produto: 'Tinta 18 L', qtde: 12, valorUnitario: 399.9 }];
const byBrand = [
  { marca: 'Experiências SW', produto: 'Tinta 18 L', qtde: 10, valorUnitario: 399.9 },
  { marca: 'Outra', produto: 'Tinta 18 L', qtde: '30.5', valorUnitario: '350.00' },
];
const fields = {
  categoria: 'Tintas',
  comunicacao: 'Fachada',
  qtdeVendedores: 4,
  faturamento: '120000.50',
  fonte: 'Equipe',
  produtosMaisVendidos: JSON.stringify(top),
  produtosMaisVendidosConcorrentes: JSON.stringify(byBrand),
};

describe('/api/pesquisa_mercado', () => {
  let app: TestApp;
  let staff: Record<number, SignedIn>;
  beforeAll(async () => {
    app = await openTestApp();
    staff = Object.fromEntries(
      await Promise.all([0, 1, 2, 4, 5].map(async (level) => [level, await buildStaff(app.database, level)] as const)),
    );
  });
  afterAll(async () => {
    expect(app.reported).toEqual([]);
    await app.close();
  });

  const as = (level: number, method: string, path: string, body?: unknown) => app.rest(method, path, { token: staff[level]!.token, body });
  const register = async (cnpjRevenda: string, changes: object = {}) => {
    const { status, json } = await as(2, 'POST', '/api/pesquisa_mercado', { cnpjRevenda, ...fields, ...changes });
    expect([status, json]).toEqual([200, { id: expect.any(Number) }]);
    return json.id as number;
  };
  const rowOf = async (id: number, token = staff[2]!.token) =>
    (await app.rest('GET', '/api/pesquisa_mercado', { token })).json.pesquisas.find((row: { id: number }) => row.id === id);

  it('registers, lists with the documented keys and computed columns, edits and deletes', async () => {
    const network = await buildNetwork(app.database);
    const store = await buildStore(app.database, { networkId: network.id });
    // Client totals are ignored: the sum of the list by brand counts.
    const id = await register(store.cnpj, { qtdeProdutosVendidos: 999 });
    const row = {
      id,
      revenda: `Loja ${store.codigo}`,
      cnpjRevenda: store.cnpj,
      cidade: 'São Paulo',
      categoria: 'Tintas',
      comunicacao: 'Fachada',
      faturamento: 120000.5,
      qtdeProdutosVendidos: 40.5,
      mediaMensal: 10,
      share: 24.69,
      qtdeVendedores: 4,
      fonte: 'Equipe',
      produtosMaisVendidos: JSON.stringify(top),
      produtosMaisVendidosConcorrentes: JSON.stringify([byBrand[0], { ...byBrand[1], qtde: 30.5, valorUnitario: 350 }]),
    };
    for (const rede of [network.nome, String(network.id)])
      expect((await as(0, 'GET', `/api/pesquisa_mercado?rede=${encodeURIComponent(rede)}`)).json).toEqual({ pesquisas: [row] });
    expect((await as(0, 'GET', '/api/pesquisa_mercado?rede=Outra')).json).toEqual({ pesquisas: [] });

    const { categoria: _same, comunicacao: _too, ...edited } = { ...fields, fonte: 'Sistema', produtosMaisVendidosConcorrentes: '[]' };
    expect((await as(1, 'PUT', `/api/pesquisa_mercado/${id}`, { ...edited, qtdeProdutosVendidos: 40.5 })).json).toEqual({ id });
    // Nothing sold by brand: no divisor.
    expect(await rowOf(id)).toEqual({
      ...row,
      fonte: 'Sistema',
      qtdeProdutosVendidos: 0,
      mediaMensal: 0,
      share: null,
      produtosMaisVendidosConcorrentes: '[]',
    });

    expect((await as(2, 'DELETE', `/api/pesquisa_mercado/${id}`)).json).toEqual({ id });
    expect(await rowOf(id)).toBeUndefined();
    for (const again of [as(2, 'DELETE', `/api/pesquisa_mercado/${id}`), as(1, 'PUT', `/api/pesquisa_mercado/${id}`, edited)])
      expect([(await again).status, (await again).json.erro]).toEqual([404, 'Pesquisa não encontrada']);
  });

  it('takes the monthly mean from what the store scored, and never shows more than 100 %', async () => {
    const seller = await buildSeller(app.database);
    const product = await buildProduct(app.database);
    const sell = (day: string, qtde: string) =>
      buildSale(app.database, { sellerId: seller.id, codigo: product.codigo, day, qtde, identificador: day.replaceAll('-', '') });
    await sell('2026-09-05', '10');
    await sell('2026-09-25', '6');
    await sell('2026-11-02', '8.50');
    const id = await register(seller.store.cnpj);
    // (16 + 8.50) in the two months with sales; the list's own brand no longer counts.
    expect(await rowOf(id)).toMatchObject({ mediaMensal: 12.25, share: 30.25 });
    await as(1, 'PUT', `/api/pesquisa_mercado/${id}`, {
      ...fields,
      produtosMaisVendidosConcorrentes: [{ marca: 'Outra', produto: 'Rolo', qtde: 5, valorUnitario: 9 }],
    });
    expect(await rowOf(id)).toMatchObject({ qtdeProdutosVendidos: 5, share: 100 });
    // Thirteen months with sales: the oldest is left out.
    for (let month = 1; month <= 11; month++) await sell(`2025-${String(month).padStart(2, '0')}-10`, month === 1 ? '1000' : '12.25');
    expect((await rowOf(id)).mediaMensal).toBe(12.25);
  });

  it.each([
    [{ categoria: '' }, 'Categoria obrigatório'],
    [{ comunicacao: null }, 'Comunicação obrigatório'],
    [{ qtdeVendedores: '' }, 'Quantidade de vendedores obrigatório'],
    [{ qtdeVendedores: '1.5' }, 'Quantidade de vendedores inválido'],
    [{ faturamento: '-1' }, 'Faturamento inválido'],
    [{ faturamento: undefined }, 'Faturamento obrigatório'],
    [{ fonte: '' }, 'Fonte obrigatório'],
    [{ fonte: 'Rádio' }, 'Fonte inválido'],
    [{ cnpjRevenda: '' }, 'Loja obrigatório'],
    [{ cnpjRevenda: '00000000000191' }, 'Loja não encontrada'],
    [{ produtosMaisVendidos: '[]' }, 'Adicione 5 produtos mais vendidos'],
    [{ produtosMaisVendidos: undefined }, 'Adicione 5 produtos mais vendidos'],
    [{ produtosMaisVendidos: '{"marca":' }, 'produtosMaisVendidos não é um JSON válido'],
    [{ produtosMaisVendidosConcorrentes: 'null,' }, 'produtosMaisVendidosConcorrentes não é um JSON válido'],
    [{ produtosMaisVendidosConcorrentes: '"texto"' }, 'Produtos por marca inválido'],
    [{ produtosMaisVendidos: [{ ...top[0], produto: ' ' }] }, 'Informe produto, quantidade e valor unitário para adicionar'],
    [{ produtosMaisVendidos: [{ ...top[0], qtde: '' }] }, 'Informe produto, quantidade e valor unitário para adicionar'],
    [{ produtosMaisVendidos: [{ ...top[0], marca: undefined }] }, 'Informe marca, produto, quantidade e valor unitário para adicionar'],
    [{ produtosMaisVendidos: [{ ...top[0], qtde: 0 }] }, 'Informe somente valores válidos'],
    [{ produtosMaisVendidos: [{ ...top[0], valorUnitario: '1e3' }] }, 'Informe somente valores válidos'],
    [
      { produtosMaisVendidos: JSON.stringify([top[0], { ...top[0], marca: ' EXPERIENCIAS  sw ', produto: 'tinta 18 l' }]) },
      'Produto da mesma marca já adicionado',
    ],
    [{ permissao: 2 }, 'Campo não permitido: permissao'],
  ])('refuses %j', async (change, text) => {
    const store = await buildStore(app.database);
    const { status, json } = await as(5, 'POST', '/api/pesquisa_mercado', { cnpjRevenda: store.cnpj, ...fields, ...change });
    expect([status, json.erro]).toEqual([400, text]);
    expect(await app.database.read('select id from market_surveys where store_id = $1', [store.id])).toEqual([]);
  });

  it('admits the documented levels only', async () => {
    const store = await buildStore(app.database);
    const id = await register(store.cnpj);
    expect((await app.rest('GET', '/api/pesquisa_mercado')).status).toBe(401);
    const refused: [number, string, string][] = [
      [4, 'GET', ''],
      [0, 'POST', ''],
      [5, 'PUT', `/${id}`],
      [1, 'DELETE', `/${id}`],
    ];
    for (const [level, method, path] of refused)
      expect([method, (await as(level, method, `/api/pesquisa_mercado${path}`, method === 'GET' ? undefined : {})).status]).toEqual([
        method,
        403,
      ]);
    expect((await as(5, 'POST', '/api/pesquisa_mercado', [])).status).toBe(400);
    expect((await as(2, 'PUT', '/api/pesquisa_mercado/abc', fields)).status).toBe(404);
  });

  it('shows and changes only what lies within stores and networks of the person', async () => {
    const [mine, other] = [await buildStore(app.database), await buildStore(app.database)];
    const [own, foreign] = [await register(mine.cnpj), await register(other.cnpj)];
    const seller3 = await buildStaff(app.database, 3, { storeIds: [mine.id] });
    const operator = await buildStaff(app.database, 1, { networkIds: [mine.networkId] });
    for (const { token } of [seller3, operator]) {
      const { json } = await app.rest('GET', '/api/pesquisa_mercado', { token });
      expect(json.pesquisas.map(({ id }: { id: number }) => id)).toEqual([own]);
      const answer = await app.graphql(
        'query ($ids: [ID!]!) { marketSurveyProducts(ids: $ids) { id produtosMaisVendidos { marca qtde } } }',
        { ids: [own, foreign] },
        { token },
      );
      expect(answer.data.marketSurveyProducts).toEqual([
        { id: String(own), produtosMaisVendidos: [{ marca: 'Experiências SW', qtde: '12.00' }] },
      ]);
    }
    const asOperator = (method: string, path: string, body: unknown) => app.rest(method, path, { token: operator.token, body });
    expect((await asOperator('PUT', `/api/pesquisa_mercado/${foreign}`, fields)).status).toBe(404);
    expect((await asOperator('POST', '/api/pesquisa_mercado', { ...fields, cnpjRevenda: other.cnpj })).json.erro).toBe(
      'Loja não encontrada',
    );
    // Only level 2 sees inactive stores.
    await app.database.pool.query('update stores set ativo = false where id = $1', [mine.id]);
    expect(await rowOf(own, operator.token)).toBeUndefined();
    expect(await rowOf(own)).toBeDefined();
  });

  it('serves the same actions over GraphQL', async () => {
    const store = await buildStore(app.database);
    const input = {
      ...fields,
      cnpjRevenda: store.cnpj,
      produtosMaisVendidos: top.map((product) => ({ ...product, qtde: '12', valorUnitario: '399.90' })),
    };
    const variables = { input: { ...input, produtosMaisVendidosConcorrentes: [] } };
    const mutation = 'mutation ($input: MarketSurveyInput!) { createMarketSurvey(input: $input) { id } }';
    const made = await app.graphql(mutation, variables, { token: staff[5]!.token });
    expect(made.errors).toBeUndefined();
    const twice = { input: { ...variables.input, produtosMaisVendidos: [...input.produtosMaisVendidos, ...input.produtosMaisVendidos] } };
    expect((await app.graphql(mutation, twice, { token: staff[5]!.token })).errors?.[0]).toMatchObject({
      message: 'Produto da mesma marca já adicionado',
      extensions: { fields: [{ field: 'produtosMaisVendidos.1', message: 'Produto da mesma marca já adicionado' }] },
    });
    const { data } = await app.graphql(
      'query ($f: MarketSurveysFilter) { marketSurveys(filter: $f, options: { search: "sao paulo" }) { total items { revenda share qtdeVendedores } } }',
      { f: { networkId: store.networkId } },
      { token: staff[0]!.token },
    );
    expect(data.marketSurveys).toEqual({ total: 1, items: [{ revenda: `Loja ${store.codigo}`, share: null, qtdeVendedores: 4 }] });
  });
});
