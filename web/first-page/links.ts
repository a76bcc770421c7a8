import path from 'node:path';
import { normalizePath, type Rolldown } from 'vite';
import { FIRST_PAGES } from './first-pages.ts';

type Bundle = Rolldown.OutputBundle;

const WEB = path.join(import.meta.dirname, '..');

/** The file that import() of a module fetches: its own chunk, or the one it is bundled into (web/build/chunks.ts). */
function fileOf(bundle: Bundle, module: string): string {
  const id = normalizePath(path.join(WEB, module));
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === id) ?? chunks.find(({ moduleIds }) => moduleIds.includes(id));
  if (!chunk) throw new Error(`web/first-page/first-pages.ts names ${module}, which is not in the client`);
  return chunk.fileName;
}

/** The files of these modules and all their imports, in load order. */
function filesOf(bundle: Bundle, modules: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (name: string) => {
    const file = bundle[name];
    if (seen.has(name) || file?.type !== 'chunk') return;
    seen.add(name);
    file.imports.forEach(visit);
  };
  for (const module of modules) visit(fileOf(bundle, module));
  return [...seen];
}

/** The font used by all text. If it arrives after the first render, the layout shifts. */
function fontOf(bundle: Bundle): string {
  const font = Object.keys(bundle).find((name) => /figtree-latin-wght-normal-.*\.woff2$/.test(name));
  if (!font) throw new Error('the client has no typeface');
  return font;
}

/** The `Link` header of each first page, sent by the server (server/client-page.ts). Scripts come before the font. */
export const linksOfPages = (bundle: Bundle): { address: string; link: string }[] => {
  const font = `</${fontOf(bundle)}>; rel=preload; as=font; crossorigin; fetchpriority=low`;
  return FIRST_PAGES.map(({ address, modules }) => ({
    address: address.source,
    link: [...filesOf(bundle, ['index.html', ...modules]).map((file) => `</${file}>; rel=modulepreload`), font].join(', '),
  }));
};
