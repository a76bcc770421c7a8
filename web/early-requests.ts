import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  type SelectionSetNode,
  stripIgnoredCharacters,
  visit,
} from 'graphql';
import { minifySync, type Plugin } from 'vite';

const NAME = 'early.js';

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

/** As the client's cache asks: each object says its type. */
const withTypes = (document: DocumentNode): DocumentNode =>
  visit(document, {
    SelectionSet: (set, _key, parent): SelectionSetNode | undefined => {
      if ((parent as OperationDefinitionNode | undefined)?.kind === Kind.OPERATION_DEFINITION) return undefined;
      return { ...set, selections: [...set.selections, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }] };
    },
  });

function bodyOf([file, operation]: Source): [operation: string, body: string] {
  const parsed = parse(readFileSync(path.join(import.meta.dirname, file), 'utf8'));
  const definitions = parsed.definitions.filter(
    (definition) =>
      (definition.kind === Kind.OPERATION_DEFINITION || definition.kind === Kind.FRAGMENT_DEFINITION) && isOf(operation)(definition),
  );
  const document = { ...parsed, definitions };
  const query = stripIgnoredCharacters(print(file === VIEWER[0] ? document : withTypes(document)));
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
  const answers = new Map(asked.map(([name, body]) => [name, fetch('/graphql', { method: 'POST', headers, body })]));
  // Who takes an answer hears of its failure; of one that nobody takes nobody needs to.
  for (const answer of answers.values()) answer.catch(() => {});
  globalThis.fidelidadeEarly = { token, answers };
})();
`;

/**
 * The first script of the page: who comes back with a session has the questions of the first page asked while the client is fetched,
 * and not after it. On a phone that is one or two round trips of half a second each (docs/performance.md, First load).
 */
export const earlyRequests = (): Plugin => ({
  name: 'early-requests',
  apply: 'build',
  buildStart() {
    const pages = FIRST_PAGES.map(([address, ...sources]) => [address, sources.map(bodyOf)] as const);
    this.emitFile({ type: 'asset', name: NAME, source: minifySync(NAME, scriptOf(bodyOf(VIEWER), pages)).code });
  },
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle = {} }) {
      const script = Object.values(bundle).find((file) => file.type === 'asset' && file.names.includes(NAME));
      return [{ tag: 'script', attrs: { src: `/${script?.fileName}` }, injectTo: 'head-prepend' }];
    },
  },
});
