import { once } from 'node:events';
import net from 'node:net';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildSeller, buildStaff, type SignedIn } from '../../test/builders/people.ts';

let app: TestApp;
let staff: SignedIn;
beforeAll(async () => {
  app = await openTestApp();
  staff = await buildStaff(app.database, 2);
});
afterEach(() => expect(app.reported.splice(0)).toEqual([]));
afterAll(async () => {
  await app.close();
});

const JSON_TYPE = { 'content-type': 'application/json' };
const FROM_OURS = { 'apollo-require-preflight': '1' };

const post = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { ...JSON_TYPE, ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});
const get = (headers: Record<string, string> = {}): RequestInit => ({ headers: { ...FROM_OURS, ...headers } });

async function ask(init: RequestInit, search = '') {
  const answer = await fetch(`${app.url}/graphql${search}`, init);
  const text = await answer.text();
  const [error] = text ? JSON.parse(text).errors : [undefined];
  return { status: answer.status, code: error?.extensions.code, error, headers: answer.headers };
}

const query = (text: string, more = '') => `?query=${encodeURIComponent(text)}${more}`;
const hash = { version: 1, sha256Hash: 'ecf4edb46db40b5132295c0291d62fb65d6759a9eedfa4d5d612dd5ec54a6b38' };

it.each(['application/json', 'multipart/form-data; boundary=parte'])(
  'a sender of %s that leaves before its request is whole is no error of the server',
  async (type) => {
    const { port } = new URL(app.url);
    const socket = net.connect(Number(port), '127.0.0.1');
    const headers = `content-type: ${type}\r\nauthorization: |${staff.token}\r\napollo-require-preflight: 1\r\ncontent-length: 100`;
    socket.write(`POST /graphql HTTP/1.1\r\nhost: localhost\r\n${headers}\r\n\r\n{"query":`);
    // Answered afterwards, so the server has begun to read the first.
    await fetch(`${app.url}/graphql`, post({ query: '{ __typename }' }));
    socket.destroy();
    await once(socket, 'close');
    await new Promise((resolve) => setTimeout(resolve, 300));
  },
);

describe('a request that GraphQL over HTTP does not know', () => {
  // [what is wrong, status, code, request, search]
  it.each<[string, number, string, RequestInit, string?]>([
    ['a stored query', 400, 'PERSISTED_QUERY_NOT_SUPPORTED', post({ extensions: { persistedQuery: hash } })],
    ['a stored query of another version', 400, 'PERSISTED_QUERY_NOT_SUPPORTED', post({ extensions: { persistedQuery: { version: 2 } } })],
    ['a query to be stored', 400, 'PERSISTED_QUERY_NOT_SUPPORTED', post({ query: '{ __typename }', extensions: { persistedQuery: hash } })],
    [
      'a stored query by GET',
      400,
      'PERSISTED_QUERY_NOT_SUPPORTED',
      get(),
      `?extensions=${encodeURIComponent(JSON.stringify({ persistedQuery: hash }))}`,
    ],
    ['introspection by a visitor', 401, 'UNAUTHENTICATED', post({ query: '{ __schema { types { name } } }' })],
    ['a subscription', 400, 'GRAPHQL_VALIDATION_FAILED', post({ query: 'subscription { vendas { id } }' })],
    ['a subscription to nothing', 400, 'GRAPHQL_VALIDATION_FAILED', post({ query: 'subscription { __typename }' })],
    ['an unknown operation', 400, 'OPERATION_RESOLUTION_FAILURE', post({ query: 'query A { __typename }', operationName: 'B' })],
    [
      'two operations and no name',
      400,
      'OPERATION_RESOLUTION_FAILURE',
      post({ query: 'query A { a: __typename } query B { __typename }' }),
    ],
    ['a definition of a type', 400, 'GRAPHQL_VALIDATION_FAILED', post({ query: 'type A { b: Int }' })],
    ['an unknown field', 400, 'GRAPHQL_VALIDATION_FAILED', post({ query: '{ nada }' })],
    ['a directive of another server', 400, 'GRAPHQL_VALIDATION_FAILED', post({ query: '{ ... @defer { __typename } }' })],
    ['a syntax error', 400, 'GRAPHQL_PARSE_FAILED', post({ query: '{ a(' })],
    ['too many tokens', 400, 'GRAPHQL_PARSE_FAILED', post({ query: `{ ${'a '.repeat(2_100)} }` })],
    ['a missing variable', 400, 'BAD_USER_INPUT', post({ query: 'query ($a: Boolean!) { a: __typename @include(if: $a) }' })],
    [
      'more wrong variables than the engine counts',
      400,
      'BAD_USER_INPUT',
      post({
        query: 'mutation ($input: SaleInput!) { postSale(input: $input) { __typename } }',
        variables: { input: { itens: Array.from({ length: 60 }, () => 'x') } },
      }),
    ],
    ['no query', 400, 'BAD_REQUEST', post({ consulta: '{ __typename }' })],
    ['an empty query', 400, 'BAD_REQUEST', post({ query: '' })],
    ['a batch', 400, 'BAD_REQUEST', post([{ query: '{ __typename }' }])],
    ['an empty batch', 400, 'BAD_REQUEST', post([])],
    ['null', 400, 'BAD_REQUEST', post('null')],
    ['a number', 400, 'BAD_REQUEST', post('3')],
    ['an empty object', 400, 'BAD_REQUEST', post({})],
    ['an empty body', 400, 'BAD_REQUEST', post('')],
    ['half a body', 400, 'BAD_REQUEST', post('{"query":')],
    ['a query that is a number', 400, 'BAD_REQUEST', post({ query: 3 })],
    ['a query that is parsed already', 400, 'BAD_REQUEST', post({ query: { kind: 'Document' } })],
    ['variables as text', 400, 'BAD_REQUEST', post({ query: '{ __typename }', variables: '{}' })],
    ['variables as a list', 400, 'BAD_REQUEST', post({ query: '{ __typename }', variables: [] })],
    ['extensions as text', 400, 'BAD_REQUEST', post({ query: '{ __typename }', extensions: '{}' })],
    ['an operation name that is a number', 400, 'BAD_REQUEST', post({ query: '{ __typename }', operationName: 3 })],
    [
      'lists in lists, forty thousand deep',
      400,
      'BAD_REQUEST',
      post(`{"query":"{a}","variables":${'['.repeat(40_000)}${']'.repeat(40_000)}}`),
    ],
    ['an idempotency key that is none', 400, 'BAD_REQUEST', post({ query: '{ __typename }' }, { 'idempotency-key': 'a b' })],
    ['100 kB', 413, 'REQUEST_TOO_LARGE', post({ query: '{ __typename }', resto: 'a'.repeat(120_000) })],
    ['a mutation by GET', 405, 'BAD_REQUEST', get(), query('mutation { signOut }')],
    ['a GET that another page could send', 400, 'BAD_REQUEST', {}, query('{ __typename }')],
    ['a GET of nothing', 400, 'BAD_REQUEST', get()],
    ['a GET with a body type', 415, 'BAD_REQUEST', get({ 'content-type': 'text/plain' }), query('{ __typename }')],
    ['a parameter given twice', 400, 'BAD_REQUEST', get(), '?query=a&query=b'],
    ['variables in the address that are no JSON', 400, 'BAD_REQUEST', get(), query('{ __typename }', '&variables=%7B')],
    ['an address that is no UTF-8', 400, 'GRAPHQL_PARSE_FAILED', get(), '?query=%E0%A4%A'],
    ['PUT', 405, 'METHOD_NOT_ALLOWED', { ...post({ query: '{ __typename }' }), method: 'PUT' }],
    ['PATCH', 405, 'METHOD_NOT_ALLOWED', { ...post({ query: '{ __typename }' }), method: 'PATCH' }],
    ['DELETE', 405, 'METHOD_NOT_ALLOWED', { method: 'DELETE', headers: FROM_OURS }],
    ['OPTIONS', 405, 'METHOD_NOT_ALLOWED', { method: 'OPTIONS', headers: FROM_OURS }],
    ['plain text', 415, 'UNSUPPORTED_MEDIA_TYPE', post('{"query":"{ __typename }"}', { 'content-type': 'text/plain' })],
    ['a form', 415, 'UNSUPPORTED_MEDIA_TYPE', post('query=%7B__typename%7D', { 'content-type': 'application/x-www-form-urlencoded' })],
    ['XML', 415, 'UNSUPPORTED_MEDIA_TYPE', post('<a/>', { 'content-type': 'application/xml' })],
    ['application/graphql', 415, 'UNSUPPORTED_MEDIA_TYPE', post('{ __typename }', { 'content-type': 'application/graphql' })],
    [
      'a type that begins as ours',
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      post('{"query":"{ __typename }"}', { 'content-type': 'application/jsonx' }),
    ],
    ['a type that is none', 415, 'UNSUPPORTED_MEDIA_TYPE', post('{"query":"{ __typename }"}', { 'content-type': ';;;' })],
    ['latin1', 415, 'UNSUPPORTED_MEDIA_TYPE', post('{"query":"{ __typename }"}', { 'content-type': 'application/json; charset=latin1' })],
    ['a packed body', 415, 'UNSUPPORTED_MEDIA_TYPE', post('x', { 'content-encoding': 'gzip' })],
    ['a client of pages', 406, 'NOT_ACCEPTABLE', post({ query: '{ __typename }' }, { accept: 'text/html' })],
    ['a client that says no to JSON', 406, 'NOT_ACCEPTABLE', post({ query: '{ __typename }' }, { accept: 'application/json;q=0' })],
    ['files of nobody', 401, 'UNAUTHENTICATED', post('x', { ...FROM_OURS, 'content-type': 'multipart/form-data; boundary=x' })],
  ])('%s is answered %i %s', async (_what, status, code, init, ...[search]) => {
    const answer = await ask(init, search);
    expect([answer.status, answer.code]).toEqual([status, code]);
    expect(answer.error.message).not.toBe('Erro interno.');
    expect(answer.headers.get('x-request-id')).toEqual(expect.any(String));
  });

  it('is told in Portuguese what is missing', async () => {
    const detail = async (body: unknown) => (await ask(post(body))).error.extensions.detail;
    expect(await detail({ extensions: { persistedQuery: hash } })).toBe('Envie a consulta inteira em `query`.');
    expect(await detail({ query: 'subscription { a }' })).toBe('O esquema não tem operações do tipo subscription.');
    expect(await detail({ query: '{ __typename }', variables: [] })).toBe('`variables` deve ser um objeto JSON.');
    expect(await detail({})).toBe('O corpo deve ser um objeto JSON com `query`.');
  });

  it('does nothing for a client that could not read the answer', async () => {
    const mutation = { query: 'mutation ($input: CardInput!) { createCard(input: $input) { id } }' };
    const body = { ...mutation, variables: { input: { codigoBarras: '7891234567895', numero: '1234567890' } } };
    const headers = { accept: 'text/html', authorization: `|${staff.token}` };
    expect((await ask(post(body, headers))).status).toBe(406);
    expect((await app.database.pool.query('select 1 from cards')).rowCount).toBe(0);
  });

  it('is introspection by a member: refused with a code of its own', async () => {
    const seller = await buildSeller(app.database);
    const answer = await ask(post({ query: '{ __schema { types { name } } }' }, { authorization: `${seller.token}|` }));
    expect([answer.status, answer.code]).toEqual([403, 'INTROSPECTION_DISABLED']);
  });

  it.each(['Application/JSON', 'application/json; charset=UTF-8', 'application/json;charset="utf-8"'])('is read as %s', async (type) => {
    const answer = await fetch(`${app.url}/graphql`, post({ query: '{ __typename }' }, { 'content-type': type }));
    expect(await answer.json()).toEqual({ data: { __typename: 'Query' } });
  });
});

describe('a multipart request that is none', () => {
  const operations = JSON.stringify({ query: 'mutation ($a: Upload!) { uploadReceipt(arquivo: $a) { id } }', variables: { a: null } });
  const form = (fields: Record<string, string | Blob>) => {
    const made = new FormData();
    for (const [name, value] of Object.entries(fields)) made.append(name, value);
    return made;
  };
  const send = (body: string | FormData, type?: string) =>
    ask({
      method: 'POST',
      headers: { ...FROM_OURS, authorization: `|${staff.token}`, ...(type ? { 'content-type': type } : {}) },
      body,
    });

  it.each<[string, string | Record<string, string | Blob>, string?]>([
    ['no boundary', 'x', 'multipart/form-data'],
    ['nothing between boundaries', 'x', 'multipart/form-data; boundary=x'],
    ['a part that does not end', '--x\r\ncontent-disposition: form-data; name="operations"\r\n\r\n{', 'multipart/form-data; boundary=x'],
    ['other letters', 'x', 'Multipart/Form-Data; boundary=x'],
    ['no operations', { a: 'b' }],
    ['no map', { operations }],
    ['the map first', { map: '{}', operations }],
    ['operations that are no JSON', { operations: '{', map: '{}' }],
    ['operations that are null', { operations: 'null', map: '{}' }],
    ['a map that is no JSON', { operations, map: '{' }],
    ['a map that is a list', { operations, map: '[]' }],
    ['a map of numbers', { operations, map: '{"0":3}' }],
    ['a map to nowhere', { operations, map: '{"0":["nada.nada.a"]}', 0: new Blob(['x']) }],
    ['a map to a prototype', { operations, map: '{"0":["__proto__.a"]}', 0: new Blob(['x']) }],
  ])('%s', async (_what, body, ...[type]) => {
    const answer = await send(typeof body === 'string' ? body : form(body), type);
    expect([answer.status, answer.code, answer.error.message]).toEqual([400, 'BAD_REQUEST', 'Não foi possível ler o arquivo enviado']);
  });
});
