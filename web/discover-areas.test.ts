import { describe, expect, it } from '@jest/globals';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { discoverAreas, ROOT_ID } from './discover-areas.ts';

const storefront: RouteObject = { children: [{ path: '/login' }, { path: '/login-consumidor-final' }] };
const panel: RouteObject = { path: '/painel', children: [{ path: 'redes' }] };

/** A router whose storefront routes arrive when the test releases them. */
const openRouter = (initialEntries: string[]) => {
  let release: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    release = resolve;
  });
  const trees = { storefront: () => arrived.then(() => storefront), panel: async () => panel };
  const router = createMemoryRouter([{ id: ROOT_ID, children: [] }], { initialEntries, patchRoutesOnNavigation: discoverAreas(trees) });
  return { router, release };
};
const whereabouts = ({ state: { location, errors, matches } }: ReturnType<typeof openRouter>['router']) => ({
  path: location.pathname,
  errors,
  isKnown: matches.length > 1,
});

describe('the routes of an area', () => {
  it('are there for the screen that follows one that was left before they arrived', async () => {
    const { router, release } = openRouter(['/login']);
    const second = router.navigate('/login-consumidor-final');
    release();
    await second;
    expect(whereabouts(router)).toEqual({ path: '/login-consumidor-final', errors: null, isKnown: true });
    await router.navigate('/login');
    expect(whereabouts(router)).toEqual({ path: '/login', errors: null, isKnown: true });
    router.dispose();
  });

  it('are added once for each area', async () => {
    const { router, release } = openRouter(['/painel/redes']);
    release();
    await router.navigate('/login');
    await router.navigate('/painel/redes');
    await router.navigate('/login-consumidor-final');
    expect(whereabouts(router)).toEqual({ path: '/login-consumidor-final', errors: null, isKnown: true });
    router.dispose();
  });
});
