import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildProduct, buildSeller, buildStaff, buildStore, type SignedIn } from '../../test/builders/people.ts';

describe('/api/produtos and /api/produtos_revenda', () => {
  let app: TestApp;
  let admin: SignedIn;
  let operator: SignedIn;
  let auditor: SignedIn;
  let analyst: SignedIn;
  beforeAll(async () => {
    app = await openTestApp();
    [admin, operator, auditor, analyst] = (await Promise.all([2, 1, 4, 5].map((level) => buildStaff(app.database, level)))) as [
      SignedIn,
      SignedIn,
      SignedIn,
      SignedIn,
    ];
  });
  afterAll(async () => {
    expect(app.reported).toEqual([]);
    await app.close();
  });

  const send = (method: string, path: string, who: SignedIn, body?: unknown) => app.rest(method, path, { token: who.token, body });
  const asSeller = (path: string, seller: SignedIn) => app.rest('GET', path, { token: seller.token, audience: 'store' });
  const valueOn = async (id: number, day: string) =>
    (await app.database.pool.query('select product_value_on($1, $2) as valor', [id, day])).rows[0].valor;
  const newStoreProduct = async (cnpjRevenda: string, codigoPadrao: string, codigo: string, valorUnitario = '19.90') => {
    const answer = await send('POST', '/api/produtos_revenda', operator, {
      cnpjRevenda,
      codigoPadrao,
      codigo,
      nome: `Descrição ${codigo}`,
      valorUnitario,
    });
    expect(answer.status).toBe(200);
    return answer.json.id as number;
  };

  describe('programme products', () => {
    it('registers, lists with the documented keys, edits, toggles and deletes', async () => {
      const made = await send('POST', '/api/produtos', analyst, {
        codigo: 'SW-1',
        nome: 'Filtro',
        valorUnitario: 89.9,
        valorPontos: '12.50',
      });
      expect(made.status).toBe(200);
      const { id } = made.json;
      const documented = { id, codigo: 'SW-1', nome: 'Filtro', valorPontos: 12.5, valorUnitario: 89.9, ativo: 1 };
      expect((await send('GET', '/api/produtos?codigo=SW-1', auditor)).json).toEqual({ produtos: [documented] });
      expect((await send('GET', '/api/produtos', admin)).json.produtos).toContainEqual(documented);
      const edited = await send('PUT', `/api/produtos/${id}`, operator, { codigo: 'SW-1A', nome: 'Filtro A', valorPontos: 20 });
      expect(edited).toMatchObject({ status: 200, json: { id } });
      expect((await send('PUT', `/api/produtos/${id}`, admin, { ativo: 0 })).status).toBe(200);
      expect((await send('GET', '/api/produtos?codigo=SW-1A', admin)).json.produtos).toEqual([
        { ...documented, codigo: 'SW-1A', nome: 'Filtro A', valorPontos: 20, ativo: 0 },
      ]);
      const active = (await send('GET', '/api/produtos?ativo=1', admin)).json.produtos as { id: number }[];
      expect(active.map((product) => product.id)).not.toContain(id);
      expect((await send('DELETE', `/api/produtos/${id}`, admin)).status).toBe(200);
      expect((await send('DELETE', `/api/produtos/${id}`, admin)).json).toEqual({
        erro: 'Produto não encontrado',
        codigo: 'PRODUCT_NOT_FOUND',
      });
      // The code is available again.
      const again = await send('POST', '/api/produtos', admin, { codigo: 'SW-1A', nome: 'Outro', valorUnitario: 1, valorPontos: 1 });
      expect(again.status).toBe(200);
    });

    it('keeps the points of past sales when the points of a product change', async () => {
      const { json } = await send('POST', '/api/produtos', admin, { codigo: 'SW-V', nome: 'Valor', valorUnitario: 1, valorPontos: 10 });
      app.clock.advanceDays(1);
      const edit = (valorPontos: number) => send('PUT', `/api/produtos/${json.id}`, admin, { codigo: 'SW-V', nome: 'Valor', valorPontos });
      await edit(15);
      await edit(20);
      const today = app.clock.today();
      expect(await valueOn(json.id, '2024-05-01')).toBe('10.00');
      expect(await valueOn(json.id, '2026-11-20')).toBe('10.00');
      expect(await valueOn(json.id, today)).toBe('20.00');
      // Changing only the name does not start a new value.
      app.clock.advanceDays(1);
      await send('PUT', `/api/produtos/${json.id}`, admin, { codigo: 'SW-V', nome: 'Outro nome', valorPontos: 20 });
      const values = await app.database.pool.query('select vigente_em from product_values where product_id = $1 order by 1', [json.id]);
      expect(values.rows).toEqual([{ vigente_em: '1900-01-01' }, { vigente_em: today }]);

      const history = (id: number, { token }: SignedIn) =>
        app.graphql(`{ productValues(id: ${id}) { valorPontos vigenteEm } }`, {}, { token });
      expect((await history(json.id, admin)).data?.productValues).toEqual([
        { valorPontos: '20.00', vigenteEm: today },
        { valorPontos: '10.00', vigenteEm: null },
      ]);
      expect((await history(999_999, admin)).errors?.[0]?.message).toBe('Produto não encontrado');
      const plus = await buildStaff(app.database, 5);
      expect((await history(json.id, plus)).errors?.[0]?.extensions?.code).toBe('NOT_ALLOWED');
    });

    it('refuses with the documented texts', async () => {
      const refused = await send('POST', '/api/produtos', admin, { codigo: ' ', valorUnitario: '', gtin: '7891000315508', preco: 1 });
      expect(refused.status).toBe(400);
      expect(refused.json.campos).toEqual([
        { field: 'codigo', message: 'Código obrigatório' },
        { field: 'nome', message: 'Nome obrigatório' },
        { field: 'valorUnitario', message: 'Preço Unitário obrigatório' },
        { field: 'valorPontos', message: 'Valor Pontos obrigatório' },
        { field: 'gtin', message: 'Código de barras inválido' },
        { field: 'preco', message: 'Campo não permitido: preco' },
      ]);
      for (const valorPontos of [-1, 'NaN', '1e3', '0.001', '1000000000000'])
        expect((await send('POST', '/api/produtos', admin, { codigo: 'X', nome: 'X', valorUnitario: 1, valorPontos })).json.erro).toBe(
          'Valor Pontos inválido',
        );
      const product = await buildProduct(app.database, { gtin: '07891000315507' });
      const other = { nome: 'X', valorUnitario: 1, valorPontos: 1 };
      expect((await send('POST', '/api/produtos', admin, { ...other, codigo: product.codigo })).json.erro).toBe('Código já cadastrado');
      expect((await send('POST', '/api/produtos', admin, { ...other, codigo: 'GT', gtin: '7891000315507' })).json.erro).toBe(
        'Código de barras já cadastrado em outro produto',
      );
      expect((await send('PUT', `/api/produtos/${product.id}`, admin, { ativo: 3 })).json.erro).toBe('ativo inválido');
      expect((await send('PUT', '/api/produtos/999999', admin, { ativo: 1 })).status).toBe(404);
    });

    it('refuses to delete a product that something depends on, and says what', async () => {
      const product = await buildProduct(app.database);
      const store = await buildStore(app.database);
      const id = await newStoreProduct(store.cnpj, product.codigo, 'D1');
      await app.database.pool.query(
        "insert into purchases (network_id, product_id, data_pedido, qtde, valor_unitario) values ($1, $2, '2026-01-01', 1, 1)",
        [store.networkId, product.id],
      );
      expect((await send('DELETE', `/api/produtos/${product.id}`, admin)).json.erro).toBe(
        'Produto não pode ser excluído: possui 1 produto(s) de loja e 1 registro(s) de compra ou estoque',
      );
      await app.database.pool.query('delete from purchases where product_id = $1', [product.id]);
      expect((await send('DELETE', `/api/produtos_revenda/${id}`, admin)).status).toBe(200);
      expect((await send('DELETE', `/api/produtos/${product.id}`, admin)).status).toBe(200);
    });

    it('admits the documented levels only, and shows sellers the active products only', async () => {
      const product = await buildProduct(app.database);
      expect((await app.rest('GET', '/api/produtos')).status).toBe(401);
      expect((await send('POST', '/api/produtos', auditor, {})).status).toBe(403);
      expect((await send('PUT', `/api/produtos/${product.id}`, analyst, {})).status).toBe(403);
      expect((await send('PUT', `/api/produtos/${product.id}`, operator, { ativo: 0 })).status).toBe(403);
      expect((await send('DELETE', `/api/produtos/${product.id}`, operator)).status).toBe(403);
      await send('PUT', `/api/produtos/${product.id}`, admin, { ativo: 0 });
      const seller = await buildSeller(app.database);
      expect((await asSeller(`/api/produtos?codigo=${product.codigo}`, seller)).json).toEqual({ produtos: [] });
    });
  });

  describe('store products', () => {
    it('registers, lists with the documented keys, edits, toggles and deletes', async () => {
      const store = await buildStore(app.database);
      const [first, second] = await Promise.all([buildProduct(app.database), buildProduct(app.database, { valorPontos: '7.25' })]);
      const id = await newStoreProduct(store.cnpj, first.codigo, 'L-20');
      const { cnpj } = store;
      const edit = { cnpjRevenda: cnpj, codigoPadrao: second.codigo, codigo: 'L-21', nome: 'Nome da loja', valorUnitario: 25 };
      expect((await send('PUT', `/api/produtos_revenda/${id}`, operator, edit)).json).toEqual({ id });
      const row = {
        id,
        codigo: 'L-21',
        codigoPadrao: second.codigo,
        nome: 'Nome da loja',
        valorUnitario: 25,
        valorPontos: 7.25,
        cnpjRevenda: cnpj,
      };
      expect((await send('GET', `/api/produtos_revenda?cnpjRevenda=${cnpj}`, auditor)).json).toEqual({
        rows: [{ ...row, ativo: 1 }],
        count: 1,
      });
      expect((await send('PUT', `/api/produtos_revenda/${id}`, admin, { ativo: 0 })).status).toBe(200);
      const filtros = encodeURIComponent(JSON.stringify({ cnpjRevenda: cnpj, ativo: 0, rede: 'Todas', completo: 1 }));
      expect((await send('GET', `/api/produtos_revenda?filtros=${filtros}`, admin)).json).toEqual({
        rows: [{ ...row, ativo: 0 }],
        count: 1,
      });
      expect((await send('DELETE', `/api/produtos_revenda/${id}`, admin)).status).toBe(200);
      expect((await send('GET', `/api/produtos_revenda?cnpjRevenda=${cnpj}`, admin)).json).toEqual({ rows: [], count: 0 });
    });

    it('pages, sorts by code unless told otherwise, searches and answers a link with download', async () => {
      const store = await buildStore(app.database);
      const products = await Promise.all(['5.00', '30.00', '20.00'].map((valorPontos) => buildProduct(app.database, { valorPontos })));
      for (const [index, product] of products.entries()) await newStoreProduct(store.cnpj, product.codigo, `C-${3 - index}`);
      const list = async (query: string) => (await send('GET', `/api/produtos_revenda?cnpjRevenda=${store.cnpj}${query}`, admin)).json;
      const codes = (json: { rows: { codigo: string }[] }) => json.rows.map(({ codigo }) => codigo);
      expect(codes(await list(''))).toEqual(['C-1', 'C-2', 'C-3']);
      const order = encodeURIComponent(JSON.stringify({ campo: 'valorPontos', direcao: 'desc' }));
      expect(codes(await list(`&ordenacao=${order}&pagina=1&limite=2`))).toEqual(['C-2', 'C-1']);
      expect(await list(`&buscar=${products[0]!.codigo}`)).toMatchObject({ rows: [{ codigo: 'C-3' }], count: 1 });
      const { fileLink, ...others } = await list('&download=true&fileName=produtos');
      expect(others).toEqual({});
      const file = await fetch(new URL(fileLink, app.url));
      expect(file.status).toBe(200);
      expect(
        Buffer.from(await file.arrayBuffer())
          .subarray(0, 2)
          .toString(),
      ).toBe('PK');
    });

    it('refuses with the documented texts', async () => {
      const store = await buildStore(app.database);
      const product = await buildProduct(app.database);
      expect((await send('POST', '/api/produtos_revenda', admin, {})).json.campos).toEqual([
        { field: 'cnpjRevenda', message: 'Loja obrigatório' },
        { field: 'codigoPadrao', message: 'Código Experiências SW obrigatório' },
        { field: 'codigo', message: 'Código Loja obrigatório' },
        { field: 'nome', message: 'Descrição Loja obrigatório' },
        { field: 'valorUnitario', message: 'Preço Unitário Loja obrigatório' },
      ]);
      const input = { cnpjRevenda: store.cnpj, codigoPadrao: product.codigo, codigo: 'R1', nome: 'R', valorUnitario: 1 };
      expect((await send('POST', '/api/produtos_revenda', admin, { ...input, codigoPadrao: 'NADA' })).json).toEqual({
        erro: 'Produto Experiências SW não encontrado',
        codigo: 'STORE_PRODUCT_STANDARD_UNKNOWN',
        campos: [{ field: 'codigoPadrao', message: 'Produto Experiências SW não encontrado' }],
      });
      expect((await send('POST', '/api/produtos_revenda', admin, { ...input, cnpjRevenda: '11222333000181' })).json.erro).toBe(
        'Loja não encontrada',
      );
      await newStoreProduct(store.cnpj, product.codigo, 'R1');
      expect((await send('POST', '/api/produtos_revenda', admin, input)).json.erro).toBe('Código já cadastrado nesta loja');
    });

    it('keeps staff inside their networks and stores, and sellers inside their own store', async () => {
      const [mine, theirs] = await Promise.all([buildStore(app.database), buildStore(app.database)]);
      const product = await buildProduct(app.database);
      const [own, foreign] = [
        await newStoreProduct(mine.cnpj, product.codigo, 'E1'),
        await newStoreProduct(theirs.cnpj, product.codigo, 'E2'),
      ];
      const narrowed = await buildStaff(app.database, 1, { networkIds: [mine.networkId] });
      const storeman = await buildStaff(app.database, 3, { storeIds: [mine.id] });
      const seller = await buildSeller(app.database, { store: mine });
      const ids = (json: { rows: { id: number }[] }) => json.rows.map(({ id }) => id);
      expect(ids((await send('GET', '/api/produtos_revenda', narrowed)).json)).toEqual([own]);
      expect(ids((await send('GET', '/api/produtos_revenda', storeman)).json)).toEqual([own]);
      expect(ids((await asSeller('/api/produtos_revenda', seller)).json)).toEqual([own]);
      expect((await asSeller(`/api/produtos_revenda?cnpjRevenda=${theirs.cnpj}`, seller)).json).toEqual({ rows: [], count: 0 });
      expect((await asSeller('/api/produtos_revenda?download=true', seller)).json.fileLink).toEqual(
        expect.stringContaining('/exportacoes/'),
      );
      const edit = { codigoPadrao: product.codigo, codigo: 'E9', nome: 'E', valorUnitario: 1 };
      expect((await send('PUT', `/api/produtos_revenda/${foreign}`, narrowed, edit)).status).toBe(404);
      expect((await send('PUT', `/api/produtos_revenda/${own}`, narrowed, { ...edit, cnpjRevenda: theirs.cnpj })).json.erro).toBe(
        'Loja não encontrada',
      );
      expect((await send('POST', '/api/produtos_revenda', narrowed, { ...edit, cnpjRevenda: theirs.cnpj })).json.erro).toBe(
        'Loja não encontrada',
      );
      expect((await send('PUT', `/api/produtos_revenda/${own}`, operator, { ativo: 0 })).status).toBe(403);
      expect((await send('DELETE', `/api/produtos_revenda/${own}`, storeman)).status).toBe(403);
    });

    it('follow their programme product when it is toggled with atualizarRevenda, and not otherwise', async () => {
      const store = await buildStore(app.database);
      const product = await buildProduct(app.database);
      await newStoreProduct(store.cnpj, product.codigo, 'T1');
      const ativo = async () => (await send('GET', `/api/produtos_revenda?cnpjRevenda=${store.cnpj}`, admin)).json.rows[0].ativo;
      await send('PUT', `/api/produtos/${product.id}`, admin, { ativo: 0 });
      expect(await ativo()).toBe(1);
      await send('PUT', `/api/produtos/${product.id}`, admin, { ativo: 0, atualizarRevenda: 1 });
      expect(await ativo()).toBe(0);
      await send('PUT', `/api/produtos/${product.id}`, admin, { ativo: '1', atualizarRevenda: '1' });
      expect(await ativo()).toBe(1);
    });
  });

  it('serves the mutations over GraphQL', async () => {
    const run = (query: string) => app.graphql(query, {}, { token: admin.token });
    const made = await run(
      'mutation { createProduct(input: { codigo: "GQL", nome: "G", valorUnitario: "1.00", valorPontos: "2.00", gtin: "96385082" }) { id } }',
    );
    expect(made.errors?.[0]?.extensions.fields).toEqual([{ field: 'gtin', message: 'Código de barras inválido' }]);
    const { data } = await run(
      'mutation { createProduct(input: { codigo: "GQL", nome: "G", valorUnitario: "1.00", valorPontos: "2.00", gtin: "" }) { id } }',
    );
    const { id } = data.createProduct;
    const store = await buildStore(app.database);
    const answer = await run(`mutation {
      updateProduct(id: ${id}, input: { codigo: "GQL", nome: "G2", valorPontos: "2.10", gtin: "40170725" }) { id }
      createStoreProduct(input: { cnpjRevenda: "${store.cnpj}", codigoPadrao: "GQL", codigo: "LG", nome: "Loja", valorUnitario: "5.00" }) { id }
      setProductActive(id: ${id}, ativo: false, atualizarRevenda: true) { id }
    }`);
    expect(answer.errors).toBeUndefined();
    const read = await run(
      `{ product(id: ${id}) { nome valorPontos gtin ativo } storeProducts(filter: { cnpjRevenda: "${store.cnpj}" }) { items { id codigoPadrao ativo } } }`,
    );
    const storeProductId = answer.data.createStoreProduct.id;
    expect(read.data).toEqual({
      product: { nome: 'G2', valorPontos: '2.10', gtin: '00000040170725', ativo: false },
      storeProducts: { items: [{ id: storeProductId, codigoPadrao: 'GQL', ativo: false }] },
    });
    const removed = await run(`mutation {
      setStoreProductActive(id: ${storeProductId}, ativo: true) { id }
      updateStoreProduct(id: ${storeProductId}, input: { cnpjRevenda: "${store.cnpj}", codigoPadrao: "GQL", codigo: "LG2", nome: "Loja", valorUnitario: "6.00" }) { id }
      deleteStoreProduct(id: ${storeProductId}) { id }
      deleteProduct(id: ${id}) { id }
    }`);
    expect(removed.errors).toBeUndefined();
  });
});
