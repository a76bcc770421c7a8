import { runAction } from '../../../platform/actions/run-action.ts';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { buildProduct, buildSeller, buildStaff, buildStore, type SignedIn } from '../../../test/builders/people.ts';
import { buildStoreProduct } from '../../../test/builders/products.ts';
import { closeInTruth } from '../../../test/truths.ts';
import { cancelPosting, postSale } from '../index.ts';

describe('what a sale earns', () => {
  let app: TestApp;
  let admin: SignedIn;
  let note = 40_000_000;
  beforeAll(async () => {
    app = await openTestApp();
    admin = await buildStaff(app.database, 2);
  });
  afterAll(() => closeInTruth(app));

  const post = (seller: SignedIn, codigo: string, qtde = '3.5', valorDesconto = '10') =>
    runAction(postSale, app.contextFor(admin.actor), {
      tipoFiscal: 'N',
      identificador: String(++note),
      realizadoEm: app.clock.today(),
      itens: [{ codigo, qtde, valorUnitario: '100', valorDesconto }],
      cpf: seller.cpf,
      enviarMensagem: false,
    });

  it('is that of the product which the seller’s own store calls by the code, else of the programme’s code', async () => {
    const [store, other] = [await buildStore(app.database), await buildStore(app.database)];
    const seller = await buildSeller(app.database, { store });
    const cheap = await buildProduct(app.database, { valorPontos: '10' });
    const dear = await buildProduct(app.database, { valorPontos: '20' });
    const sold = (storeId: number, productId: number, codigo: string) => buildStoreProduct(app.database, { storeId, productId, codigo });
    await sold(store.id, cheap.id, 'LOJA-1');
    await sold(store.id, dear.id, 'LOJA-2');
    await sold(other.id, cheap.id, 'LOJA-9');
    // The store sells the dear product under the programme's code of the cheap one.
    const { id } = await sold(store.id, dear.id, cheap.codigo);
    expect(await post(seller, 'LOJA-1')).toMatchObject({ totalPontos: '35.00' });
    expect(await post(seller, 'LOJA-2')).toMatchObject({ totalPontos: '70.00' });
    expect(await post(seller, dear.codigo)).toMatchObject({ totalPontos: '70.00' });
    expect(await post(seller, cheap.codigo)).toMatchObject({ totalPontos: '70.00' });
    await app.database.pool.query('update store_products set ativo = false where id = $1', [id]);
    expect(await post(seller, cheap.codigo)).toMatchObject({ totalPontos: '35.00' });
    await app.database.pool.query('update store_products set ativo = true, excluido_em = now() where id = $1', [id]);
    expect(await post(seller, cheap.codigo)).toMatchObject({ totalPontos: '35.00', saldo: '315.00' });
    await expect(post(seller, 'LOJA-9')).rejects.toThrow('Produto não participante: LOJA-9');
    await app.database.pool.query('update products set ativo = false where id = $1', [cheap.id]);
    await expect(post(seller, 'LOJA-1')).rejects.toThrow('Produto não participante: LOJA-1');
    await app.database.pool.query('update products set ativo = true, excluido_em = now() where id = $1', [cheap.id]);
    await expect(post(seller, cheap.codigo)).rejects.toThrow(`Produto não participante: ${cheap.codigo}`);
  });

  it('may be sold for less than a real, or given away, never for less than nothing', async () => {
    const seller = await buildSeller(app.database);
    const product = await buildProduct(app.database, { valorPontos: '10' });
    expect(await post(seller, product.codigo, '1', '99.99')).toMatchObject({ totalPontos: '10.00' });
    expect(await post(seller, product.codigo, '1', '100')).toMatchObject({ totalPontos: '10.00', saldo: '20.00' });
    await expect(post(seller, product.codigo, '1', '100.01')).rejects.toThrow();
  });

  it('is not recorded for none of a product, whoever asks the function', async () => {
    const seller = await buildSeller(app.database);
    const product = await buildProduct(app.database);
    const recorded = (qtde: string) => {
      const sale = {
        sellerId: seller.id,
        origem: 'DIGITACAO',
        tipoFiscal: 'N',
        identificador: String(++note),
        realizadoEm: app.clock.today(),
        ator: 'teste',
        itens: [{ codigo: product.codigo, qtde, valorUnitario: '100' }],
      };
      return app.database.pool.query('select post_sale($1, $2, $3)', [sale, app.clock.today(), app.clock.now()]);
    };
    await expect(recorded('0')).rejects.toThrow('POSTING_ITEM_INVALID');
    await recorded('0.01');
  });

  it('counts a sale in the month of its own instant, also for a server whose clock is a moment behind', async () => {
    const seller = await buildSeller(app.database);
    const product = await buildProduct(app.database, { valorPontos: '10' });
    const earnedAt = async (instant: string) => {
      app.clock.moveTo(instant);
      return (await post(seller, product.codigo)).totalPontos;
    };
    await app.database.pool.query('update system_settings set limite_pontuacao = 50');
    // The first instant of September in São Paulo, then the last of August.
    expect(await earnedAt('2026-09-01T03:00:00.000Z')).toBe('35.00');
    expect(await earnedAt('2026-09-01T02:59:59.999Z')).toBe('35.00');
    expect(await earnedAt('2026-09-01T02:59:59.999Z')).toBe('15.00');
    expect(await earnedAt('2026-09-01T03:00:00.001Z')).toBe('15.00');
    await app.database.pool.query('update system_settings set limite_pontuacao = 0');
  });

  it('has the room in the month that approved sales of this seller leave, in São Paulo’s months', async () => {
    const [seller, colleague] = [await buildSeller(app.database), await buildSeller(app.database)];
    const product = await buildProduct(app.database, { valorPontos: '10' });
    const earned = async () => {
      const { totalPontos, pontosLimitados } = await post(seller, product.codigo);
      return [totalPontos, pontosLimitados];
    };
    await app.database.pool.query('update system_settings set limite_pontuacao = 50');
    // 23:59 on 30 November and midnight of 1 December in São Paulo.
    app.clock.moveTo('2026-12-01T02:59:00Z');
    await post(colleague, product.codigo);
    const { id } = await post(seller, product.codigo);
    await runAction(cancelPosting, app.contextFor(admin.actor), { id });
    expect(await earned()).toEqual(['35.00', '0.00']);
    expect(await earned()).toEqual(['15.00', '20.00']);
    expect(await earned()).toEqual(['0.00', '35.00']);
    app.clock.moveTo('2026-12-01T03:00:00Z');
    expect(await earned()).toEqual(['35.00', '0.00']);
    expect(await earned()).toEqual(['15.00', '20.00']);
    app.clock.moveTo('2027-01-01T03:00:00Z');
    expect(await earned()).toEqual(['35.00', '0.00']);
    await app.database.pool.query('update system_settings set limite_pontuacao = 0');
    expect(await post(seller, product.codigo, '100')).toMatchObject({ totalPontos: '1000.00', pontosLimitados: '0.00' });
  });
});
