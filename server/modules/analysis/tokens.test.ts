import { type GraphQLInputType, getNamedType, isCompositeType, isEnumType, isInputObjectType, isListType, isNonNullType } from 'graphql';
import { permissionsOfScopes, tokenScopes } from '../../policy/token-scopes.ts';
import { productSchema } from '../../schema.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildSeller, buildStaff, buildStore } from '../../test/builders/people.ts';

let app: TestApp;
let level1: Awaited<ReturnType<typeof buildStaff>>;
let level2: Awaited<ReturnType<typeof buildStaff>>;
beforeAll(async () => {
  app = await openTestApp();
  app.clock.moveTo('2026-11-21T12:00:00.000Z');
  level1 = await buildStaff(app.database, 1);
  level2 = await buildStaff(app.database, 2);
  await buildSeller(app.database, { store: await buildStore(app.database) });
});
afterAll(async () => {
  expect(app.reported).toEqual([]);
  await app.close();
});

const CREATE = 'mutation ($input: AccessTokenInput!) { createAccessToken(input: $input) { id token } }';
const create = async (input: object = {}, who = level2) =>
  app.graphql(
    CREATE,
    { input: { nome: 'Planilha', escopos: ['CADASTROS', 'VENDAS'], expiraEm: '2027-11-21', ...input } },
    { token: who.token },
  );
const made = async (input: object = {}, who = level2) => {
  const { data, errors } = await create(input, who);
  expect(errors).toBeUndefined();
  return data.createAccessToken as { id: string; token: string };
};
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const asToken = (token: string, query: string, variables: Record<string, unknown> = {}) => app.graphql(query, variables, bearer(token));
const codeOf = ({ errors }: Awaited<ReturnType<typeof asToken>>) => errors?.[0].extensions.code;

describe('read-only access tokens', () => {
  it('are shown once, kept as a hash, logged without their text, and tell their last use', async () => {
    const { id, token } = await made();
    expect(token).toMatch(/^ana_[\w-]{43}$/);
    const dump =
      JSON.stringify(await app.database.read('select * from access_tokens')) +
      JSON.stringify(await app.database.read('select * from audit_entries'));
    expect(dump).not.toContain(token);
    const [entry] = await app.database.read<{ parametros: object }>(
      "select parametros from audit_entries where tipo = 'createAccessToken' order by id desc limit 1",
    );
    expect(entry!.parametros).toEqual({ id: Number(id), nome: 'Planilha', escopos: ['CADASTROS', 'VENDAS'], expiraEm: '2027-11-21' });
    expect((await asToken(token, '{ networks { total } }')).data.networks.total).toBeGreaterThan(0);
    await new Promise((resolve) => setTimeout(resolve, 100));
    const { data } = await app.graphql('{ accessTokens { items { id nome escopos situacao ultimoUsoEm } } }', {}, { token: level2.token });
    expect(data.accessTokens.items.find((row: { id: string }) => row.id === id)).toEqual({
      id,
      nome: 'Planilha',
      escopos: 'CADASTROS, VENDAS',
      situacao: 'ATIVO',
      ultimoUsoEm: '2026-11-21T12:00:00.000Z',
    });
  });

  it('last from today to a year', async () => {
    expect(codeOf(await create({ expiraEm: '2027-11-22' }))).toBe('ACCESS_TOKEN_EXPIRY');
    expect(codeOf(await create({ expiraEm: '2026-11-20' }))).toBe('ACCESS_TOKEN_EXPIRY');
    expect(codeOf(await create({ escopos: [] }))).toBe('INPUT_INVALID');
    const { token } = await made({ expiraEm: '2026-11-21' });
    expect(codeOf(await asToken(token, '{ networks { total } }'))).toBeUndefined();
    app.clock.moveTo('2026-11-22T03:00:00.000Z');
    expect(codeOf(await asToken(token, '{ networks { total } }'))).toBe('UNAUTHENTICATED');
    app.clock.moveTo('2026-11-21T12:00:00.000Z');
  });

  it('read what their scope names and their owner may, nothing else', async () => {
    const { token } = await made({ escopos: ['RESGATES'] });
    expect(codeOf(await asToken(token, '{ redemptions { total } }'))).toBeUndefined();
    expect(codeOf(await asToken(token, '{ networks { total } }'))).toBe('TOKEN_SCOPE_MISSING');
    expect(codeOf(await asToken(token, '{ logs { total } }'))).toBe('NOT_ALLOWED');
    expect(codeOf(await asToken(token, '{ accessTokens { total } }'))).toBe('NOT_ALLOWED');
    expect(permissionsOfScopes(['constructor', 'RESGATES'])).toEqual(
      new Set([...tokenScopes.RESGATES, 'totalsCatalogue:read', 'errorCatalogue:read']),
    );
  });

  it('end when they are revoked, and when their owner is deactivated', async () => {
    const first = await made();
    const revoke = (who: typeof level1) =>
      app.graphql('mutation ($id: ID!) { revokeAccessToken(id: $id) { id } }', { id: first.id }, { token: who.token });
    // Level 1 cannot see other people's tokens.
    expect(codeOf(await revoke(level1))).toBe('ACCESS_TOKEN_UNKNOWN');
    expect(codeOf(await revoke(level2))).toBeUndefined();
    expect(codeOf(await revoke(level2))).toBe('ACCESS_TOKEN_REVOKED');
    expect(codeOf(await asToken(first.token, '{ networks { total } }'))).toBe('UNAUTHENTICATED');
    const leaving = await buildStaff(app.database, 1);
    const second = await made({}, leaving);
    expect(codeOf(await asToken(second.token, '{ networks { total } }'))).toBeUndefined();
    await app.database.pool.query('update staff_users set ativo = false where id = $1', [leaving.id]);
    expect(codeOf(await asToken(second.token, '{ networks { total } }'))).toBe('UNAUTHENTICATED');
  });

  it('are made by levels 1 and 2 only, and level 1 sees its own', async () => {
    for (const level of [0, 3, 4, 5]) expect(codeOf(await create({}, await buildStaff(app.database, level)))).toBe('NOT_ALLOWED');
    await made({ nome: 'Da equipe' }, level1);
    const { data } = await app.graphql('{ accessTokens { items { nome } } }', {}, { token: level1.token });
    expect(data.accessTokens.items).toEqual([{ nome: 'Da equipe' }]);
  });

  it('open no other door', async () => {
    const { token } = await made();
    expect((await app.rest('GET', '/api/redes', bearer(token))).status).toBe(401);
    expect(codeOf(await app.graphql('{ networks { total } }', {}, { token }))).toBe('UNAUTHENTICATED');
  });

  it('change nothing: every mutation of the schema is refused', async () => {
    const { token } = await made({ escopos: ['CADASTROS', 'VENDAS', 'RESGATES', 'CASHBACK'] });
    await app.database.pool.query("delete from rate_limits where key like 'token-requests%'");
    const fields = Object.values((await productSchema()).getMutationType()!.getFields());
    const before = await app.database.read('select count(*) as n from audit_entries');
    const wrong: string[] = [];
    for (const field of fields) {
      // Multipart requests are refused before they are read.
      if (field.args.some(({ type }) => /Upload/.test(String(type)))) continue;
      const required = field.args.filter(({ type }) => isNonNullType(type));
      const declared = required.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
      const given = required.map(({ name }) => `${name}: $${name}`).join(', ');
      const leaf = isCompositeType(getNamedType(field.type)) ? '{ __typename }' : '';
      const query = `mutation ${declared && `(${declared})`} { ${field.name}${given && `(${given})`} ${leaf} }`;
      const variables = Object.fromEntries(required.map(({ name, type }) => [name, minimal(type)]));
      const code = codeOf(await asToken(token, query, variables));
      if (code === 'TOO_MANY_ATTEMPTS') await app.database.pool.query("delete from rate_limits where key like 'token-requests%'");
      const again = code === 'TOO_MANY_ATTEMPTS' ? codeOf(await asToken(token, query, variables)) : code;
      if (again !== 'TOKEN_READ_ONLY') wrong.push(`${field.name}: ${again ?? 'admitted'}`);
    }
    expect(wrong).toEqual([]);
    expect(fields.length).toBeGreaterThan(50);
    expect(await app.database.read('select count(*) as n from audit_entries')).toEqual(before);
    const upload = new FormData();
    upload.set('operations', '{}');
    expect((await app.rest('POST', '/graphql', { form: upload, ...bearer(token) })).status).toBe(403);
  }, 60_000);
});

function minimal(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return minimal(type.ofType);
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter((field) => isNonNullType(field.type))
        .map((field) => [field.name, minimal(field.type)]),
    );
  return { Int: 1, Float: 1, Boolean: true, Decimal: '1.00', JSONObject: {} }[type.name] ?? '1';
}

describe('limits', () => {
  const cost = async (query: string, options: object) => {
    const { json } = await app.rest('POST', '/graphql', { body: { query }, ...options });
    return json.extensions?.cost;
  };

  it('price an operation by the rows that it can read, and tell staff', async () => {
    const staff = { token: level2.token };
    expect(await cost('{ networks { items { nome } } }', staff)).toEqual({ price: 10, depth: 3, aliases: 0, limit: 250_000 });
    const nested =
      '{ networks(options: { pageSize: 5 }) { items { stores(options: { pageSize: 4 }) { items { sellers { items { nome } } network { nome } } } } } }';
    expect(await cost(nested, staff)).toMatchObject({ price: 5 * (1 + 4 * (1 + 10 + 1)) });
    expect(
      await cost('{ postingsConnection(first: 50) { nodes { soldItems { items { pontos } } } pageInfo { endCursor } } }', staff),
    ).toMatchObject({
      price: 50 * 11,
    });
    const seller = await buildSeller(app.database);
    expect(await cost('{ programme { nome } }', { token: seller.token, audience: 'store' })).toBeUndefined();
    expect(
      (await app.rest('POST', '/graphql', { body: { query: '{ networks { total } }' }, ...bearer((await made()).token) })).json.extensions
        .cost.limit,
    ).toBe(100_000);
  });

  it('refuse by role what costs too much, is too deep or has too many aliases', async () => {
    const whole =
      '{ networks(options: { pageSize: -1 }) { items { stores(options: { pageSize: 20 }) { items { nome: nomeFantasia } } } } }';
    const level0 = (await buildStaff(app.database, 0)).token;
    expect(codeOf(await app.graphql(whole, {}, { token: level0 }))).toBe('QUERY_TOO_EXPENSIVE');
    expect(codeOf(await app.graphql(whole, {}, { token: level2.token }))).toBeUndefined();
    expect(
      codeOf(
        await app.graphql(
          'query ($n: Int = -1) { networks(options: { pageSize: $n }) { items { stores(options: { pageSize: 20 }) { items { id } } } } }',
          {},
          { token: level0 },
        ),
      ),
    ).toBe('QUERY_TOO_EXPENSIVE');
    const aliased = `{ ${Array.from({ length: 20 }, (_, number) => `a${number}: networks { total }`).join(' ')} }`;
    expect(codeOf(await app.graphql(aliased, {}, { token: level0 }))).toBe('QUERY_TOO_MANY_ALIASES');
    expect(codeOf(await app.graphql(aliased, {}, { token: level2.token }))).toBeUndefined();
    const deep = `{ networks { items ${'{ stores { items { network '.repeat(5)} { nome } ${'} } }'.repeat(5)} } }`;
    expect(codeOf(await app.graphql(deep, {}, { token: level2.token }))).toMatch(/QUERY_TOO_DEEP|GRAPHQL_VALIDATION_FAILED/);
  });

  it('prices fragments that double themselves at once', async () => {
    const doubling = Array.from({ length: 18 }, (_, number) => `fragment f${number} on Query { ...f${number + 1} ...f${number + 1} }`).join(
      ' ',
    );
    const started = performance.now();
    const answer = await app.graphql(`{ ...f0 } ${doubling} fragment f18 on Query { networks { total } }`, {}, { token: level2.token });
    expect(codeOf(answer)).toBeDefined();
    expect(performance.now() - started).toBeLessThan(30_000);
  });

  it('count the requests of a token by the minute, and its rows', async () => {
    const { token, id } = await made();
    for (let number = 0; number < 3; number++) expect(codeOf(await asToken(token, '{ networks { total } }'))).toBeUndefined();
    await app.database.pool.query('update rate_limits set points = 120 where key = $1', [`token-requests:token:${id}`]);
    expect(codeOf(await asToken(token, '{ networks { total } }'))).toBe('TOO_MANY_ATTEMPTS');
    const other = await made();
    expect(codeOf(await asToken(other.token, '{ networks(options: { pageSize: 1000 }) { total } }'))).toBeUndefined();
    await app.database.pool.query('update rate_limits set points = 1999999 where key = $1', [`query-budget:token:${other.id}`]);
    expect(codeOf(await asToken(other.token, '{ networks { total } }'))).toBe('TOO_MANY_ATTEMPTS');
  });

  it('read tokens and heavy operations apart, the screens as ever', async () => {
    const { analyse } = app.database;
    let apart = 0;
    app.database.analyse = (text, params) => {
      apart++;
      return analyse(text, params);
    };
    await app.graphql('{ networks { total } }', {}, { token: level2.token });
    expect(apart).toBe(0);
    await app.graphql('{ networks(options: { pageSize: -1 }) { items { stores { items { id } } } } }', {}, { token: level2.token });
    expect(apart).toBeGreaterThan(0);
    apart = 0;
    await asToken((await made()).token, '{ networks { total } }');
    expect(apart).toBe(1);
    app.database.analyse = analyse;
    expect(await app.database.analyse('show statement_timeout')).toEqual([{ statement_timeout: '10s' }]);
  });

  it('refuse a statement that takes too long, in plain words', async () => {
    const slow = app.database.transaction(async (tx) => {
      await tx.sql("select set_config('statement_timeout', '50', true)");
      await tx.sql('select pg_sleep(5)');
    });
    await expect(slow).rejects.toMatchObject({ code: 'STATEMENT_TIMEOUT', kind: 'invalid' });
  });
});

describe('GraphQL over HTTP', () => {
  const json = { 'content-type': 'application/json' };
  const post = (body: string, headers: Record<string, string> = json) =>
    fetch(`${app.url}/graphql`, { method: 'POST', body, headers: { authorization: `|${level2.token}`, ...headers } });

  it('answers in the media type that is accepted', async () => {
    const modern = { ...json, accept: 'application/graphql-response+json' };
    const good = await post('{"query":"{ programme { nome } }"}', modern);
    expect([good.status, good.headers.get('content-type')]).toEqual([200, 'application/graphql-response+json; charset=utf-8']);
    expect((await post('{"query":"{ nope }"}', modern)).status).toBe(400);
    expect((await post('{"query":"{"}', modern)).status).toBe(400);
    const old = await post('{"query":"{ programme { nome } }"}', { ...json, accept: 'application/json' });
    expect(old.headers.get('content-type')).toContain('application/json');
  });

  it('takes queries by GET, never mutations, and neither from a page of another site', async () => {
    const get = (query: string, headers: Record<string, string>) =>
      fetch(`${app.url}/graphql?query=${encodeURIComponent(query)}`, { headers });
    const preflighted = { 'apollo-require-preflight': 'true' };
    expect((await get('{ programme { nome } }', preflighted)).status).toBe(200);
    expect((await get('mutation { signOut }', preflighted)).status).toBe(405);
    expect((await get('{ programme { nome } }', {})).status).toBe(400);
    expect((await post('{"query":"{ programme { nome } }"}', { 'content-type': 'text/plain' })).status).toBe(415);
  });

  it('runs one operation a request', async () => {
    expect((await post('[{"query":"{ programme { nome } }"},{"query":"{ programme { nome } }"}]')).status).toBe(400);
  });

  it('shows the schema to staff and tokens, and to nobody else', async () => {
    const ask = '{ __schema { queryType { name } } }';
    expect((await app.graphql(ask, {}, { token: level2.token })).data.__schema.queryType.name).toBe('Query');
    expect((await asToken((await made()).token, ask)).data.__schema.queryType.name).toBe('Query');
    expect(codeOf(await app.graphql(ask))).toBe('UNAUTHENTICATED');
    const seller = await buildSeller(app.database);
    expect(codeOf(await app.graphql(ask, {}, { token: seller.token, audience: 'store' }))).toBe('INTROSPECTION_DISABLED');
  });
});

describe('saved queries', () => {
  const save = (input: object, who = level2) =>
    app.graphql(
      'mutation ($input: SavedQueryInput!) { createSavedQuery(input: $input) { id } }',
      { input: { nome: 'Redes', consulta: '{ networks { total } }', ...input } },
      { token: who.token },
    );
  const seen = async (who: typeof level1) =>
    (await app.graphql('{ savedQueries { items { nome consulta compartilhada dono } } }', {}, { token: who.token })).data.savedQueries
      .items;

  it("are one's own unless they are shared, and changed by their owner only", async () => {
    await save({ nome: 'Só minha' });
    const { data } = await save({ nome: 'De todos', compartilhada: true, variaveis: '{"a": 1}' });
    expect(await seen(level1)).toEqual([
      { nome: 'De todos', consulta: '{ networks { total } }', compartilhada: true, dono: 'Usuário Nível 2' },
    ]);
    expect((await seen(level2)).map(({ nome }: { nome: string }) => nome)).toEqual(['De todos', 'Só minha']);
    const id = data.createSavedQuery.id;
    const edit = (who: typeof level1) =>
      app.graphql(
        'mutation ($id: ID!, $input: SavedQueryInput!) { updateSavedQuery(id: $id, input: $input) { id } }',
        { id, input: { nome: 'Outra', consulta: '{ networks { total } }' } },
        { token: who.token },
      );
    const remove = (who: typeof level1) =>
      app.graphql('mutation ($id: ID!) { deleteSavedQuery(id: $id) { id } }', { id }, { token: who.token });
    expect([codeOf(await edit(level1)), codeOf(await remove(level1))]).toEqual(['SAVED_QUERY_UNKNOWN', 'SAVED_QUERY_UNKNOWN']);
    expect(codeOf(await edit(level2))).toBeUndefined();
    expect(await seen(level1)).toEqual([]);
    expect(codeOf(await remove(level2))).toBeUndefined();
    expect(codeOf(await remove(level2))).toBe('SAVED_QUERY_UNKNOWN');
  });

  it('refuse empty questions, variables that are no object, and other levels', async () => {
    expect(codeOf(await save({ consulta: ' ' }))).toBe('INPUT_INVALID');
    expect(codeOf(await save({ variaveis: '[1]' }))).toBe('INPUT_INVALID');
    for (const level of [0, 3, 4, 5]) expect(codeOf(await save({}, await buildStaff(app.database, level)))).toBe('NOT_ALLOWED');
  });
});
