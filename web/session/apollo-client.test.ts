import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { parse } from 'graphql';
import { toast } from '../ui/toast.ts';
import { createApolloClient } from './apollo-client.ts';

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
