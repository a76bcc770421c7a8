import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** What goes with the page beside its text. */
interface PageHeaders {
  /** Sources of its inline scripts for a `script-src`: their hashes. */
  scripts: string;
  /**
   * The `Link` header of an address, empty when nothing is announced: the browser fetches what a first page is made of together with its
   * HTML, which on a phone saves two round trips of half a second each.
   */
  linkOf: (pathname: string) => string;
}

const firstPages = z.array(z.object({ address: z.string(), link: z.string() }));

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** What the build laid beside the page (web/first-page/links.ts); pages load without it too. */
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

/**
 * The headers of the page as it was last built: a build while the server runs has other files and other inline scripts. None when it
 * was not built.
 */
export function clientPage(folder: string): () => PageHeaders {
  let known = { builtAt: 0, headers: NONE };
  return () => {
    const builtAt = fs.statSync(path.join(folder, 'index.html'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (builtAt !== known.builtAt) known = { builtAt, headers: builtAt ? readHeaders(folder) : NONE };
    return known.headers;
  };
}

/** The policy with the page's own inline scripts allowed, by hash: no other inline script runs. */
export const allowScripts = (policy: string, scripts: string): string =>
  scripts ? policy.replace(/script-src [^;]*/, (sources) => `${sources} ${scripts}`) : policy;
