import { getNamedType } from 'graphql';
import { seededRandom } from '../demo/random.ts';
import { allActions } from '../platform/actions/action.ts';
import type { Actor } from '../platform/actor.ts';
import { mayDo } from '../platform/actor.ts';
import { allLists } from '../platform/lists/list.ts';
import { openApiDocument } from '../platform/openapi/document.ts';
import { allQueries } from '../platform/queries/query.ts';
import { allTotals } from '../platform/totals/totals.ts';
import { productSchema } from '../schema.ts';
import type { TestApp } from '../test/app.ts';
import { buildConsumer, buildSeller, buildStaff, type SignedIn } from '../test/builders/people.ts';
import { openDemoApp } from '../test/demo.ts';
import { dose, testSeed } from '../test/dose.ts';
import { openFootprint } from '../test/footprint.ts';
import { argumentsWith, documentFor, leavesOf } from '../test/graphql-leaves.ts';
import { naughtyTexts, naughtyValues } from '../test/naughty.ts';
import { plausibleText } from '../test/plausible.ts';
import type { Permission } from './permissions.ts';

/** Hostile requests per door: each field gets at least one value, other ones with another seed. */
const REQUESTS = dose(2_500);
const SEED = testSeed(20_261_121);

type Somebody = SignedIn & { audience: 'panel' | 'store' };
interface Attack {
  where: string;
  sent: unknown;
  run: () => Promise<{ isRefused: boolean; bug?: string }>;
}

let app: TestApp;
let writtenSince: () => Promise<Record<string, string>>;
const { pick } = seededRandom(SEED);

beforeAll(async () => {
  app = await openDemoApp();
  writtenSince = await openFootprint(app.database);
});
afterAll(() => app.close());

/** New people for each round: an attack may end a session or deactivate its sender. */
async function people(): Promise<Somebody[]> {
  const [admin, seller, consumer] = [await buildStaff(app.database, 2), await buildSeller(app.database), await buildConsumer(app.database)];
  return [
    { ...admin, audience: 'panel' },
    { ...seller, audience: 'store' },
    { ...consumer, audience: 'store' },
  ];
}

/** The roles admitted, administrator first. */
const whoMay = (somebody: readonly Somebody[], permission: Permission) => somebody.filter(({ actor }) => mayDo(actor as Actor, permission));

/**
 * Runs the attacks on one operation in parallel. A crash, a 5xx or a report is a bug; where every attack was refused, no row may remain. What waits for a second
 * person is kept, not refused.
 */
async function attack(attacks: readonly Attack[], writes: boolean): Promise<string[]> {
  await app.database.pool.query('delete from rate_limits');
  if (writes) await writtenSince();
  const outcomes = await Promise.all(
    attacks.map(async ({ where, sent, run }) => {
      const outcome = await run().catch((error: Error) => ({ isRefused: true, bug: error.message }));
      return { ...outcome, what: `${where} = ${JSON.stringify(sent)?.slice(0, 80)}` };
    }),
  );
  const bugs = outcomes.filter(({ bug }) => bug).map(({ what, bug }) => `${what}: ${bug}`);
  const reported = app.reported.splice(0).map((error) => `reported: ${error instanceof Error ? error.message : String(error)}`);
  if (reported.length > 0) bugs.push(...reported, ...(bugs.length === 0 ? [attacks[0]!.where] : []));
  if (writes && outcomes.every(({ isRefused }) => isRefused)) {
    const changed = Object.entries(await writtenSince()).map(([table, how]) => `${table} (${how})`);
    if (changed.length > 0) bugs.push(`${attacks[0]!.where}: all were refused, and yet ${changed.join(', ')} changed`);
  }
  return bugs;
}

it(`refuses or keeps as text whatever is sent to any field over GraphQL (seed ${SEED})`, async () => {
  const schema = await productSchema();
  const permissions = new Map(
    [...allActions(), ...allQueries(), ...allLists(), ...allTotals()].map(({ name, permission }) => [name, permission]),
  );
  const singles = new Map(allLists().map(({ rowType, permission }) => [rowType, permission]));
  const operations = (['query', 'mutation'] as const).flatMap((kind) =>
    Object.values((kind === 'query' ? schema.getQueryType() : schema.getMutationType())!.getFields())
      // The upload and sheet tests attack files.
      .filter(({ args }) => args.length > 0 && !args.some(({ type }) => String(getNamedType(type)) === 'Upload'))
      .map((field) => ({ kind, field, leaves: leavesOf(field) })),
  );
  const each = Math.ceil(REQUESTS / operations.reduce((sum, { leaves }) => sum + leaves.length, 0));
  const bugs: string[] = [];
  let somebody: Somebody[] = [];
  let made = 0;
  for (const [index, { kind, field, leaves }] of operations.entries()) {
    if (index % 8 === 0) somebody = await people();
    const who = whoMay(somebody, permissions.get(field.name) ?? singles.get(getNamedType(field.type).name)!)[0] ?? somebody[0]!;
    const document = documentFor(kind, field);
    const attacks = leaves.flatMap((path) =>
      Array.from({ length: each }, (): Attack => {
        const value = pick(naughtyValues);
        return {
          where: `${field.name}.${path.join('.')}`,
          sent: value,
          run: async () => {
            const { status, errors } = await app.graphql(document, argumentsWith(field, path, value), who);
            const codes = (errors ?? []).map(({ extensions }) => extensions?.code);
            const bug = status >= 500 || codes.includes('INTERNAL') || codes.includes('INTERNAL_SERVER_ERROR');
            return {
              isRefused: Boolean(errors) && !codes.includes('SECOND_PERSON_NEEDED'),
              ...(bug ? { bug: `${status} ${codes.join()} ${errors?.[0]?.message}` } : {}),
            };
          },
        };
      }),
    );
    made += attacks.length;
    bugs.push(...(await attack(attacks, kind === 'mutation')));
  }
  expect(bugs).toEqual([]);
  expect(made).toBeGreaterThanOrEqual(REQUESTS);
}, 600_000);

interface Described {
  'x-permissao': Permission;
  parameters?: readonly { name?: string; in?: string }[];
  requestBody?: { content: Record<string, { schema: JsonRule }> };
}
interface JsonRule {
  $ref?: string;
  type?: string;
  items?: JsonRule;
  anyOf?: JsonRule[];
  oneOf?: JsonRule[];
  properties?: Record<string, JsonRule>;
  required?: string[];
  format?: string;
}

/** The fields of a body's rule, each with a plausible value; of alternatives, the first. */
function plausibleBody(rule: JsonRule, refs: Record<string, JsonRule>, name = ''): unknown {
  if (rule.$ref) return plausibleBody(refs[rule.$ref.split('/').at(-1)!]!, refs, name);
  const first = rule.anyOf?.[0] ?? rule.oneOf?.[0];
  if (first) return plausibleBody(first, refs, name);
  if (rule.type === 'array') return [plausibleBody(rule.items ?? {}, refs, name)];
  if (rule.type === 'object')
    return Object.fromEntries(Object.entries(rule.properties ?? {}).map(([key, inner]) => [key, plausibleBody(inner, refs, key)]));
  if (rule.type === 'boolean') return true;
  if (rule.type === 'integer' || rule.type === 'number') return 1;
  return plausibleText(name);
}

it(`refuses or keeps as text whatever is sent to any field over REST (seed ${SEED})`, async () => {
  const document = JSON.parse(JSON.stringify(openApiDocument()));
  const operations = Object.entries<Record<string, Described>>(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => ['get', 'post', 'put', 'patch', 'delete'].includes(method))
      .map(([method, described]) => ({ method: method.toUpperCase(), path, ...fieldsOf(described, document.components.schemas) })),
  );
  const each = Math.ceil(REQUESTS / operations.reduce((sum, { fields }) => sum + fields.length, 0));
  const bugs: string[] = [];
  let somebody: Somebody[] = [];
  let made = 0;
  for (const [index, { method, path, permission, fields, body }] of operations.entries()) {
    if (index % 8 === 0) somebody = await people();
    const who = whoMay(somebody, permission)[0] ?? somebody[0]!;
    const attacks = fields.flatMap(({ name, place }) =>
      Array.from({ length: each }, (): Attack => {
        const value = place === 'body' ? pick(naughtyValues) : pick(naughtyTexts);
        return {
          where: `${method} ${path} ${place} ${name}`,
          sent: value,
          run: async () => {
            const target = addressOf(
              path,
              place === 'path' ? { [name]: value as string } : {},
              place === 'query' ? [name, value as string] : null,
            );
            const sent = place === 'body' ? { ...(body as object), [name]: value } : body;
            const { status, json } = await app.rest(method, target, {
              ...who,
              isHostile: true,
              ...(body === undefined ? {} : { body: sent }),
            });
            const bug = status >= 500 || (status >= 400 && typeof json?.codigo !== 'string');
            return {
              isRefused: status >= 400 && json?.codigo !== 'SECOND_PERSON_NEEDED',
              ...(bug ? { bug: `${status} ${JSON.stringify(json)}` } : {}),
            };
          },
        };
      }),
    );
    made += attacks.length;
    if (attacks.length > 0) bugs.push(...(await attack(attacks, method !== 'GET')));
  }
  expect(bugs).toEqual([]);
  expect(made).toBeGreaterThanOrEqual(REQUESTS);
}, 600_000);

/** Where a value can go: the path, the query, and the first level of a JSON body. */
function fieldsOf({ 'x-permissao': permission, parameters = [], requestBody }: Described, refs: Record<string, JsonRule>) {
  const rule = requestBody?.content['application/json']?.schema;
  const body = rule && plausibleBody(rule, refs);
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  const fields = [
    ...parameters.flatMap(({ name, in: place }) => (name && (place === 'path' || place === 'query') ? [{ name, place }] : [])),
    ...(isObject ? Object.keys(body).map((name) => ({ name, place: 'body' })) : []),
  ];
  return { permission, fields, body };
}

function addressOf(path: string, inPath: Record<string, string>, query: readonly [string, string] | null): string {
  const written = path.replace(/\{(\w+)\}/g, (_all, name: string) => encoded(inPath[name] ?? plausibleText(name)) || '%20');
  return query ? `${written}?${encoded(query[0])}=${encoded(query[1])}` : written;
}

/** A URL cannot hold half a surrogate, but it can hold its bytes. */
const encoded = (text: string) => encodeURIComponent(Buffer.from(text).toString()).replaceAll('%EF%BF%BD', '%ED%A0%80');
