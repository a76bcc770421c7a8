import { getNamedType } from 'graphql';
import { allActions } from '../platform/actions/action.ts';
import { mayDo } from '../platform/actor.ts';
import { allLists } from '../platform/lists/list.ts';
import { allQueries } from '../platform/queries/query.ts';
import { allRoutes } from '../platform/rest/route.ts';
import { allTotals } from '../platform/totals/totals.ts';
import { productSchema } from '../schema.ts';
import type { TestApp } from '../test/app.ts';
import { buildConsumer, buildSeller, buildStaff, buildStore, type SignedIn } from '../test/builders/people.ts';
import { openDemoApp } from '../test/demo.ts';
import { openFootprint } from '../test/footprint.ts';
import { argumentsWith, documentFor, leavesOf } from '../test/graphql-leaves.ts';
import type { Permission } from './permissions.ts';

/** An id that no row has; someone else's row must be indistinguishable from it. */
const NOBODY = 2_000_000_000;
/** Demonstration rows that no newcomer owns. */
const OTHERS = [1, 2, 3, 5, 8, 9, 21, 34];

/** Shared by everyone: members see the catalogue and the stores. */
const SHARED = new Set(['product.id', 'storeOptions.networkId', 'GET /api/revendas/:id']);

/** Rows of the programme, which belong to no network: staff limited to networks manage them as documented. */
const OF_PROGRAMME = new Set([
  ...[
    'staffUser',
    'updateStaffUser',
    'resendFirstAccess',
    'resetStaffFactors',
    'registrationLinks',
    'updateRegistrationCode',
    'deleteRegistrationCode',
    'productValues',
  ],
  ...[
    'updateProduct',
    'reward',
    'updateReward',
    'updateOfferPoints',
    'setBannerActive',
    'reorderBanners',
    'deleteBanner',
    'updateScenario',
  ],
  ...['DELETE /api/codigos-cadastro/:id', 'DELETE /api/banners/:id'],
]);

interface Newcomer {
  name: string;
  who: SignedIn;
  audience: 'panel' | 'store';
  /** Level 0, 1 or 5, limited to a network in which nothing has happened. */
  ofNetwork?: true;
}

let app: TestApp;
let newcomers: Newcomer[];

beforeAll(async () => {
  app = await openDemoApp();
  // The demonstration has no sessions: these are somebody else's.
  await app.database.pool.query(
    `insert into sessions (token_hash, kind, person_id, ultimo_uso_em, expira_em)
     select 'other ' || n, 'STAFF', 1, '2100-01-01', '2100-01-01' from generate_series(1, $1) n`,
    [Math.max(...OTHERS)],
  );
  // The newcomers' own rows are beyond the ids that are asked for.
  await app.database.pool.query("select setval('staff_users_id_seq', 1000)");
  const store = await buildStore(app.database);
  newcomers = [
    { name: 'seller', who: await buildSeller(app.database), audience: 'store' },
    { name: 'consumer', who: await buildConsumer(app.database), audience: 'store' },
    { name: 'level 3', who: await buildStaff(app.database, 3, { storeIds: [store.id] }), audience: 'panel' },
    ...(await Promise.all(
      [0, 1, 5].map(async (level) => ({
        name: `level ${level}`,
        who: await buildStaff(app.database, level, { networkIds: [store.networkId] }),
        audience: 'panel' as const,
        ofNetwork: true as const,
      })),
    )),
  ];
});
afterAll(async () => {
  expect(app.reported).toEqual([]);
  await app.close();
});

/** No two requests share an id. */
const withoutRequest = (answer: unknown) => JSON.stringify(answer).replaceAll(/"requestId":"[^"]+"/g, '');

const isId = (name: unknown) => typeof name === 'string' && /^id$|Id$|^ids$|Ids$/.test(name);

it('shows a newcomer nothing of what is somebody else’s over GraphQL: the same answer as for an id that never was', async () => {
  const schema = await productSchema();
  const permissions = new Map<string, Permission>(
    [...allActions(), ...allQueries(), ...allLists(), ...allTotals()].map(({ name, permission }) => [name, permission]),
  );
  const singles = new Map<string, Permission>(allLists().map(({ rowType, permission }) => [rowType, permission]));
  const writtenSince = await openFootprint(app.database);
  const different: string[] = [];
  let cases = 0;
  for (const kind of ['query', 'mutation'] as const) {
    for (const field of Object.values((kind === 'query' ? schema.getQueryType() : schema.getMutationType())!.getFields())) {
      if (field.args.some(({ type }) => String(getNamedType(type)) === 'Upload')) continue;
      const permission = permissions.get(field.name) ?? singles.get(getNamedType(field.type).name)!;
      for (const path of leavesOf(field).filter(
        (leaf) => isId(leaf.findLast((part) => typeof part === 'string')) && !SHARED.has(`${field.name}.${leaf.join('.')}`),
      )) {
        const askers = newcomers.filter(({ ofNetwork }) => !(ofNetwork && OF_PROGRAMME.has(field.name)));
        for (const { name, who, audience } of askers.filter((newcomer) => mayDo(newcomer.who.actor, permission))) {
          const ask = async (id: number) => {
            await app.database.pool.query('delete from rate_limits');
            const { data, errors } = await app.graphql(documentFor(kind, field), argumentsWith(field, path, id), {
              token: who.token,
              audience,
            });
            return withoutRequest({ data, errors });
          };
          const wanted = await ask(NOBODY);
          if (kind === 'mutation') await writtenSince();
          for (const id of OTHERS) {
            cases++;
            const answer = await ask(id);
            if (answer !== wanted)
              different.push(`${field.name}.${path.join('.')} of ${id} as ${name}: ${answer.slice(0, 200)} | ${wanted.slice(0, 120)}`);
          }
          if (kind === 'mutation')
            for (const [table, how] of Object.entries(await writtenSince()))
              different.push(`${field.name} as ${name} changed ${table}: ${how}`);
        }
      }
    }
  }
  expect(different).toEqual([]);
  expect(cases).toBeGreaterThanOrEqual(200);
}, 600_000);

it('does the same over REST, byte for byte', async () => {
  const different: string[] = [];
  let cases = 0;
  for (const { method, path, permission, form } of allRoutes().filter(
    (route) => /:\w*[iI]d\b/.test(route.path) && !SHARED.has(`${route.method} ${route.path}`),
  )) {
    const askers = newcomers.filter(({ ofNetwork }) => !(ofNetwork && OF_PROGRAMME.has(`${method} ${path}`)));
    for (const { name, who, audience } of askers.filter((newcomer) => mayDo(newcomer.who.actor, permission))) {
      const ask = async (id: number) => {
        await app.database.pool.query('delete from rate_limits');
        const body = method === 'GET' || form ? {} : { body: {} };
        const { status, bytes } = await app.rest(method, path.replace(/:\w+/g, String(id)), {
          token: who.token,
          audience,
          isHostile: true,
          ...body,
        });
        return `${status} ${bytes.toString('utf8')}`;
      };
      const wanted = await ask(NOBODY);
      for (const id of OTHERS) {
        cases++;
        const answer = await ask(id);
        if (answer !== wanted) different.push(`${method} ${path} of ${id} as ${name}: ${answer.slice(0, 200)} | ${wanted.slice(0, 120)}`);
      }
    }
  }
  expect(different).toEqual([]);
  expect(cases).toBeGreaterThanOrEqual(40);
}, 300_000);
