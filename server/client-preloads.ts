import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const chunk = z.object({ file: z.string(), imports: z.array(z.string()).default([]) });
const manifest = z.record(z.string(), chunk);
type Manifest = z.infer<typeof manifest>;

const STOREFRONT = ['storefront/storefront-tree.tsx', 'storefront/storefront-shell.tsx'];
const MEMBERS = [...STOREFRONT, 'storefront/bottom-bar.tsx'];

/** What the first page of a visit is made of beside the entry, by its address; the first match counts. */
const FIRST_PAGES: readonly (readonly [address: RegExp, modules: readonly string[]])[] = [
  [/^\/painel\/?$/i, ['panel/panel-tree.tsx', 'panel/login-page.tsx']],
  [/^\/painel\//i, ['panel/panel-tree.tsx', 'panel/panel-shell.tsx', 'session/apollo-frame.tsx']],
  [/^\/$/, [...STOREFRONT, 'storefront/landing-page.tsx', 'storefront/visitor-actions.tsx']],
  [/^\/login\/?$/i, [...STOREFRONT, 'storefront/seller-login-page.tsx', 'storefront/visitor-actions.tsx']],
  [/^\/login-consumidor-final\/?$/i, [...STOREFRONT, 'storefront/consumer-login-page.tsx', 'storefront/visitor-actions.tsx']],
  [/^\/home-cliente\/?$/i, [...STOREFRONT, 'features/consumer-home/consumer-public-page.tsx', 'storefront/visitor-actions.tsx']],
  [/^\/home\/?$/i, [...MEMBERS, 'features/seller-home/seller-home-page.tsx']],
  [/^\/home-consumidor-final\/?$/i, [...MEMBERS, 'features/consumer-home/consumer-home-page.tsx']],
  [/./, STOREFRONT],
];

function readManifest(folder: string): Manifest {
  try {
    return manifest.parse(JSON.parse(fs.readFileSync(path.join(folder, '.vite', 'manifest.json'), 'utf8')));
  } catch {
    // A client that is not built, or built by an older version: pages load without being announced.
    return {};
  }
}

/** The typeface of every text; a page drawn with another first moves when it arrives. Scripts go before it. */
function fontOf(folder: string): string[] {
  const assets = path.join(folder, 'assets');
  const names = fs.existsSync(assets) ? fs.readdirSync(assets) : [];
  return names
    .filter((name) => /^figtree-latin-wght-normal-.*\.woff2$/.test(name))
    .map((name) => `</assets/${name}>; rel=preload; as=font; crossorigin; fetchpriority=low`);
}

function filesOf(chunks: Manifest, modules: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name) || !chunks[name]) return;
    seen.add(name);
    chunks[name].imports.forEach(visit);
  };
  modules.forEach(visit);
  return [...seen].map((name) => chunks[name]!.file);
}

/**
 * The `Link` header that announces a page's files with its HTML, the entry's first: the browser fetches them all at once, which on a
 * phone saves two round trips of half a second each. Empty where the client was not built.
 */
export function preloadsOf(folder: string): (pathname: string) => string {
  const chunks = readManifest(folder);
  const headers = FIRST_PAGES.map(([address, modules]) => ({
    address,
    header: [...filesOf(chunks, ['index.html', ...modules]).map((file) => `</${file}>; rel=modulepreload`), ...fontOf(folder)].join(', '),
  }));
  return (pathname) => headers.find(({ address }) => address.test(pathname))?.header ?? '';
}
