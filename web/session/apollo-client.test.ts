import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { parse } from 'graphql';
import { toast } from '../ui/toast.ts';
import { createApolloClient } from './apollo-client.ts';
import { sessionStore } from './session-store.ts';

const mutation = parse('mutation { x }');
const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

const tellWith = async (fetch: () => Promise<Response>, context: object) => {
  const error = jest.spyOn(toast, 'error').mockImplementation((() => undefined) as never);
  error.mockClear();
  globalThis.fetch = fetch as typeof globalThis.fetch;
  const session = { tokenPainel: null, tokenLoja: null, tipoUsuario: null };
  const client = createApolloClient({ session, onUnauthenticated: () => undefined });
  await client.mutate({ mutation, context }).catch(() => undefined);
  return error.mock.calls.map(([text]) => text);
};
const answer = (code: string) => async () =>
  new Response(JSON.stringify({ errors: [{ message: 'Recusado', extensions: { code } }] }), {
    headers: { 'content-type': 'application/json' },
  });
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

describe('what the client says of a failure', () => {
  it("is the server's own word when it refused, and the operation's documented text when it could not answer", async () => {
    const context = { failureText: 'Erro ao cadastrar código' };
    expect(await tellWith(answer('CONFLICT'), context)).toEqual(['Recusado']);
    expect(await tellWith(answer('INTERNAL'), context)).toEqual(['Erro ao cadastrar código']);
    expect(await tellWith(offline, context)).toEqual(['Erro ao cadastrar código']);
    expect(await tellWith(offline, {})).toEqual([expect.stringContaining('Sem conexão')]);
    expect(await tellWith(offline, { silent: true })).toEqual([]);
  });
});

describe('what was asked for before the client was here', () => {
  const session = { tokenPainel: null, tokenLoja: 'abc', tipoUsuario: 'parceiro' as const };
  const query = parse('query early { early }');
  const json = (early: string) => new Response(JSON.stringify({ data: { early } }), { headers: { 'content-type': 'application/json' } });
  const askedEarlyWith = (token: string) => {
    globalThis.fidelidadeEarly = { token, answers: new Map([['early', Promise.resolve(json('cedo'))]]) };
    globalThis.fetch = (async () => json('agora')) as typeof globalThis.fetch;
    sessionStore.signIn('parceiro', 'abc');
    return createApolloClient({ session, onUnauthenticated: () => undefined });
  };
  afterEach(() => {
    globalThis.fidelidadeEarly = undefined;
    sessionStore.clear();
  });
  const ask = async (client: ReturnType<typeof createApolloClient>) =>
    (await client.query<{ early: string }>({ query, fetchPolicy: 'network-only' })).data?.early;

  it('is taken once and not asked for twice', async () => {
    const client = askedEarlyWith('abc');
    expect([await ask(client), await ask(client)]).toEqual(['cedo', 'agora']);
  });

  it('is nobody else’s: another session asks for itself', async () => {
    expect(await ask(askedEarlyWith('of another'))).toBe('agora');
  });
});
