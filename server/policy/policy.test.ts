import { Readable } from 'node:stream';
import {
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  graphql,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import Upload from 'graphql-upload/Upload.mjs';
import { allActions } from '../platform/actions/action.ts';
import { type Actor, mayDo } from '../platform/actor.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { allLists } from '../platform/lists/list.ts';
import { allQueries } from '../platform/queries/query.ts';
import { allRoutes } from '../platform/rest/route.ts';
import { productSchema } from '../schema.ts';
import { openTestApp, type TestApp } from '../test/app.ts';
import { buildConsumer, buildSeller, buildStaff } from '../test/builders/people.ts';
import { type DocumentedEndpoint, documentedEndpoints } from '../test/documented-endpoints.ts';
import { type Permission, permissions } from './permissions.ts';

interface Somebody {
  name: string;
  actor: Actor;
  token?: string;
  audience: 'panel' | 'store';
}

let app: TestApp;
let schema: GraphQLSchema;
let everybody: Somebody[];

beforeAll(async () => {
  app = await openTestApp();
  schema = await productSchema();
  const staff = await Promise.all([0, 1, 2, 3, 4, 5].map((level) => buildStaff(app.database, level)));
  const [seller, consumer] = [await buildSeller(app.database), await buildConsumer(app.database)];
  everybody = [
    { name: 'anonymous', actor: { kind: 'anonymous' }, audience: 'panel' },
    ...staff.map(({ actor, token }) => ({ name: `staff ${actor.level}`, actor, token, audience: 'panel' as const })),
    { name: 'seller', actor: seller.actor, token: seller.token, audience: 'store' },
    { name: 'consumer', actor: consumer.actor, token: consumer.token, audience: 'store' },
  ];
});
afterAll(async () => {
  expect(app.reported).toEqual([]);
  await app.close();
});

/** Every field of Query and Mutation with its catalogue entry's permission. */
function operations() {
  const named = new Map<string, Permission>(
    [...allActions(), ...allQueries(), ...allLists()].map(({ name, permission }) => [name, permission]),
  );
  const rows = new Map<string, Permission>(allLists().map(({ rowType, permission }) => [rowType, permission]));
  return (['query', 'mutation'] as const).flatMap((kind) => {
    const fields = Object.values((kind === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {});
    return fields.map((field) => {
      const isSingle = kind === 'query' && field.args.length === 1 && field.args[0]?.name === 'id';
      const permission = named.get(field.name) ?? (isSingle ? rows.get(getNamedType(field.type).name) : undefined);
      return { kind, field, permission };
    });
  });
}

/** A valid but meaningless value of the type. */
function minimal(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return minimal(type.ofType);
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter((field) => isNonNullType(field.type) && field.defaultValue === undefined)
        .map((field) => [field.name, minimal(field.type)]),
    );
  const scalars: Record<string, unknown> = {
    ID: '999999',
    Day: '2026-01-01',
    Int: 999_999,
    Float: 1,
    Boolean: true,
    Decimal: '1.00',
    JSONObject: {},
    DateTime: '2026-01-01T00:00:00Z',
  };
  if (type.name === 'Upload') {
    const upload = new Upload();
    upload.resolve({
      filename: 'x.txt',
      mimetype: 'text/plain',
      encoding: '7bit',
      createReadStream: () => Readable.from([Buffer.from('x')]),
    } as never);
    upload.promise.catch(() => {});
    return upload;
  }
  return scalars[type.name] ?? '1';
}

async function call({ kind, field }: ReturnType<typeof operations>[number], actor: Actor) {
  const required = field.args.filter((arg: GraphQLArgument) => isNonNullType(arg.type) && arg.defaultValue === undefined);
  const declared = required.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const given = required.map(({ name }) => `${name}: $${name}`).join(', ');
  const leaf = 'getFields' in getNamedType(field.type) ? '{ __typename }' : '';
  const source = `${kind}${declared ? ` (${declared})` : ''} { ${field.name}${given ? `(${given})` : ''} ${leaf} }`;
  const variableValues = Object.fromEntries(required.map(({ name, type }) => [name, minimal(type)]));
  const { errors } = await graphql({ schema, source, variableValues, contextValue: app.contextFor(actor) });
  return errors?.[0]?.originalError ?? errors?.[0];
}

const refusalOf = (actor: Actor, permission: Permission) =>
  mayDo(actor, permission) ? undefined : actor.kind === 'anonymous' ? 'NOT_SIGNED_IN' : 'NOT_ALLOWED';

describe('the GraphQL door', () => {
  it('opens only onto actions, lists and queries of the catalogues, each with a permission of the table', () => {
    expect(
      operations()
        .filter(({ permission }) => !permission || !(permission in permissions))
        .map(({ field }) => field.name),
    ).toEqual([]);
  });

  it('refuses exactly whom the table refuses, for every operation and each of nine kinds of person', async () => {
    const wrong: string[] = [];
    for (const operation of operations().filter(({ permission }) => permission)) {
      for (const { name, actor } of everybody) {
        const error = await call(operation, actor);
        const code = error instanceof AppError ? error.code : undefined;
        const wanted = refusalOf(actor, operation.permission!);
        const refused = code === 'NOT_SIGNED_IN' || code === 'NOT_ALLOWED' ? code : undefined;
        if (refused !== wanted)
          wrong.push(`${operation.field.name} as ${name}: ${refused ?? 'admitted'} instead of ${wanted ?? 'admitted'}`);
        if (error && !(error instanceof AppError)) wrong.push(`${operation.field.name} as ${name}: ${error.message}`);
      }
    }
    expect(wrong).toEqual([]);
  }, 60_000);
});

/** Whether the documents admit this person to an endpoint. */
function documented({ audience, levels }: DocumentedEndpoint, actor: Actor): boolean {
  if (audience.includes('public')) return true;
  if (actor.kind === 'staff') return audience.includes('panel') && levels.includes(actor.level);
  if (actor.kind === 'seller') return audience.includes('parceiro') || audience.includes('storefront');
  if (actor.kind === 'consumer') return audience.includes('cliente') || audience.includes('storefront');
  return false;
}

const shapeOf = (method: string, path: string) => `${method} ${path.replace(/:\w+/g, ':')}`;

/** Endpoints that the documents open to visitors in one form only (endpoint notes of 000 §7). */
const publicOnlyWith: Record<string, string> = { 'GET /api/parceiros': '?cpf=52998224725' };

describe('the REST door', () => {
  const byShape = new Map(documentedEndpoints.map((endpoint) => [shapeOf(endpoint.method, endpoint.path), endpoint]));

  it('has no endpoint without a permission of the table', () => {
    expect(
      allRoutes()
        .filter(({ permission }) => !(permission in permissions))
        .map(({ path }) => path),
    ).toEqual([]);
  });

  it('admits to each documented endpoint exactly whom the documents admit', () => {
    const wrong = allRoutes().flatMap(({ method, path, permission }) => {
      const endpoint = byShape.get(shapeOf(method, path));
      if (!endpoint) return [];
      return everybody
        .filter(({ actor }) => mayDo(actor, permission) !== documented(endpoint, actor))
        .map(({ name }) => `${method} ${path} (${permission}) as ${name}`);
    });
    expect(wrong).toEqual([]);
  });

  it('answers 401 without a session and 403 with the wrong one, before it reads the request, and never 5xx', async () => {
    const wrong: string[] = [];
    for (const { method, path, permission, form } of allRoutes()) {
      for (const { name, actor, token, audience } of everybody) {
        const body = method === 'GET' || form ? {} : { body: {} };
        const { status } = await app.rest(method, path.replace(/:\w+/g, '999999999') + (publicOnlyWith[`${method} ${path}`] ?? ''), {
          ...(token ? { token, audience } : {}),
          ...body,
        });
        const wanted = mayDo(actor, permission) ? undefined : actor.kind === 'anonymous' ? 401 : 403;
        const isRight = wanted ? status === wanted : status !== 401 && status !== 403 && status < 500;
        if (!isRight) wrong.push(`${method} ${path} as ${name}: ${status} instead of ${wanted ?? 'admitted'}`);
      }
    }
    expect(wrong).toEqual([]);
  }, 180_000);
});
