import { lockStock, stockAvailable } from '../../modules/stock/index.ts';
import type { ActionContext } from '../../platform/context.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildNetwork, buildProduct, buildSeller, buildStaff, buildStore, type SignedIn } from '../../test/builders/people.ts';
import { buildPurchase, buildRelease, buildSale, buildStockCount, buildStoreProduct } from '../../test/builders/products.ts';

describe('the till', () => {
  let app: TestApp;
  let admin: SignedIn;
  beforeAll(async () => {
    app = await openTestApp();
    admin = await buildStaff(app.database, 2);
  });
  afterAll(async () => {
    expect(app.reported).toEqual([]);
    await app.close();
  });

  const asSeller = (path: string, seller: SignedIn) => app.rest('GET', path, { token: seller.token, audience: 'store' });

  it('finds a bar code in each spelling, as the store sells it', async () => {
    const seller = await buildSeller(app.database);
    const [european, american] = await Promise.all([
      buildProduct(app.database, { gtin: '07896004000008' }),
      buildProduct(app.database, { gtin: '00036000291452', valorPontos: '3.00', valorUnitario: '8.00' }),
    ]);
    await buildStoreProduct(app.database, { storeId: seller.store.id, productId: european.id, codigo: 'BAR-1', valorUnitario: '77.70' });
    const scan = async (code: string) => (await asSeller(`/api/produtos/barcode/${code}`, seller)).json;
    expect(await scan('7896004000008')).toEqual({
      produtos: [{ id: european.id, codigo: 'BAR-1', nome: 'Descrição BAR-1', valorPontos: 10, valorUnitario: 77.7 }],
    });
    const upc = {
      produtos: [{ id: american.id, codigo: american.codigo, nome: `Produto ${american.codigo}`, valorPontos: 3, valorUnitario: 8 }],
    };
    expect(await scan('036000291452')).toEqual(upc);
    expect(await scan('0036000291452')).toEqual(upc);
    expect(await scan('036000291453')).toEqual({ produtos: [] });
    expect((await app.rest('GET', '/api/produtos/barcode/036000291452', { token: admin.token })).status).toBe(403);
  });

  it('reads a typed code as the store code first, then as the programme code', async () => {
    const seller = await buildSeller(app.database);
    const [first, second] = await Promise.all([buildProduct(app.database, { codigo: '100' }), buildProduct(app.database)]);
    const type = (code: string) => asSeller(`/api/produtos/${code}/codigo`, seller);
    expect((await type('100')).json.produtos).toMatchObject([{ id: first.id, nome: 'Produto 100', valorUnitario: 50 }]);
    const { id } = await buildStoreProduct(app.database, { storeId: seller.store.id, productId: second.id, codigo: '100' });
    expect((await type('100')).json.produtos).toEqual([
      { id: second.id, codigo: '100', nome: 'Descrição 100', valorPontos: 10, valorUnitario: 19.9 },
    ]);
    await app.database.pool.query('update store_products set ativo = false where id = $1', [id]);
    expect((await type('100')).json.produtos).toMatchObject([{ id: first.id }]);
    await app.database.pool.query('update products set ativo = false where id = $1', [first.id]);
    expect(await type('100')).toMatchObject({
      status: 404,
      json: { erro: 'Produto não participante', codigo: 'PRODUCT_NOT_PARTICIPATING' },
    });
  });

  it('answers GraphQL with the factor of the store', async () => {
    const network = await buildNetwork(app.database);
    const seller = await buildSeller(app.database, {
      store: await buildStore(app.database, { networkId: network.id, fatorPontuacao: 3 }),
    });
    const product = await buildProduct(app.database, { gtin: '00000096385074' });
    const { data, errors } = await app.graphql(
      '{ a: productByBarcode(codigo: "96385074") { id fatorPontuacao } b: productByCode(codigo: "NADA") { id } storeProducts { total } }',
      {},
      { token: seller.token, audience: 'store' },
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({ a: { id: String(product.id), fatorPontuacao: 3 }, b: null, storeProducts: { total: 0 } });
  });

  describe('balance of a product', () => {
    let seller: Awaited<ReturnType<typeof buildSeller>>;
    let product: { id: number; codigo: string };
    let place: { networkId: number; productId: number };
    beforeEach(async () => {
      seller = await buildSeller(app.database);
      product = await buildProduct(app.database);
      place = { networkId: seller.store.networkId, productId: product.id };
    });

    let notes = 10_000_000;
    const sell = (qtde: string, day: string, codigo = product.codigo) =>
      buildSale(app.database, { sellerId: seller.id, codigo, day, qtde, identificador: String(++notes) });
    const balance = async (codigo = product.codigo) => {
      const { data, errors } = await app.graphql(
        'query ($codigo: String!) { storeProductBalance(codigo: $codigo) { comprado vendido liberado disponivel semHistorico } }',
        { codigo },
        { token: seller.token, audience: 'store' },
      );
      expect(errors).toBeUndefined();
      return data.storeProductBalance;
    };

    it('is what was bought and allowed, less what was scored; cancelled sales and future purchases do not count', async () => {
      await buildPurchase(app.database, { ...place, day: '2026-10-01', qtde: '100.00' });
      await buildPurchase(app.database, { ...place, day: '2027-01-01', qtde: '500.00' });
      await buildRelease(app.database, { ...place, at: '2026-11-01T12:00:00Z', qtde: '10.50' });
      await buildStoreProduct(app.database, { storeId: seller.store.id, productId: product.id, codigo: 'MEU' });
      await sell('3.25', '2026-11-10', 'MEU');
      const { id } = await sell('40.00', '2026-11-11');
      await app.database.pool.query("update postings set status = 'CANCELADA' where id = $1", [id]);
      const expected = { comprado: '100.00', vendido: '3.25', liberado: '10.50', disponivel: '107.25', semHistorico: false };
      expect(await balance()).toEqual(expected);
      expect(await balance('MEU')).toEqual(expected);
      // The documented screen's figure: the first number minus the second.
      expect((await asSeller(`/api/historico/codigoUsado/${product.codigo}/${seller.cpf}`, seller)).json).toBe(110.5);
      expect((await asSeller(`/api/vendas_itens/MEU/${seller.store.id}`, seller)).json).toBe(3.25);
    });

    it('starts over at the last stock count, which holds what happened on its day', async () => {
      await buildPurchase(app.database, { ...place, day: '2026-10-01', qtde: '100.00' });
      await buildRelease(app.database, { ...place, at: '2026-10-02T12:00:00Z', qtde: '50.00' });
      await sell('10.00', '2026-10-05');
      await buildStockCount(app.database, { ...place, day: '2026-09-01', qtde: '999.00', writtenAt: '2026-10-06T12:00:00Z' });
      await buildStockCount(app.database, { ...place, day: '2026-10-05', qtde: '40.00', writtenAt: '2026-10-05T15:00:00Z' });
      await buildPurchase(app.database, { ...place, day: '2026-10-05', qtde: '7.00' });
      await buildPurchase(app.database, { ...place, day: '2026-10-06', qtde: '5.00' });
      await sell('2.00', '2026-10-07');
      // Released on the day of the count, after it was recorded.
      await buildRelease(app.database, { ...place, at: '2026-10-05T16:00:00Z', qtde: '-1.00' });
      expect(await balance()).toEqual({ comprado: '45.00', vendido: '2.00', liberado: '-1.00', disponivel: '42.00', semHistorico: false });
    });

    it('does not limit a network without purchase history unless the settings say so', async () => {
      expect(await balance()).toEqual({ comprado: '0.00', vendido: '0.00', liberado: '0.00', disponivel: '0.00', semHistorico: true });
      await app.database.pool.query('update system_settings set exigir_saldo = true');
      expect((await balance()).semHistorico).toBe(false);
      await app.database.pool.query('update system_settings set exigir_saldo = false');
      // A network that reports its purchases is limited by them, also for products it never bought.
      await buildPurchase(app.database, { ...place, productId: (await buildProduct(app.database)).id, day: '2026-10-01', qtde: '1.00' });
      expect(await balance()).toMatchObject({ disponivel: '0.00', semHistorico: false });
    });

    it('is told to the seller alone, and of participating products only', async () => {
      const other = await buildSeller(app.database);
      expect((await asSeller(`/api/historico/codigoUsado/${product.codigo}/${other.cpf}`, seller)).status).toBe(404);
      expect((await asSeller(`/api/vendas_itens/${product.codigo}/${other.store.id}`, seller)).status).toBe(404);
      expect((await asSeller(`/api/vendas_itens/NADA/${seller.store.id}`, seller)).json.erro).toBe('Produto não participante');
      const path = `/api/vendas_itens/${product.codigo}/${seller.store.id}`;
      expect((await app.rest('GET', path)).status).toBe(401);
      expect((await app.rest('GET', path, { token: admin.token })).status).toBe(403);
    });

    const spend = (qtde: string, codes: string[]) =>
      app.database.transaction(async (tx) => {
        const ctx = { ...app.contextFor(seller.actor), sql: tx.sql } as ActionContext;
        const { id: storeId, networkId } = seller.store;
        await lockStock(ctx, { storeId, networkId, itens: codes.map((codigo) => ({ codigo, qtde })) });
        const sale = {
          sellerId: seller.id,
          origem: 'DIGITACAO',
          tipoFiscal: 'N',
          identificador: String(++notes),
          realizadoEm: '2026-11-10',
          ator: 'test',
          itens: codes.map((codigo) => ({ codigo, qtde, valorUnitario: '1.00', valorDesconto: '0.00' })),
        };
        await tx.sql('select post_sale($1::jsonb, $2::date, now())', [JSON.stringify(sale), '2026-11-20']);
      });

    it('lets one of many sellers at once spend the last units', async () => {
      await buildPurchase(app.database, { ...place, day: '2026-10-01', qtde: '3.00' });
      const attempts = await Promise.allSettled(Array.from({ length: 24 }, () => spend('1.00', [product.codigo])));
      expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
      for (const attempt of attempts)
        if (attempt.status === 'rejected')
          expect(attempt.reason).toMatchObject({ code: 'STOCK_MISSING', message: 'Você não possui saldo para esse produto' });
      expect((await balance()).disponivel).toBe('0.00');
    });

    it('never waits in a ring when two sales take the same products in another order', async () => {
      const second = await buildProduct(app.database);
      for (const productId of [product.id, second.id])
        await buildPurchase(app.database, { ...place, productId, day: '2026-10-01', qtde: '50.00' });
      const codes = [product.codigo, second.codigo];
      await Promise.all(Array.from({ length: 16 }, (_, index) => spend('1.00', index % 2 ? codes : [...codes].reverse())));
      expect((await balance()).vendido).toBe('16.00');
    });

    it('counts every line of a sale together, by whichever code, and wants one whole unit left', async () => {
      await buildPurchase(app.database, { ...place, day: '2026-10-01', qtde: '2.50' });
      await buildStoreProduct(app.database, { storeId: seller.store.id, productId: product.id, codigo: 'LOJA' });
      await expect(spend('1.50', [product.codigo, 'LOJA'])).rejects.toMatchObject({ code: 'STOCK_MISSING' });
      await spend('1.00', [product.codigo, 'LOJA']);
      await expect(spend('0.50', [product.codigo])).rejects.toMatchObject({ code: 'STOCK_MISSING' });
    });

    it('answers no product with no statement', async () => {
      const sql = async () => Promise.reject(new Error('no statement expected'));
      expect(await stockAvailable(sql, { networkId: 1, productIds: [], today: '2026-11-20', lock: true })).toEqual([]);
    });
  });
});
