import { consumersScope } from '../modules/consumers/index.ts';
import { postingScope, submissionScope } from '../modules/postings/index.ts';
import { redemptionsScope } from '../modules/redemptions/index.ts';
import { sellersScope } from '../modules/sellers/index.ts';
import type { Actor } from '../platform/actor.ts';
import type { ScopeContext } from '../platform/lists/list.ts';
import type { TestApp } from '../test/app.ts';
import { openDemoApp } from '../test/demo.ts';

/** Tables whose rows belong to somebody, and the condition that their lists and details put before them. */
const SCOPED: Record<string, { from: string; scope: (scope: ScopeContext) => string[] }> = {
  sales: { from: 'postings p', scope: postingScope },
  receipts: { from: 'submissions s', scope: submissionScope },
  redemptions: { from: 'redemptions r', scope: (scope) => redemptionsScope(scope, 'r') },
  sellers: { from: 'sellers v join stores l on l.id = v.store_id', scope: (scope) => sellersScope(scope, 'v', 'l') },
  consumers: { from: 'consumers c', scope: (scope) => consumersScope(scope, 'c') },
};

let app: TestApp;
beforeAll(async () => {
  app = await openDemoApp();
});
afterAll(() => app.close());

async function countFor(name: string, actor: Actor): Promise<number> {
  const { from, scope } = SCOPED[name]!;
  const params: unknown[] = [];
  const bind = (value: unknown) => `$${params.push(value)}`;
  const conditions = ['true', ...scope({ actor, bind, today: app.clock.today() })].join(' and ');
  const [row] = await app.database.read<{ n: string }>(`select count(*) as n from ${from} where ${conditions}`, params);
  return Number(row!.n);
}

it.each([
  ['sales', 'postings'],
  ['receipts', 'submissions'],
  ['redemptions', 'redemptions'],
])('%s: a member sees their own', async (name, table) => {
  for (const kind of ['seller', 'consumer'] as const) {
    const [most] = await app.database.read<{ id: number; n: string }>(
      `select ${kind}_id as id, count(*) as n from ${table} where ${kind}_id is not null group by 1 order by 2 desc limit 1`,
    );
    const actor = { kind, id: most!.id, nome: 'x', cpf: 'x', storeId: 1, networkId: 1 };
    expect([kind, await countFor(name, actor)]).toEqual([kind, Number(most!.n)]);
  }
});

// Permissions keep both of them out before this; the rows are closed to them by themselves too.
it.each(Object.keys(SCOPED))('%s: a visitor and an outside platform see none, jobs all', async (name) => {
  expect(await countFor(name, { kind: 'anonymous' })).toBe(0);
  expect(await countFor(name, { kind: 'integration', id: 1, nome: 'SW PRO' })).toBe(0);
  expect(await countFor(name, { kind: 'system' })).toBeGreaterThan(0);
});
