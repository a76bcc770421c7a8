import type { List } from '../../platform/lists/list.ts';
import { runList } from '../../platform/lists/run-list.ts';
import { runQuery } from '../../platform/queries/query.ts';
import type { TestApp } from '../../test/app.ts';
import { buildStaff, type SignedIn } from '../../test/builders/people.ts';
import { openDemoApp } from '../../test/demo.ts';
import { pendingCashbackList, pendingSubmissionsList } from '../postings/index.ts';
import { storesList } from '../stores/index.ts';
import { waitingAgesQuery } from './waiting-ages.query.ts';
import { salesTrendQuery, salesWeekQuery } from './week.query.ts';

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

describe('the trend of sales by week', () => {
  it('has thirteen weeks, each beside the same days 52 weeks before; the current week ends today on both sides', async () => {
    const weeks = await runQuery(salesTrendQuery, app.contextFor(manager.actor), {});
    expect(weeks).toHaveLength(13);
    expect(weeks[0]).toMatchObject({
      atual: { de: '2026-08-24', ate: '2026-08-30' },
      anoAnterior: { de: '2025-08-25', ate: '2025-08-31' },
    });
    expect(weeks[11]).toEqual({
      atual: { de: '2026-11-09', ate: '2026-11-15', ...(await recorded('2026-11-09T03:00Z', '2026-11-16T03:00Z')) },
      anoAnterior: { de: '2025-11-10', ate: '2025-11-16', ...(await recorded('2025-11-10T03:00Z', '2025-11-17T03:00Z')) },
    });
    expect(weeks[12]).toEqual({
      atual: { de: '2026-11-16', ate: '2026-11-18', ...(await recorded('2026-11-16T03:00Z', '2026-11-19T03:00Z')) },
      anoAnterior: { de: '2025-11-17', ate: '2025-11-19', ...(await recorded('2025-11-17T03:00Z', '2025-11-20T03:00Z')) },
    });
    expect(weeks[11]!.atual.vendas).toBeGreaterThan(0);
  });

  it('sums only the stores within reach and the network asked for', async () => {
    const own = `p.store_id in (${stores.map(({ id }) => id).join(', ')})`;
    const ofStores = await runQuery(salesTrendQuery, app.contextFor(limited.actor), {});
    expect(ofStores[11]!.atual).toMatchObject((await recorded('2026-11-09T03:00Z', '2026-11-16T03:00Z', own)) as object);
    const none = await runQuery(salesTrendQuery, app.contextFor(manager.actor), { rede: 'Nenhuma' });
    expect(none.every(({ atual }) => atual.vendas === 0)).toBe(true);
  });

  it('is refused to an auditor', async () => {
    const auditor = await buildStaff(app.database, 4);
    await expect(runQuery(salesTrendQuery, app.contextFor(auditor.actor), {})).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  });
});

describe('waiting receipts by age', () => {
  const total = async (who: SignedIn, list: List, filter: Record<string, unknown>) =>
    (await runList(list, app.contextFor(who.actor), { pageSize: 1 }, filter)).total;

  it('has in each band the total of the lists that its links lead to', async () => {
    const ages = await runQuery(waitingAgesQuery, app.contextFor(manager.actor), {});
    expect(ages.map(({ de, ate }) => [de, ate])).toEqual([
      ['2026-11-17', '2026-11-18'],
      ['2026-11-15', '2026-11-16'],
      ['2026-11-11', '2026-11-14'],
      [null, '2026-11-10'],
    ]);
    // Each receipt is in exactly one band: no demonstration receipt is sent after the clock's day in this count.
    const until = { dataFinal: '2026-11-18' };
    const sum = (values: readonly (number | null)[]) => values.reduce<number>((all, value) => all + (value ?? 0), 0);
    expect(sum(ages.map(({ vendedores }) => vendedores))).toBe(await total(manager, pendingSubmissionsList, until));
    expect(sum(ages.map(({ consumidores }) => consumidores))).toBe(await total(manager, pendingCashbackList, until));
  });

  it('moves a receipt between bands on the São Paulo day, and keeps to the network and the reach', async () => {
    const [receipt] = await app.database.read<{ id: number; rede: string; networkId: number }>(
      `select s.id, n.nome as rede, n.id as "networkId" from submissions s join networks n on n.id = s.network_id
       where s.status = 'PENDENTE' and s.audience = 'SELLER' order by s.id limit 1`,
    );
    const sent = (at: string) => app.database.pool.query('update submissions set criado_em = $2 where id = $1', [receipt!.id, at]);
    const bands = async (who: SignedIn, rede?: string) =>
      (await runQuery(waitingAgesQuery, app.contextFor(who.actor), { rede })).map(({ vendedores }) => vendedores);
    await sent('2026-11-17T03:00:00Z');
    const before = await bands(manager, receipt!.rede);
    await sent('2026-11-17T02:59:59Z');
    const [first, second] = await bands(manager, receipt!.rede);
    expect([first, second]).toEqual([before[0]! - 1, before[1]! + 1]);
    const [other] = await app.database.read<{ id: number }>('select id from networks where id <> $1 order by id limit 1', [
      receipt!.networkId,
    ]);
    const elsewhere = await buildStaff(app.database, 1, { networkIds: [other!.id] });
    expect(await bands(elsewhere, receipt!.rede)).toEqual([0, 0, 0, 0]);
    const ofNetwork = await runQuery(waitingAgesQuery, app.contextFor(manager.actor), { rede: receipt!.rede });
    expect(ofNetwork.map(({ consumidores }) => consumidores)).toEqual([null, null, null, null]);
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
