/** An operation without variables, and the file it is written in. */
export interface Question {
  file: string;
  operation: string;
}

/** A page a visit can start on. */
interface FirstPage {
  address: RegExp;
  /** Modules the page needs besides the entry; the server announces their files with the page. */
  modules: readonly string[];
  /** Operations the page sends in addition to the viewer. */
  asks?: readonly Question[];
  /** Whose balance to render from the first of these answers, before the client has loaded. */
  frame?: 'SELLER' | 'CONSUMER';
}

/** The signed-in person: asked on every page opened with a session. */
export const VIEWER: Question = { file: 'session/session.graphql', operation: 'viewer' };
const SELLER_HOME: Question = { file: 'features/storefront/seller-home/seller-home.graphql', operation: 'sellerHome' };
const CONSUMER_HOME: Question = { file: 'features/storefront/consumer-home/consumer-home.graphql', operation: 'consumerHome' };
const BANNERS: Question = { file: 'members/banners/current-banners.graphql', operation: 'currentBanners' };

const STOREFRONT = ['storefront/storefront-tree.tsx', 'storefront/storefront-shell.tsx'];
const VISITORS = [...STOREFRONT, 'storefront/visitor-actions.tsx'];
const MEMBERS = [...STOREFRONT, 'storefront/bottom-bar.tsx', 'session/apollo-frame.tsx'];

/** Every page a visit can start on; the first row whose address matches wins. Paths are relative to `web/`. */
export const FIRST_PAGES: readonly FirstPage[] = [
  { address: /^\/painel\/?$/, modules: ['panel/panel-tree.tsx', 'panel/login-page.tsx'] },
  { address: /^\/painel\/primeiro-acesso\/?$/, modules: ['panel/panel-tree.tsx', 'panel/first-access-page.tsx'] },
  { address: /^\/painel\//, modules: ['panel/panel-tree.tsx', 'panel/panel-shell.tsx', 'session/apollo-frame.tsx'] },
  { address: /^\/$/, modules: [...VISITORS, 'storefront/landing-page.tsx'] },
  { address: /^\/login\/?$/, modules: [...VISITORS, 'storefront/seller-login-page.tsx'] },
  { address: /^\/login-consumidor-final\/?$/, modules: [...VISITORS, 'storefront/consumer-login-page.tsx'] },
  { address: /^\/home-cliente\/?$/, modules: [...VISITORS, 'features/storefront/consumer-home/consumer-public-page.tsx'] },
  {
    address: /^\/home\/?$/,
    modules: [...MEMBERS, 'features/storefront/seller-home/seller-home-page.tsx'],
    asks: [SELLER_HOME, BANNERS],
    frame: 'SELLER',
  },
  {
    address: /^\/home-consumidor-final\/?$/,
    modules: [...MEMBERS, 'features/storefront/consumer-home/consumer-home-page.tsx'],
    asks: [CONSUMER_HOME, BANNERS],
    frame: 'CONSUMER',
  },
  { address: /./, modules: STOREFRONT },
];
