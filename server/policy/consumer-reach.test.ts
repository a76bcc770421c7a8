import { mayDo } from '../platform/actor.ts';
import { allLists } from '../platform/lists/list.ts';
import { runList } from '../platform/lists/run-list.ts';
import type { TestApp } from '../test/app.ts';
import { buildStaff, type SignedIn } from '../test/builders/people.ts';
import { openDemoApp } from '../test/demo.ts';

/** A consumer's name in this test, found in any cell that holds it. */
const NAME = /Pessoa#(\d+);/g;

interface Limited {
  who: SignedIn;
  /** Consumers with an approved purchase within reach, added up by hand. */
  buyers: ReadonlySet<number>;
}

let app: TestApp;
let limited: Record<string, Limited>;

beforeAll(async () => {
  app = await openDemoApp();
  const { pool, read } = app.database;
  await pool.query("update consumers set nome = 'Pessoa#' || id || ';'");
  await pool.query("update postings set parceiro_nome = 'Pessoa#' || consumer_id || ';' where consumer_id is not null");
  await pool.query("update redemptions set titular_nome = 'Pessoa#' || consumer_id || ';' where consumer_id is not null");
  await pool.query('update consumers set ativo = true where excluido_em is null');
  const bought = await read<{ consumer: number; store: number; network: number }>(
    `select distinct consumer_id as consumer, store_id as store, network_id as network from postings
     where audience = 'CONSUMER' and status = 'APROVADA' order by 1, 2`,
  );
  const { store, network } = bought[0]!;
  const within = (sees: (place: { store: number; network: number }) => boolean) =>
    new Set(bought.filter(sees).map(({ consumer }) => consumer));
  const ofNetwork = within((place) => place.network === network);
  limited = {
    'level 3 of one store': {
      who: await buildStaff(app.database, 3, { storeIds: [store] }),
      buyers: within((place) => place.store === store),
    },
    'level 3 without stores': { who: await buildStaff(app.database, 3), buyers: new Set() },
    'level 0 of one network': { who: await buildStaff(app.database, 0, { networkIds: [network] }), buyers: ofNetwork },
    'level 1 of one network': { who: await buildStaff(app.database, 1, { networkIds: [network] }), buyers: ofNetwork },
    'level 5 of one network': { who: await buildStaff(app.database, 5, { networkIds: [network] }), buyers: ofNetwork },
  };
});
afterAll(async () => {
  expect(app.reported).toEqual([]);
  await app.close();
});

describe('consumers within reach', () => {
  const PEOPLE = ['level 3 of one store', 'level 3 without stores', ...[0, 1, 5].map((level) => `level ${level} of one network`)];

  it.each(PEOPLE)('%s meets no other consumer in any row of any list', async (name) => {
    const { who, buyers } = limited[name]!;
    const ctx = app.contextFor(who.actor);
    const strangers: string[] = [];
    for (const list of allLists().filter(({ permission }) => mayDo(who.actor, permission))) {
      const { items } = await runList(list, ctx, { pageSize: -1 });
      for (const [, id] of JSON.stringify(items).matchAll(NAME)) if (!buyers.has(Number(id))) strangers.push(`${list.name}: ${id}`);
    }
    expect([...new Set(strangers)]).toEqual([]);
  });

  it.each(PEOPLE)('%s is shown each of their own', async (name) => {
    const { who, buyers } = limited[name]!;
    const { items } = await runList(allLists().find((list) => list.name === 'consumers')!, app.contextFor(who.actor), { pageSize: -1 });
    expect(items.map(({ id }) => id).toSorted((a, b) => Number(a) - Number(b))).toEqual([...buyers].toSorted((a, b) => a - b));
  });

  it('are fewer than all, or this test shows nothing', async () => {
    const [all] = await app.database.read<{ n: number }>('select count(*)::int as n from consumers where excluido_em is null');
    const sizes = Object.values(limited).map(({ buyers }) => buyers.size);
    expect(Math.max(...sizes)).toBeLessThan(all!.n);
    expect(limited['level 3 of one store']!.buyers.size).toBeGreaterThan(0);
  });
});
