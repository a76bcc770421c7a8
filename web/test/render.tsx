import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { MockLink } from '@apollo/client/testing';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { errorLink } from '../session/apollo-client.ts';
import { type Session, SessionContext, type Viewer } from '../session/session-context.ts';
import { ServiceHosts } from '../ui/service-hosts.tsx';
import { ThemeFrame } from '../ui/theme-frame.tsx';

/** A session with a viewer and no behaviour. */
export const aSession = (viewer: Viewer | null, overrides: Partial<Session> = {}): Session => ({
  viewer,
  status: viewer ? 'ready' : 'anonymous',
  authenticating: false,
  signInStaff: async () => null,
  confirmSecondFactor: async () => undefined,
  signInSeller: async () => null,
  signInConsumer: async () => null,
  signInSocial: async () => Promise.reject(new Error('not expected')),
  linkSocial: async () => undefined,
  signOut: async () => undefined,
  acceptTerms: async () => undefined,
  refreshViewer: async () => undefined,
  loseSession: () => undefined,
  ...overrides,
});

interface RenderOptions {
  viewer?: Viewer | null;
  session?: Partial<Session>;
  path?: string;
  mocks?: readonly MockLink.MockedResponse[];
}

/** Renders a page or component with the theme, a router at `path`, a mocked server, the services and a viewer. */
export const renderWith = (ui: ReactNode, { viewer = null, session, path = '/', mocks = [] }: RenderOptions = {}): RenderResult => {
  const says = errorLink({ session: { tokenPainel: null, tokenLoja: null, tipoUsuario: null }, onUnauthenticated: () => undefined });
  const client = new ApolloClient({ link: ApolloLink.from([says, new MockLink([...mocks])]), cache: new InMemoryCache() });
  const router = createMemoryRouter([{ path: '*', element: ui }], { initialEntries: [path] });
  return render(
    <ThemeFrame area={path.startsWith('/painel') ? 'panel' : 'storefront'}>
      <SessionContext value={aSession(viewer, session)}>
        <ApolloProvider client={client}>
          <RouterProvider router={router} />
        </ApolloProvider>
      </SessionContext>
      <ServiceHosts />
    </ThemeFrame>,
  );
};
