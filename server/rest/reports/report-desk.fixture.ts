import type { QueryResultRow } from 'pg';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildNetwork, buildProduct, buildSeller, buildStaff, buildStore, type SignedIn } from '../../test/builders/people.ts';
import { buildSale } from '../../test/builders/products.ts';

interface Place {
  network: { id: number; nome: string };
  product: { id: number; codigo: string };
  seller: Awaited<ReturnType<typeof buildSeller>>;
  at: { networkId: number; productId: number };
}

/** The report setup of a test file: its application and administrator, with networks of its own. */
export function reportDesk() {
  let app: TestApp;
  let admin: SignedIn;
  let notes = 30_000_000;
  beforeAll(async () => {
    app = await openTestApp();
    admin = await buildStaff(app.database, 2);
  });
  afterAll(async () => {
    expect(app.reported).toEqual([]);
    await app.close();
  });

  const sql = async <Row extends QueryResultRow>(text: string, params: unknown[] = []) =>
    (await app.database.pool.query<Row>(text, params)).rows;
  const get = async (path: string, token = admin.token) => app.rest('GET', path, { token });
  return {
    app: () => app,
    admin: () => admin,
    sql,
    get,
    post: (path: string, body: unknown, token = admin.token) => app.rest('POST', path, { token, body }),
    generate: async (path: string) => {
      const answer = await get(path);
      await app.runJobs();
      return answer;
    },
    /** A network of its own with a store, a seller and a product. */
    async place(since = '2025-01-01', valorPontos = '10.00'): Promise<Place> {
      const network = await buildNetwork(app.database);
      await sql('update networks set data_cadastro = $2 where id = $1', [network.id, since]);
      const seller = await buildSeller(app.database, { store: await buildStore(app.database, { networkId: network.id }) });
      const product = await buildProduct(app.database, { valorPontos });
      return { network, product, seller, at: { networkId: network.id, productId: product.id } };
    },
    /** A sale of a product at R$ 10,00 per unit. */
    sell: ({ seller, product }: Place, day: string, qtde: string) =>
      buildSale(app.database, { sellerId: seller.id, codigo: product.codigo, day, qtde, identificador: String(++notes) }),
  };
}
