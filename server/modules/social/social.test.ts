import { createHash } from 'node:crypto';
import { openSafeFetch } from '../../platform/ports/safe-fetch.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildSeller } from '../../test/builders/people.ts';
import { CLIENT_ID, type OpenIdProvider, openIdProvider } from '../../test/openid-provider.ts';

describe('sellers enter with a social provider', () => {
  let app: TestApp;
  let provider: OpenIdProvider;
  beforeAll(async () => {
    provider = await openIdProvider();
    const config = { id: 'google', nome: 'Google', issuer: provider.issuer, clientId: CLIENT_ID, clientSecret: 'segredo' };
    app = await openTestApp({ SOCIAL_PROVIDERS: JSON.stringify([config]) });
    app.ports.safeFetch = openSafeFetch({ allowPrivate: true });
  });
  afterAll(async () => {
    expect(app.reported).toEqual([]);
    await app.close();
    await provider.close();
  });
  const tokenFor = (claims: Record<string, unknown> = {}, options: { key?: 'foreign' } = {}) =>
    provider.token(claims, { at: app.clock.now(), ...options });
  const enter = (body: unknown) => app.rest('POST', '/api/sessoes/parceiro', { body });
  const link = (sellerId: number, sujeito: string) =>
    app.database.pool.query('insert into social_identities (seller_id, provedor, emissor, sujeito) values ($1, $2, $3, $4)', [
      sellerId,
      'google',
      provider.issuer,
      sujeito,
    ]);
  /** The full redirect flow through the provider; returns the browser's final fragment. */
  const goThrough = async (claims: Record<string, unknown>, { spoilState = false, spoilNonce = false } = {}) => {
    const asked = await fetch(`${app.url}/entrar/google`, { redirect: 'manual' });
    const question = new URL(asked.headers.get('location')!);
    const cookie = asked.headers.get('set-cookie')!;
    const code = `codigo-${Math.random()}`;
    const nonce = spoilNonce ? 'outro' : question.searchParams.get('nonce');
    provider.answers.set(code, await tokenFor({ ...claims, nonce }));
    const state = spoilState ? 'outro' : question.searchParams.get('state')!;
    const back = await fetch(`${app.url}/entrar/google/retorno?code=${code}&state=${state}`, {
      redirect: 'manual',
      headers: { cookie: cookie.split(';')[0]! },
    });
    return { question, cookie, fragment: new URL(back.headers.get('location')!, app.url).hash };
  };
  const mutate = (name: string, ticket: string, token?: string) =>
    app.graphql(
      `mutation ($ticket: String!) { ${name}(ticket: $ticket)${name === 'signInSellerSocial' ? ' { token viewer { id kind } }' : ''} }`,
      { ticket },
      token ? { token, audience: 'store' } : {},
    );

  it('by the documented endpoint with one field of the provider: the token and the seller', async () => {
    const seller = await buildSeller(app.database);
    await link(seller.id, 'ligada');
    const answer = await enter({ google: await tokenFor({ sub: 'ligada' }) });
    expect(answer.status).toBe(200);
    expect(answer.json.parceiro).toMatchObject({ id: seller.id, cpf: seller.cpf, ativo: 1 });
    const viewer = await app.graphql('{ viewer { id kind } }', {}, { token: answer.json.token, audience: 'store' });
    expect(viewer.data.viewer).toEqual({ id: String(seller.id), kind: 'SELLER' });
  });

  it('and learn the details of an account that nobody has linked', async () => {
    const answer = await enter({ google: await tokenFor({ sub: 'nova', email: 'ana@exemplo.com', email_verified: true }) });
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({
      codigo: 'SOCIAL_NOT_LINKED',
      social: { provedor: 'google', id: 'nova', nome: 'Ana Lima', email: 'ana@exemplo.com' },
    });
    const unverified = await enter({ google: await tokenFor({ sub: 'nova', email: 'ana@exemplo.com' }) });
    expect(unverified.json.social.email).toBeNull();
  });

  it('but not while inactive', async () => {
    const seller = await buildSeller(app.database);
    await link(seller.id, 'inativa');
    await app.database.pool.query('update sellers set ativo = false where id = $1', [seller.id]);
    expect(await enter({ google: await tokenFor({ sub: 'inativa' }) })).toMatchObject({
      status: 403,
      json: { erro: 'Parceiro não tem permissão para acessar a loja.' },
    });
  });

  it('and no token of another key, client, issuer, time or without signature is taken', async () => {
    const seller = await buildSeller(app.database);
    await link(seller.id, 'alvo');
    const past = Math.floor(app.clock.now().getTime() / 1000) - 3_600;
    const [head, body] = (await tokenFor({ sub: 'alvo' })).split('.');
    const unsigned = `${Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url')}.${body}.`;
    const wrong = [
      await tokenFor({ sub: 'alvo' }, { key: 'foreign' }),
      await tokenFor({ sub: 'alvo', aud: 'outro-cliente' }),
      await tokenFor({ sub: 'alvo', aud: [CLIENT_ID, 'outro'], azp: 'outro' }),
      await tokenFor({ sub: 'alvo', iss: 'http://127.0.0.1:1' }),
      await tokenFor({ sub: 'alvo', iat: past, exp: past + 60 }),
      unsigned,
      `${head}.${body}.AAAA`,
      'lixo',
    ];
    for (const token of wrong)
      expect(await enter({ google: token })).toMatchObject({ status: 400, json: { codigo: 'SOCIAL_TOKEN_INVALID' } });
    // A field of no provider, or alongside others, is an ordinary sign-in with its own refusals.
    for (const body of [{ facebook: 'x' }, { google: 'x', cpf: '1' }, {}]) expect((await enter(body)).status).toBe(400);
  });

  it('by redirect with state, nonce and PKCE, link the account after their password, and then enter at once', async () => {
    const seller = await buildSeller(app.database);
    const first = await goThrough({ sub: 'redirecionada' });
    expect(first.cookie).toMatch(/HttpOnly.*SameSite=Lax/i);
    expect(first.question.searchParams.get('redirect_uri')).toMatch(/\/entrar\/google\/retorno$/);
    const verifier = provider.exchanges.at(-1)!.get('code_verifier')!;
    expect(createHash('sha256').update(verifier).digest('base64url')).toBe(first.question.searchParams.get('code_challenge'));
    const ticket = first.fragment.replace('#social=', '');
    expect((await mutate('signInSellerSocial', ticket)).errors?.[0].extensions.code).toBe('SOCIAL_NOT_LINKED');
    expect((await mutate('linkSocialAccount', ticket)).errors?.[0].extensions.code).toBe('UNAUTHENTICATED');
    expect((await mutate('linkSocialAccount', ticket, seller.token)).data.linkSocialAccount).toBe(true);
    expect((await mutate('linkSocialAccount', ticket, seller.token)).data.linkSocialAccount).toBe(true);
    const again = (await goThrough({ sub: 'redirecionada' })).fragment.replace('#social=', '');
    const entered = await mutate('signInSellerSocial', again);
    expect(entered.data.signInSellerSocial.viewer).toEqual({ id: String(seller.id), kind: 'SELLER' });
    // A ticket opens one session.
    expect((await mutate('signInSellerSocial', again)).errors?.[0].extensions.code).toBe('TOO_MANY_ATTEMPTS');
    const other = await buildSeller(app.database);
    const third = (await goThrough({ sub: 'redirecionada' })).fragment.replace('#social=', '');
    expect((await mutate('linkSocialAccount', third, other.token)).errors?.[0].extensions.code).toBe('SOCIAL_TAKEN');
  });

  it('and an answer to another question, an altered or an old ticket is refused', async () => {
    expect((await goThrough({ sub: 'x' }, { spoilState: true })).fragment).toBe('#social-erro=SOCIAL_TOKEN_INVALID');
    expect((await goThrough({ sub: 'x' }, { spoilNonce: true })).fragment).toBe('#social-erro=SOCIAL_TOKEN_INVALID');
    const bare = await fetch(`${app.url}/entrar/google/retorno?code=a&state=b`, { redirect: 'manual' });
    expect(bare.headers.get('location')).toBe('/login#social-erro=SOCIAL_TOKEN_INVALID');
    expect((await fetch(`${app.url}/entrar/facebook`, { redirect: 'manual' })).headers.get('location')).toBe('/login');
    const ticket = (await goThrough({ sub: 'x' })).fragment.replace('#social=', '');
    expect((await mutate('signInSellerSocial', `${ticket}a`)).errors?.[0].extensions.code).toBe('SOCIAL_TOKEN_INVALID');
    app.clock.moveTo(new Date(app.clock.now().getTime() + 11 * 60_000).toISOString());
    expect((await mutate('signInSellerSocial', ticket)).errors?.[0].extensions.code).toBe('SOCIAL_TOKEN_INVALID');
  });

  it('and visitors learn which providers there are, never their secrets', async () => {
    const { data } = await app.graphql('{ programme { provedoresSociais { id nome } } }');
    expect(data.programme.provedoresSociais).toEqual([{ id: 'google', nome: 'Google' }]);
  });
});
