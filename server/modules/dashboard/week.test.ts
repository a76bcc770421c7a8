import { runList } from '../../platform/lists/run-list.ts';
import { runQuery } from '../../platform/queries/query.ts';
import type { TestApp } from '../../test/app.ts';
import { buildStaff, type SignedIn } from '../../test/builders/people.ts';
import { openDemoApp } from '../../test/demo.ts';
import { storesList } from '../stores/index.ts';
import { salesWeekQuery } from './week.query.ts';

let app: TestApp;
let manager: SignedIn;
let limited: SignedIn;
/** The two stores of the limited person, and the network of one of them. */
let stores: { id: number; rede: string }[];
beforeAll(async () => {
  app = await openDemoApp();
  // A Wednesday, at nine in the evening.
  app.clock.moveTo('2026-11-19T00:00:00.000Z');
  stores = await app.database.read<{ id: number; rede: string }>(
    'select s.id, n.nome as rede from stores s join networks n on n.id = s.network_id where s.excluido_em is null order by s.id limit 2',
  );
  manager = await buildStaff(app.database, 2);
  limited = await buildStaff(app.database, 3, { storeIds: stores.map(({ id }) => id) });
}, 240_000);
afterAll(() => app.close());

const recorded = async (from: string, until: string, more = 'true') => {
  const [row] = await app.database.read(
    `select count(*)::int as vendas, coalesce(sum(total_pontos), 0)::numeric(16,2) as pontos, coalesce(sum(total_venda), 0)::numeric(16,2) as "totalVenda"
     from postings p where audience = 'SELLER' and status = 'APROVADA' and criado_em >= $1 and criado_em < $2 and ${more}`,
    [from, until],
  );
  return row;
};

describe('the sales of the week', () => {
  it('go from Monday to today, beside the same days of the week and of the year before', async () => {
    const week = await runQuery(salesWeekQuery, app.contextFor(manager.actor), {});
    expect(week).toEqual({
      atual: { de: '2026-11-16', ate: '2026-11-18', ...(await recorded('2026-11-16T03:00Z', '2026-11-19T03:00Z')) },
      anterior: { de: '2026-11-09', ate: '2026-11-11', ...(await recorded('2026-11-09T03:00Z', '2026-11-12T03:00Z')) },
      anoAnterior: { de: '2025-11-17', ate: '2025-11-19', ...(await recorded('2025-11-17T03:00Z', '2025-11-20T03:00Z')) },
    });
    expect(week.anterior.vendas).toBeGreaterThan(0);
  });

  it('are those of one network, and only of the stores that somebody may see', async () => {
    const [first] = stores;
    const ofNetwork = await runQuery(salesWeekQuery, app.contextFor(manager.actor), { rede: first!.rede });
    const network = 'p.network_id = (select network_id from stores order by id limit 1)';
    expect(ofNetwork.anterior).toMatchObject((await recorded('2026-11-09T03:00Z', '2026-11-12T03:00Z', network)) as object);
    const ofStores = await runQuery(salesWeekQuery, app.contextFor(limited.actor), {});
    const own = `p.store_id in (${stores.map(({ id }) => id).join(', ')})`;
    expect(ofStores.anterior).toMatchObject((await recorded('2026-11-09T03:00Z', '2026-11-12T03:00Z', own)) as object);
    const none = await runQuery(salesWeekQuery, app.contextFor(manager.actor), { rede: 'Nenhuma' });
    expect(none.atual).toEqual({ de: '2026-11-16', ate: '2026-11-18', vendas: 0, pontos: '0.00', totalVenda: '0.00' });
  });
});

describe('stores that went quiet', () => {
  const quiet = async (who: SignedIn, parada = true) =>
    (await runList(storesList, app.contextFor(who.actor), { pageSize: -1 }, { parada })).items
      .map(({ id }) => Number(id))
      .toSorted((a, b) => a - b);

  it('sold in the 60 days before the last 14, and not since', async () => {
    const [first, second] = stores;
    const everyone = await quiet(manager);
    // Both go quiet: what they sold lately is moved to the first day that counts, and to the last that does not.
    const move = (store: number, at: string) =>
      app.database.pool.query(
        "update postings set criado_em = $2 where store_id = $1 and audience = 'SELLER' and criado_em > '2026-09-01'",
        [store, at],
      );
    await move(first!.id, '2026-11-05T02:59:59Z');
    await move(second!.id, '2026-11-05T03:00:00Z');
    expect(await quiet(manager)).toEqual(
      [...new Set([...everyone.filter((id) => id !== second!.id), first!.id])].toSorted((a, b) => a - b),
    );
    expect(await quiet(limited)).toEqual([first!.id]);
    expect(await quiet(limited, false)).toEqual([second!.id]);
    await move(second!.id, '2026-09-06T03:00:00Z');
    expect(await quiet(limited)).toEqual([first!.id, second!.id]);
    await move(second!.id, '2026-09-06T02:59:59Z');
    expect(await quiet(limited)).toEqual([first!.id]);
  });
});
