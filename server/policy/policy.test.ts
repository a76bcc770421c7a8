import { Readable } from 'node:stream';
import {
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  graphql,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import Upload from 'graphql-upload/Upload.mjs';
import { permissionOfMutation, permissionOfQuery } from '../descriptions/access-of.ts';
import { type Actor, abilitiesOf, mayDo } from '../platform/actor.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { allRoutes } from '../platform/rest/route.ts';
import { productSchema } from '../schema.ts';
import { openTestApp, type TestApp } from '../test/app.ts';
import { buildIntegration } from '../test/builders/integrations.ts';
import { buildConsumer, buildSeller, buildStaff } from '../test/builders/people.ts';
import { type DocumentedEndpoint, documentedEndpoints } from '../test/documented-endpoints.ts';
import { type Expected, everyKind, expectedAbilities, expectedGraphql, expectedRest, type Kind } from './expected-permissions.fixture.ts';
import { type Permission, permissions } from './permissions.ts';

interface Somebody {
  kind: Kind;
  actor: Actor;
  /** The Authorization header of a session. */
  authorization?: string;
}

let app: TestApp;
let schema: GraphQLSchema;
let everybody: Somebody[];

beforeAll(async () => {
  app = await openTestApp();
  schema = await productSchema();
  const staff = await Promise.all([0, 1, 2, 3, 4, 5].map((level) => buildStaff(app.database, level)));
  const [seller, consumer] = [await buildSeller(app.database), await buildConsumer(app.database)];
  const integration = await buildIntegration(app.database);
  everybody = [
    { kind: 'visitante', actor: { kind: 'anonymous' } },
    ...staff.map(({ actor, token }) => ({ kind: String(actor.level) as Kind, actor, authorization: `|${token}` })),
    { kind: 'parceiro', actor: seller.actor, authorization: `${seller.token}|` },
    { kind: 'cliente', actor: consumer.actor, authorization: `${consumer.token}|` },
    { kind: 'integração', actor: integration.actor, authorization: `Bearer ${integration.token}` },
  ];
});
afterAll(async () => {
  expect(app.reported).toEqual([]);
  await app.close();
});

const sorted = (names: Iterable<string>) => [...new Set(names)].sort();

/** Every field of Query and Mutation with its catalogue entry's permission. */
const operations = () => [
  ...fieldsOf(schema.getQueryType()).map((field) => ({ kind: 'query' as const, field, permission: permissionOfQuery(field) })),
  ...fieldsOf(schema.getMutationType()).map((field) => ({
    kind: 'mutation' as const,
    field,
    permission: permissionOfMutation(field.name),
  })),
];
const fieldsOf = (type: GraphQLObjectType | null | undefined) => Object.values(type?.getFields() ?? {});

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

async function call({ kind, field }: ReturnType<typeof operations>[number], actor: Actor, form: string) {
  const special: Record<string, unknown> = form === '' ? {} : JSON.parse(form);
  const isAsked = ({ name, type, defaultValue }: GraphQLArgument) =>
    name in special || (isNonNullType(type) && defaultValue === undefined) || getNamedType(type).name === 'Upload';
  const asked = field.args.filter(isAsked);
  const declared = asked.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const given = asked.map(({ name }) => `${name}: $${name}`).join(', ');
  const leaf = isCompositeType(getNamedType(field.type)) ? '{ __typename }' : '';
  const source = `${kind}${declared ? ` (${declared})` : ''} { ${field.name}${given ? `(${given})` : ''} ${leaf} }`;
  const variableValues = Object.fromEntries(asked.map(({ name, type }) => [name, special[name] ?? minimal(type)]));
  const { errors } = await graphql({ schema, source, variableValues, contextValue: app.contextFor(actor) });
  return errors?.[0]?.originalError ?? errors?.[0];
}

const refusalOf = (kind: Kind, { admits }: Expected) =>
  admits.has(kind) ? undefined : kind === 'visitante' ? 'NOT_SIGNED_IN' : 'NOT_ALLOWED';

describe('the GraphQL door', () => {
  it('opens only onto actions, lists and queries of the catalogues, each with a permission of the table', () => {
    expect(
      operations()
        .filter(({ permission }) => !permission || !(permission in permissions))
        .map(({ field }) => field.name),
    ).toEqual([]);
  });

  it('has the operations of the table written by hand, no more and no fewer', () => {
    expect(sorted(operations().map(({ kind, field }) => `${kind} ${field.name}`))).toEqual(
      sorted(expectedGraphql.map(({ door, operation }) => `${door} ${operation}`)),
    );
  });

  it('refuses exactly whom the table written by hand refuses, for every operation and each of ten kinds of person', async () => {
    const byName = new Map(operations().map((operation) => [operation.field.name, operation]));
    const wrong: string[] = [];
    for (const expected of expectedGraphql) {
      for (const { kind, actor } of everybody) {
        const operation = byName.get(expected.operation);
        if (!operation) continue;
        const error = await call(operation, actor, expected.form);
        const code = error instanceof AppError ? error.code : undefined;
        const wanted = refusalOf(kind, expected);
        const refused = code === 'NOT_SIGNED_IN' || code === 'NOT_ALLOWED' ? code : undefined;
        if (refused !== wanted)
          wrong.push(`${expected.operation} ${expected.form} as ${kind}: ${refused ?? 'admitted'} instead of ${wanted ?? 'admitted'}`);
        if (error && !(error instanceof AppError)) wrong.push(`${expected.operation} as ${kind}: ${error.message}`);
      }
    }
    expect(wrong).toEqual([]);
  }, 180_000);
});

/** Whom the documents admit to an endpoint. */
const documented = ({ audience, levels }: DocumentedEndpoint): ReadonlySet<Kind> =>
  audience.includes('public')
    ? new Set(everyKind)
    : new Set([
        ...(audience.includes('panel') ? levels.map((level) => String(level) as Kind) : []),
        ...(audience.includes('parceiro') || audience.includes('storefront') ? (['parceiro'] as const) : []),
        ...(audience.includes('cliente') || audience.includes('storefront') ? (['cliente'] as const) : []),
      ]);

const shapeOf = (method: string, path: string) => `${method} ${path.replace(/:\w+/g, ':')}`;

describe('the REST door', () => {
  it('has no endpoint without a permission of the table', () => {
    expect(
      allRoutes()
        .filter(({ permission }) => !(permission in permissions))
        .map(({ path }) => path),
    ).toEqual([]);
  });

  it('has the endpoints of the table written by hand, no more and no fewer', () => {
    expect(sorted(allRoutes().map(({ method, path }) => `${method} ${path}`))).toEqual(
      sorted(expectedRest.map(({ door, operation }) => `${door} ${operation}`)),
    );
  });

  it('admits to each documented endpoint, in one form or another, exactly whom the documents admit', () => {
    const wrong = documentedEndpoints.flatMap((endpoint) => {
      const shape = shapeOf(endpoint.method, endpoint.path);
      const forms = expectedRest.filter(({ door, operation }) => shapeOf(door, operation) === shape);
      const admitted = sorted(forms.flatMap(({ admits }) => [...admits]));
      return admitted.join() === sorted(documented(endpoint)).join() ? [] : [`${shape}: ${admitted.join()}`];
    });
    expect(wrong).toEqual([]);
  });

  it('answers 401 without a session and 403 with the wrong one, before it reads the request, and never 5xx', async () => {
    const isForm = new Map(allRoutes().map(({ method, path, form }) => [`${method} ${path}`, Boolean(form)]));
    const wrong: string[] = [];
    for (const expected of expectedRest) {
      const { door, operation, form } = expected;
      const isBare = door === 'GET' || (form === '' && isForm.get(`${door} ${operation}`));
      const body = isBare ? {} : { body: form === '' ? {} : JSON.parse(form) };
      const where = operation.replace(/:\w+/g, '999999999') + (door === 'GET' ? form : '');
      for (const { kind, authorization } of everybody) {
        const { status } = await app.rest(door, where, { ...body, headers: authorization ? { authorization } : {} });
        const refusal = refusalOf(kind, expected);
        const wanted = refusal === 'NOT_SIGNED_IN' ? 401 : refusal ? 403 : undefined;
        const isRight = wanted ? status === wanted : status !== 401 && status !== 403 && status < 500;
        if (!isRight) wrong.push(`${door} ${where} ${form} as ${kind}: ${status} instead of ${wanted ?? 'admitted'}`);
      }
    }
    expect(wrong).toEqual([]);
  }, 180_000);
});

describe('the permissions that are no operation’s own', () => {
  it('are the ones of the table written by hand, so that each permission is held by one of the three', () => {
    const ofOperations = new Set<Permission>([
      ...operations().flatMap(({ permission }) => permission ?? []),
      ...allRoutes().map(({ permission }) => permission),
    ]);
    const others = Object.keys(permissions).filter((permission) => !ofOperations.has(permission as Permission));
    expect(sorted(others)).toEqual(sorted(expectedAbilities.keys()));
  });

  it('are among the abilities of exactly whom that table admits', () => {
    const wrong = everybody.flatMap(({ kind, actor }) => {
      const own = new Set<string>(abilitiesOf(actor));
      return [...expectedAbilities]
        .filter(([ability, admits]) => own.has(ability) !== admits.has(kind) || mayDo(actor, ability as Permission) !== admits.has(kind))
        .map(([ability]) => `${ability} as ${kind}`);
    });
    expect(wrong).toEqual([]);
  });
});
