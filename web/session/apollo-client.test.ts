import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { parse } from 'graphql';
import { toast } from '../ui/toast.ts';
import { createApolloClient } from './apollo-client.ts';
import type { RawAnswer } from './session-headers.ts';

const mutation = parse('mutation { x }');
const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fidelidadeEarly = undefined;
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

describe('what the page asked before the client was here', () => {
  const query = parse('query home { balance }');
  const client = () =>
    createApolloClient({ session: { tokenPainel: null, tokenLoja: 'a', tipoUsuario: 'parceiro' }, onUnauthenticated: () => undefined });
  const balance = async (asked: Pick<ReturnType<typeof client>, 'query'>) =>
    (await asked.query<{ balance: string }>({ query, fetchPolicy: 'network-only' })).data?.balance;
  const early = (token: string, answer: Promise<RawAnswer>) => {
    globalThis.fidelidadeEarly = { token, answers: new Map([['home', answer]]) };
    globalThis.fetch = jest.fn(async () => Response.json({ data: { balance: 'now' } })) as typeof fetch;
  };
  const arrived = Promise.resolve({ status: 200, body: { data: { balance: 'early' } } });

  it('is used once, then asked again', async () => {
    early('a', arrived);
    const asked = client();
    expect([await balance(asked), await balance(asked)]).toEqual(['early', 'now']);
  });

  it('is never used by another session', async () => {
    early('b', arrived);
    expect(await balance(client())).toBe('now');
  });

  it('is asked again when the first attempt failed', async () => {
    early('a', Promise.reject(new TypeError('Failed to fetch')));
    expect(await balance(client())).toBe('now');
    early('a', Promise.resolve({ status: 503, body: {} }));
    expect(await balance(client())).toBe('now');
  });
});
