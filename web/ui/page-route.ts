import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { lazyPage } from './lazy-page.ts';
import type { PanelHandle, StorefrontAudience, StorefrontHandle } from './route-handle.ts';

/** A page by the name of its export: `{ NetworksPage: () => import('./networks-page.tsx') }`. */
export type NamedPage<Name extends string> = { readonly [Key in Name]: () => Promise<Record<NoInfer<Key>, ComponentType>> };

const pageRoute = <Name extends string>(path: string, page: NamedPage<Name>, handle: PanelHandle | StorefrontHandle): RouteObject => {
  const [[name, load]] = Object.entries(page) as [[Name, NamedPage<Name>[Name]]];
  return { path, lazy: lazyPage(load, name), handle };
};

/** The route of a panel page and the permission that opens it. */
export const panelPage = <Name extends string>(path: string, permission: string, page: NamedPage<Name>): RouteObject =>
  pageRoute(path, page, { permission });

/** The route of a storefront page and the audience that may open it. */
export const storefrontPage = <Name extends string>(path: string, audience: StorefrontAudience, page: NamedPage<Name>): RouteObject =>
  pageRoute(path, page, { audience });
