import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { aSession } from '../test/render.tsx';
import { aViewer } from '../test/viewer.builder.ts';
import { ThemeFrame } from '../ui/theme-frame.tsx';
import { RequestError, readFailure } from './failure.ts';
import { PanelGuard, PublicPanelGuard, StorefrontGuard } from './guards.tsx';
import { afterSignOut, afterUnauthenticated, homeOf, leadsToCashback } from './redirects.ts';
import { type Session, SessionContext, useSession, type Viewer } from './session-context.ts';
import { appLocation, headersOf } from './session-headers.ts';
import { SessionProvider } from './session-provider.tsx';
import { parseSession, SESSION_KEY, sessionStore } from './session-store.ts';
import { TermsDialog } from './terms-dialog.tsx';

const operator = aViewer({ abilities: ['dashboard:read'] });
const auditor = aViewer({ abilities: ['redemption:list'] });
const seller = aViewer({ kind: 'SELLER', nome: 'Carlos' });
const consumer = aViewer({ kind: 'CONSUMER', nome: 'Joana' });

beforeEach(() => sessionStore.clear());
afterEach(cleanup);

describe('the stored session', () => {
  it('keeps the panel token and forgets the store token when staff sign in', () => {
    sessionStore.signIn('parceiro', 'loja-1');
    sessionStore.signIn('administrador', 'painel-1');
    expect(JSON.parse(localStorage.getItem(SESSION_KEY)!)).toEqual({
      tokenPainel: 'painel-1',
      tokenLoja: null,
      tipoUsuario: 'administrador',
    });
  });

  it('keeps the store token and forgets the panel token when a member signs in', () => {
    sessionStore.signIn('administrador', 'painel-1');
    sessionStore.signIn('cliente', 'loja-1');
    expect(sessionStore.get()).toEqual({ tokenPainel: null, tokenLoja: 'loja-1', tipoUsuario: 'cliente' });
  });

  it('leaves nothing behind when it is cleared', () => {
    sessionStore.signIn('cliente', 'loja-1');
    sessionStore.clear();
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
    expect(sessionStore.token()).toBeNull();
  });

  it.each(['', 'not json', 'null', '[]', '{"tokenPainel":"x","tipoUsuario":"cliente"}', '{"tokenLoja":7,"tipoUsuario":"parceiro"}'])(
    'refuses a damaged or mismatched value: %s',
    (raw) => expect(parseSession(raw).tipoUsuario).toBeNull(),
  );

  it('follows what another tab does', () => {
    localStorage.setItem(SESSION_KEY, JSON.stringify({ tokenLoja: 'other', tipoUsuario: 'parceiro' }));
    window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }));
    expect(sessionStore.token()).toBe('other');
  });
});

describe('the headers of a call', () => {
  const at = (pathname: string) => ({ origin: 'https://exemplo.com.br', pathname });

  it('puts the panel token after the bar and the store token before it', () => {
    expect(headersOf(parseSession('{"tokenPainel":"t","tipoUsuario":"administrador"}'), at('/painel'))).toMatchObject({
      Authorization: '|t',
      application: 'painel',
    });
    expect(headersOf(parseSession('{"tokenLoja":"t","tipoUsuario":"cliente"}'), at('/home'))).toMatchObject({
      Authorization: 't|',
      application: 'loja',
    });
  });

  it('sends no authorization for a visitor', () => {
    expect(headersOf(parseSession(null), at('/login'))).not.toHaveProperty('Authorization');
  });

  it('never tells the recovery code of the address', () => {
    expect(appLocation(at('/esqueceu-senha/8f14e45f-ceea-467f-9c3b-2f4a1b6c7d8e'))).toBe('https://exemplo.com.br/esqueceu-senha/{uuid}');
  });
});

describe('the redirects', () => {
  it('leads each kind of user to its documented home', () => {
    expect([operator, auditor, seller, consumer].map(homeOf)).toEqual([
      '/painel/dashboard',
      '/painel/resgates',
      '/home',
      '/home-consumidor-final',
    ]);
  });

  it('leads each kind of user to its documented page after signing out', () => {
    expect((['STAFF', 'SELLER', 'CONSUMER'] as const).map(afterSignOut)).toEqual(['/painel', '/', '/home-cliente']);
  });

  it('leads a 401 to the panel login only from the panel', () => {
    expect([afterUnauthenticated('/painel/redes'), afterUnauthenticated('/pontuacoes')]).toEqual(['/painel', '/']);
  });

  it('gives the root path to consumers on a cashback host or referred from one, and not elsewhere', () => {
    const hostsCashback = ['cashback.exemplo.com.br'];
    const ask = (hostname: string, referrer = '') => leadsToCashback({ hostname, referrer, hostsCashback });
    expect(ask('cashback.exemplo.com.br')).toBe(true);
    expect(ask('exemplo.com.br', 'https://cashback.exemplo.com.br/x')).toBe(true);
    expect(ask('exemplo.com.br', 'https://outro.com.br/cashback.exemplo.com.br')).toBe(false);
    expect(ask('exemplo.com.br')).toBe(false);
  });
});

const page = (text: string): Pick<RouteObject, 'element'> => ({ element: <h1>{text}</h1> });

const guarded: RouteObject[] = [
  { path: '/', ...page('landing') },
  { path: '/home', ...page('casa do vendedor') },
  { element: <PublicPanelGuard />, children: [{ path: '/painel', ...page('login do painel') }] },
  {
    element: <PanelGuard />,
    children: [
      { path: '/painel/dashboard', ...page('dashboard') },
      { path: '/painel/resgates', ...page('resgates') },
    ],
  },
  { element: <StorefrontGuard />, children: [{ path: '/pontuacoes', ...page('extrato') }] },
  { element: <StorefrontGuard kind="CONSUMER" />, children: [{ path: '/cashback', ...page('cashback') }] },
];

const open = (path: string, viewer: Viewer | null, session: Partial<Session> = {}) =>
  render(
    <ThemeFrame area="storefront">
      <SessionContext value={aSession(viewer, session)}>
        <RouterProvider router={createMemoryRouter(guarded, { initialEntries: [path] })} />
      </SessionContext>
    </ThemeFrame>,
  );

describe('the guards', () => {
  it.each([
    ['a visitor', '/painel/dashboard', null, 'login do painel'],
    ['a seller', '/painel/dashboard', seller, 'login do painel'],
    ['an operator', '/painel/dashboard', operator, 'dashboard'],
    ['an auditor', '/painel/dashboard', auditor, 'resgates'],
    ['a signed-in operator', '/painel', operator, 'dashboard'],
    ['a signed-in auditor', '/painel', auditor, 'resgates'],
    ['a visitor', '/pontuacoes', null, 'landing'],
    ['staff', '/pontuacoes', operator, 'landing'],
    ['a seller', '/pontuacoes', seller, 'extrato'],
    ['a consumer', '/cashback', consumer, 'cashback'],
    ['a seller', '/cashback', seller, 'casa do vendedor'],
  ])('send %s opening %s to the right page', async (_who, path, viewer, expected) => {
    open(path, viewer);
    expect((await screen.findByRole('heading')).textContent).toBe(expected);
  });

  it('offer another try when the viewer cannot be fetched', async () => {
    const refreshViewer = jest.fn(async () => undefined);
    open('/painel/dashboard', null, { status: 'failed', refreshViewer });
    await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    expect(refreshViewer).toHaveBeenCalledTimes(1);
  });
});

describe('the agreement', () => {
  const ask = (session: Partial<Session>) =>
    render(
      <ThemeFrame area="storefront">
        <SessionContext value={aSession(seller, session)}>
          <TermsDialog />
        </SessionContext>
      </ThemeFrame>,
    );

  it('can be accepted only after the box is ticked', async () => {
    const acceptTerms = jest.fn(async () => undefined);
    ask({ acceptTerms });
    const accept = screen.getByRole('button', { name: 'Aceitar' });
    expect(accept).toHaveProperty('disabled', true);
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(accept);
    expect(acceptTerms).toHaveBeenCalledTimes(1);
  });

  it('signs the member out when it is cancelled', async () => {
    const signOut = jest.fn(async () => undefined);
    ask({ signOut });
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(signOut).toHaveBeenCalledTimes(1);
  });
});

describe('the provider', () => {
  const Probe = () => {
    const { viewer, status, signInSeller } = useSession();
    return (
      <>
        <p>{`${status} ${viewer?.nome ?? '-'}`}</p>
        <button type="button" onClick={() => void signInSeller({ cpf: '529.982.247-25', senha: 'segredo' })}>
          entrar
        </button>
      </>
    );
  };
  const serve = (answers: Record<string, unknown>) => {
    const sent: { query: string; variables: unknown }[] = [];
    globalThis.fetch = (async (_url: unknown, init: RequestInit) => {
      const body = JSON.parse(String(init.body)) as { query: string; variables: unknown };
      sent.push(body);
      const name = Object.keys(answers).find((key) => body.query.includes(key));
      return new Response(JSON.stringify(name ? answers[name] : { errors: [{ message: 'Erro interno.' }] }));
    }) as typeof fetch;
    return sent;
  };
  const mount = (navigate: (to: string) => void) =>
    render(
      <SessionProvider navigate={navigate}>
        <Probe />
      </SessionProvider>,
    );

  it('signs a seller in with the digits of the CPF, keeps the token and goes home', async () => {
    const navigate = jest.fn();
    const sent = serve({
      signInSeller: { data: { signInSeller: { token: 't1', viewer: seller } } },
      'query viewer': { data: { viewer: seller } },
    });
    mount(navigate);
    await userEvent.click(screen.getByRole('button'));
    await screen.findByText('ready Carlos');
    expect(sent.find(({ query }) => query.includes('signInSeller'))?.variables).toEqual({
      input: { cpf: '52998224725', senha: 'segredo' },
    });
    expect(sessionStore.get()).toMatchObject({ tokenLoja: 't1', tipoUsuario: 'parceiro' });
    expect(navigate).toHaveBeenCalledWith('/home', { replace: true });
  });

  it('stays where it is when the sign-in is refused', async () => {
    const navigate = jest.fn();
    serve({ signInSeller: { errors: [{ message: 'CPF ou senha inválidos', extensions: { code: 'UNAUTHENTICATED' } }] } });
    mount(navigate);
    await userEvent.click(screen.getByRole('button'));
    await screen.findByText('anonymous -');
    expect(sessionStore.token()).toBeNull();
    expect(navigate).not.toHaveBeenCalled();
  });

  it('forgets a token the server refuses and leaves', async () => {
    const navigate = jest.fn();
    serve({ 'query viewer': { errors: [{ message: 'Sessão expirada', extensions: { code: 'UNAUTHENTICATED' } }] } });
    sessionStore.signIn('parceiro', 'old');
    mount(navigate);
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/'));
    expect(sessionStore.token()).toBeNull();
  });

  it('keeps the token when the server fails for another reason', async () => {
    const navigate = jest.fn();
    serve({});
    sessionStore.signIn('parceiro', 'good');
    mount(navigate);
    await screen.findByText('failed -');
    expect(sessionStore.token()).toBe('good');
    expect(navigate).not.toHaveBeenCalled();
  });
});

describe('reading failures', () => {
  it('finds the text, the code and the refused fields', () => {
    const fields = [{ field: 'nome', message: 'Informe o nome' }];
    const failure = readFailure(
      new RequestError([{ message: 'Informe o nome', extensions: { code: 'INVALID', fields, requestId: 'r1' } }]),
    );
    expect(failure).toEqual({ kind: 'graphql', message: 'Informe o nome', code: 'INVALID', fields, overtaken: [], requestId: 'r1' });
  });

  it('says what to do when there is no connection', () => {
    expect(readFailure(new TypeError('Failed to fetch'))).toMatchObject({
      kind: 'network',
      message: 'Sem conexão com o servidor. Verifique sua internet e tente de novo.',
    });
  });
});
