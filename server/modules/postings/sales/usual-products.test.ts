import { runAction } from '../../../platform/actions/run-action.ts';
import { runQuery } from '../../../platform/queries/query.ts';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { buildProduct, buildSeller, buildStaff, buildStore, type SignedIn } from '../../../test/builders/people.ts';
import { buildSale, buildStoreProduct } from '../../../test/builders/products.ts';
import { closeInTruth } from '../../../test/truths.ts';
import { cancelPosting } from '../index.ts';
import { saleSellerQuery } from './posting.queries.ts';

describe('what a seller sells most', () => {
  let app: TestApp;
  let judge: SignedIn;
  let note = 50_000_000;
  beforeAll(async () => {
    app = await openTestApp();
    judge = await buildStaff(app.database, 1);
  });
  afterAll(() => closeInTruth(app));

  const aSeller = async () => {
    const store = await buildStore(app.database);
    return { store, seller: await buildSeller(app.database, { store }) };
  };
  const sold = async (storeId: number, codigo: string) => {
    const product = await buildProduct(app.database);
    await buildStoreProduct(app.database, { storeId, productId: product.id, codigo });
    return product.codigo;
  };
  const sell = ({ id }: SignedIn, codigo: string, day = app.clock.today()) =>
    buildSale(app.database, { sellerId: id, codigo, day, qtde: '1.00', identificador: String(++note) });
  const usualOf = async ({ cpf }: SignedIn, who: SignedIn = judge) =>
    (await runQuery(saleSellerQuery, app.contextFor(who.actor), { cpf }))?.produtosHabituais.map(({ codigo }) => codigo);

  it('is what most approved sales of the last 90 days held, as the store sells it today', async () => {
    const { store, seller } = await aSeller();
    for (const codigo of ['RARO', 'COMUM', 'VELHO', 'CANCELADO', 'INATIVO']) await sold(store.id, codigo);
    await sell(seller, 'RARO');
    await sell(seller, 'COMUM');
    await sell(seller, 'COMUM');
    await sell(seller, await sold(store.id, 'POR-CODIGO-DO-PROGRAMA'));
    await sell(seller, 'VELHO', '2026-07-01');
    const { id } = await sell(seller, 'CANCELADO');
    await runAction(cancelPosting, app.contextFor(judge.actor), { id });
    await sell(seller, 'INATIVO');
    await app.database.pool.query("update store_products set ativo = false where store_id = $1 and codigo = 'INATIVO'", [store.id]);
    expect(await usualOf(seller)).toEqual(['COMUM', 'POR-CODIGO-DO-PROGRAMA', 'RARO']);
  });

  it('is eight products at most, and none for a seller without sales', async () => {
    const { store, seller } = await aSeller();
    expect(await usualOf(seller)).toEqual([]);
    for (let index = 1; index <= 9; index++) {
      await sold(store.id, `C${index}`);
      await sell(seller, `C${index}`);
    }
    expect(await usualOf(seller)).toHaveLength(8);
  });

  it('is what the reviewer may see: nothing of a seller of another network', async () => {
    const { store, seller } = await aSeller();
    await sold(store.id, 'ALHEIO');
    await sell(seller, 'ALHEIO');
    const { store: other } = await aSeller();
    const limited = await buildStaff(app.database, 5, { networkIds: [other.networkId] });
    expect(await usualOf(seller, limited)).toBeUndefined();
    const own = await buildStaff(app.database, 5, { networkIds: [store.networkId] });
    expect(await usualOf(seller, own)).toEqual(['ALHEIO']);
  });
});
