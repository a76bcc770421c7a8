import { afterEach, describe, expect, it } from '@jest/globals';
import { parse } from 'graphql';
import { createApolloClient, inSentences } from './apollo-client.ts';
import { readFailure } from './failure.ts';

const OFFLINE = 'Sem conexão com o servidor. Verifique sua internet e tente de novo.';
const UNAVAILABLE = 'Sistema fora do ar. Tente mais tarde.';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

/** What a screen finds in the `error` of its query. */
const shownAfter = async (fetch: () => Promise<Response>): Promise<string> => {
  globalThis.fetch = fetch as typeof globalThis.fetch;
  const session = { tokenPainel: null, tokenLoja: null, tipoUsuario: null };
  const client = createApolloClient({ session, onUnauthenticated: () => undefined });
  const { error } = await client.query({ query: parse('{ x }'), context: { silent: true }, errorPolicy: 'all' });
  return error?.message ?? '';
};
const page = (status: number) => async () =>
  new Response('<html><h1>Bad Gateway</h1></html>', { status, headers: { 'content-type': 'text/html' } });

describe('what a screen says of an outage', () => {
  it.each([
    ['Chromium', 'Failed to fetch'],
    ['Firefox', 'NetworkError when attempting to fetch resource.'],
    ['WebKit', 'Load failed'],
    ['WebKit, on the way', 'The network connection was lost.'],
    ['WebKit, without a network', 'The Internet connection appears to be offline.'],
    ['WebKit, without a server', 'Could not connect to the server.'],
  ])('is a sentence about the connection, whatever %s writes', async (_engine, text) => {
    expect(await shownAfter(() => Promise.reject(new TypeError(text)))).toBe(OFFLINE);
    expect(readFailure(new TypeError(text))).toMatchObject({ kind: 'network', message: OFFLINE });
  });

  it.each([
    ['Chromium', `Unexpected token '<', "<html><h1>"... is not valid JSON`],
    ['Firefox', 'JSON.parse: unexpected character at line 1 column 1 of the JSON data'],
    ['WebKit', "JSON Parse error: Unrecognized token '<'"],
    ['an answer cut off', 'Unexpected end of JSON input'],
  ])('is a sentence where a page came instead of an answer, whatever %s writes', (_engine, text) => {
    expect(readFailure(new SyntaxError(text))).toMatchObject({ kind: 'network', message: UNAVAILABLE });
    expect((inSentences(new SyntaxError(text)) as Error).message).toBe(UNAVAILABLE);
  });

  it.each([
    [500, UNAVAILABLE],
    [502, UNAVAILABLE],
    [503, UNAVAILABLE],
    [504, UNAVAILABLE],
    [429, UNAVAILABLE],
    [200, UNAVAILABLE],
  ])("is a sentence for a proxy's page of status %i", async (status, sentence) => {
    expect(await shownAfter(page(status))).toBe(sentence);
  });

  it("leaves the server's own words alone", async () => {
    const refused = async () =>
      new Response(JSON.stringify({ errors: [{ message: 'Rede não encontrada' }] }), { headers: { 'content-type': 'application/json' } });
    expect(await shownAfter(refused)).toBe('Rede não encontrada');
  });

  it('never shows the text of a fault of the program', () => {
    expect(readFailure(new Error('Store reset while query was in flight'))).toMatchObject({ kind: 'other', message: 'Erro interno.' });
  });
});
