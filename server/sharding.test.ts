import fs from 'node:fs';
import { openTestApp, type TestApp } from './test/app.ts';
import { buildNetwork, buildProduct, buildSeller, buildStaff, buildStore } from './test/builders/people.ts';
import { buildReward, givePoints } from './test/builders/rewards.ts';

const FOLDED = 'Statistics that a write of any network folds';

/** Tables that docs/scale.md names in this row of its table. */
function documented(row: string): string[] {
  const line = fs
    .readFileSync('docs/scale.md', 'utf8')
    .split('\n')
    .find((text) => text.startsWith(`| ${row} |`));
  return [...(line ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name!).sort();
}

/** A network of its own whose seller sells, cancels a sale, redeems and gets a redemption back. */
async function operator(app: TestApp) {
  const { id: networkId } = await buildNetwork(app.database);
  const store = await buildStore(app.database, { networkId });
  const seller = await buildSeller(app.database, { store });
  await givePoints(app.database, app.clock, { id: seller.id, store }, '1000.00');
  const { token } = await buildStaff(app.database, 2);
  const { codigo } = await buildProduct(app.database);
  const prize = await buildReward(app.database, { custoTotal: '3.00' });
  let note = 80_000_000 + networkId * 100;
  const own = { token: seller.token, audience: 'store' as const };
  const sell = async () => {
    const { data } = await app.graphql(
      'mutation ($input: OwnSaleInput!) { postOwnSale(input: $input) { id } }',
      {
        input: {
          tipoFiscal: 'N',
          identificador: String(++note),
          realizadoEm: app.clock.today(),
          itens: [{ codigo, qtde: '1', valorUnitario: '10.00' }],
        },
      },
      own,
    );
    return data.postOwnSale.id as number;
  };
  const redeem = async () => (await app.rest('POST', '/api/resgatar', { ...own, body: { codigoPremio: prize.codigo, qtde: 1 } })).json.id;
  const operate = async () => {
    await sell();
    const answers = [
      await app.rest('POST', '/api/pontuacoes/cancelar', { token, body: { identificador: await sell() } }),
      await redeem(),
      await app.rest('POST', '/api/cancelarResgate', { token, body: { identificador: await redeem() } }),
    ];
    return answers.map((answer) => (typeof answer === 'number' ? 200 : answer.status));
  };
  return { networkId, operate };
}

describe('money operations of one network', () => {
  let app: TestApp;
  let here: Awaited<ReturnType<typeof operator>>;
  let there: Awaited<ReturnType<typeof operator>>;
  const tables = async (condition: string) =>
    (
      await app.database.read<{ name: string }>(
        `select c.relname as name from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and ${condition} order by 1`,
      )
    ).map(({ name }) => name);
  const withNetwork = `exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'network_id' and not a.attisdropped)`;
  beforeAll(async () => {
    app = await openTestApp();
    here = await operator(app);
    there = await operator(app);
    await there.operate();
  });
  afterAll(() => app.close());

  it('wait for no row of another network', async () => {
    const holder = await app.database.pool.connect();
    await holder.query('begin');
    // A write folds the waiting statistics of every network about once in a hundred times; two never fold at once.
    const own = (await tables(withNetwork)).filter((name) => !documented(FOLDED).includes(name));
    for (const table of own) await holder.query(`select from ${table} where network_id = $1 for update`, [there.networkId]);
    await holder.query(
      `select from entries e join accounts a on a.id = e.account_id join lots l on l.account_id = a.id where a.network_id = $1
       for update of e, l`,
      [there.networkId],
    );
    expect(await here.operate()).toEqual([200, 200, 200]);
    await holder.query('rollback');
    holder.release();
  });

  it('write no row of another network, and without a network only into the tables that docs/scale.md names', async () => {
    const [{ since } = { since: 0 }] = await app.database.read<{ since: number }>('select pg_current_xact_id()::text::bigint as since');
    expect(await here.operate()).toEqual([200, 200, 200]);
    const written = async (names: string[], more = '') => {
      const counts = await Promise.all(
        names.map(async (name) => {
          const rows = await app.database.read(`select from ${name} where xmin::text::bigint >= ${since} ${more} limit 1`);
          return rows.length > 0 ? [name] : [];
        }),
      );
      return counts.flat();
    };
    const own = await tables(withNetwork);
    expect(await written(own)).toEqual(expect.arrayContaining(['accounts', 'postings', 'redemptions']));
    const folded = documented(FOLDED);
    const foreign = await written(own, `and network_id is distinct from ${here.networkId}`);
    expect(foreign.filter((name) => !folded.includes(name))).toEqual([]);
    expect(await written(await tables(`not ${withNetwork}`))).toEqual(documented('Written by the money path without a network'));
  });
});
