import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** What accompanies the page's HTML. */
interface PageHeaders {
  /** The hashes of its inline scripts, for `script-src`. */
  scripts: string;
  /**
   * The `Link` header of a path, empty when there is nothing to preload: the browser fetches the first page's parts along with its HTML,
   * which saves a phone two round trips of half a second each.
   */
  linkOf: (pathname: string) => string;
}

const firstPages = z.array(z.object({ address: z.string(), link: z.string() }));

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Links the build wrote beside the page (web/first-page/links.ts); pages work without them. */
function readLinks(folder: string): PageHeaders['linkOf'] {
  const file = path.join(folder, '.first-pages.json');
  const known = fs.existsSync(file) ? firstPages.parse(JSON.parse(fs.readFileSync(file, 'utf8'))) : [];
  const pages = known.map(({ address, link }) => ({ address: new RegExp(address, 'i'), link }));
  return (pathname) => pages.find(({ address }) => address.test(pathname))?.link ?? '';
}

function readHeaders(folder: string): PageHeaders {
  const html = fs.readFileSync(path.join(folder, 'index.html'), 'utf8');
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script]) => hashOf(script!));
  return { scripts: scripts.join(' '), linkOf: readLinks(folder) };
}

const NONE: PageHeaders = { scripts: '', linkOf: () => '' };

/** Headers of the latest build of the page: a build while the server runs changes files and inline scripts. None before the first build. */
export function clientPage(folder: string): () => PageHeaders {
  let known = { builtAt: 0, headers: NONE };
  return () => {
    const builtAt = fs.statSync(path.join(folder, 'index.html'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (builtAt !== known.builtAt) known = { builtAt, headers: builtAt ? readHeaders(folder) : NONE };
    return known.headers;
  };
}

/** The policy extended with the hashes of the page's own inline scripts; no others run. */
export const allowScripts = (policy: string, scripts: string): string =>
  scripts ? policy.replace(/script-src [^;]*/, (sources) => `${sources} ${scripts}`) : policy;
