import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type FragmentDefinitionNode, Kind, type OperationDefinitionNode, parse, print, stripIgnoredCharacters } from 'graphql';
import { type HtmlTagDescriptor, minifySync, type Plugin } from 'vite';

/** A file of operations without variables, and the one that is meant. */
type Source = readonly [file: string, operation: string];

const VIEWER: Source = ['session/viewer.graphql', 'viewer'];
const BANNERS: Source = ['storefront/current-banners.graphql', 'currentBanners'];

/** What the first page of a visit asks for, beside who is there, by its address. */
const FIRST_PAGES: readonly (readonly [address: string, ...sources: Source[]])[] = [
  ['^/home/?$', ['features/seller-home/seller-home.graphql', 'sellerHome'], BANNERS],
  ['^/home-consumidor-final/?$', ['features/consumer-home/consumer-home.graphql', 'consumerHome'], BANNERS],
];

const isOf = (operation: string) => (definition: OperationDefinitionNode | FragmentDefinitionNode) =>
  definition.kind === Kind.FRAGMENT_DEFINITION || definition.name?.value === operation;

function bodyOf([file, operation]: Source): [operation: string, body: string] {
  const parsed = parse(readFileSync(path.join(import.meta.dirname, file), 'utf8'));
  const definitions = parsed.definitions.filter(
    (definition) =>
      (definition.kind === Kind.OPERATION_DEFINITION || definition.kind === Kind.FRAGMENT_DEFINITION) && isOf(operation)(definition),
  );
  const document = { ...parsed, definitions };
  const query = stripIgnoredCharacters(print(document));
  return [operation, JSON.stringify({ operationName: operation, variables: {}, query })];
}

/** Runs before everything else, in any browser that can run the client; the session is read as web/session/session-store.ts does. */
const scriptOf = (
  viewer: readonly [string, string],
  pages: readonly (readonly [string, (readonly [string, string])[]])[],
): string => `(() => {
  let kept;
  try {
    kept = JSON.parse(localStorage.getItem('fidelidade')) ?? {};
  } catch {
    return;
  }
  const isPanel = kept.tipoUsuario === 'administrador';
  const token = isPanel ? kept.tokenPainel : kept.tokenLoja;
  if (typeof token !== 'string' || !token) return;
  const { origin, pathname } = location;
  // An address with a code in it is none of those below, and its code is not told.
  if (/[0-9a-f]{8}-[0-9a-f]{4}-/i.test(pathname)) return;
  const headers = {
    Authorization: isPanel ? '|' + token : token + '|',
    application: isPanel ? 'painel' : 'loja',
    AppLocation: origin + pathname,
    'Content-Type': 'application/json',
    Accept: 'application/json',
    'Apollo-Require-Preflight': 'true',
  };
  const page = ${JSON.stringify(pages)}.find(([address]) => new RegExp(address, 'i').test(pathname));
  const asked = [${JSON.stringify(viewer)}, ...(page ? page[1] : [])];
  const ask = (body) => {
    const entry = {};
    entry.answer = fetch('/graphql', { method: 'POST', headers, body }).then(async (response) => {
      entry.known = { status: response.status, body: await response.json().catch(() => ({})) };
      return entry.known;
    });
    // Who takes an answer hears of its failure; of one that nobody takes nobody needs to.
    entry.answer.catch(() => {});
    return entry;
  };
  globalThis.fidelidadeEarly = { token, answers: new Map(asked.map(([name, body]) => [name, ask(body)])) };
})();
`;

const COLOR_MODE_TAG = '<script src="/color-mode.js"></script>';

function earlyScript(): string {
  const pages = FIRST_PAGES.map(([address, ...sources]) => [address, sources.map(bodyOf)] as const);
  return minifySync('early.js', scriptOf(bodyOf(VIEWER), pages)).code.trim();
}

/** What the page would ask for before it may draw anything: the colours, and the entry's styles. */
function withinThePage(html: string, styles: string): string {
  const colorMode = readFileSync(path.join(import.meta.dirname, 'public', 'color-mode.js'), 'utf8');
  const script = `<script>${minifySync('color-mode.js', colorMode).code.trim()}</script>`;
  if (!html.includes(COLOR_MODE_TAG)) throw new Error(`web/index.html has no ${COLOR_MODE_TAG}`);
  return (
    html
      // What is fetched later looks for this link before it fetches the same styles again; disabled, it is not fetched itself.
      .replace(/<link rel="stylesheet"/, () => `<style>${styles}</style>\n    <link rel="stylesheet" disabled`)
      .replace(COLOR_MODE_TAG, () => script)
  );
}

/**
 * The first scripts of the page, written into it: who comes back with a session has the questions of the first page asked while the
 * client is fetched, and not after it, and nothing that the first frame needs is a file of its own. On a phone each of these is a
 * round trip of half a second (docs/performance.md, First load). The server allows these scripts by their hash (server/client-page.ts).
 */
export const earlyRequests = (): Plugin => ({
  name: 'early-requests',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const styles = Object.values(bundle).find(
        (file) => file.type === 'asset' && html.includes(`href="/${file.fileName}"`) && file.fileName.endsWith('.css'),
      );
      if (styles?.type !== 'asset') throw new Error('the entry has no styles');
      const tags: HtmlTagDescriptor[] = [{ tag: 'script', children: earlyScript(), injectTo: 'head-prepend' }];
      return { html: withinThePage(html, String(styles.source).trim()), tags };
    },
  },
});
