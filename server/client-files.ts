import fs from 'node:fs';
import path from 'node:path';
import express from 'express';
import { allowScripts, clientPage } from './client-page.ts';

const FOR_EVER = { immutable: true, maxAge: '365d' } as const;
/** Encodings of precompressed files, by file suffix (web/build/pack-assets.ts). */
const ENCODINGS: readonly (readonly [encoding: string, ending: string])[] = [
  ['br', '.br'],
  ['gzip', '.gz'],
];

const PAGE = 'index.html';

/** The encoding this browser accepts; undefined when it accepts none or the file has no packed copy (web/build/pack-assets.ts). */
const packingOf = (request: express.Request, file: string) =>
  ENCODINGS.find(([encoding, ending]) => request.acceptsEncodings(encoding) && fs.existsSync(file + ending));

/** Serves the precompressed copy of a file when there is one and the browser accepts it. */
function packedAssets(folder: string): express.RequestHandler {
  const packed = express.static(folder, {
    ...FOR_EVER,
    index: false,
    setHeaders: (response, file) => {
      const [encoding, ending] = ENCODINGS.find(([, end]) => file.endsWith(end))!;
      response.setHeader('content-encoding', encoding);
      response.setHeader('vary', 'Accept-Encoding');
      response.type(path.extname(file.slice(0, -ending.length)));
    },
  });
  return (request, response, next) => {
    // Our order of preference: browsers accept them all equally.
    const ending = ENCODINGS.find(([encoding]) => request.acceptsEncodings(encoding))?.[1];
    const { pathname } = new URL(request.url, 'http://client');
    // A direct request for a packed file gets it as it is.
    if (!ending || request.headers.range || ENCODINGS.some(([, end]) => pathname.endsWith(end))) return next();
    const asked = request.url;
    request.url = pathname + ending;
    packed(request, response, (error?: unknown) => {
      request.url = asked;
      next(error);
    });
  };
}

/** The built client: hashed assets are cached forever, the page itself never; any other path is a client route. */
export function clientFiles(folder: string): express.Router {
  const router = express.Router();
  const assets = path.join(folder, 'assets');
  router.use('/assets', packedAssets(assets), express.static(assets, { ...FOR_EVER, fallthrough: false }));
  // No cache may keep the service worker beyond a release.
  router.get('/sw.js', (_request, response, next) => {
    response.setHeader('cache-control', 'no-cache');
    response.sendFile(path.join(folder, 'sw.js'), { cacheControl: false }, (error) => {
      if (error) next(error);
    });
  });
  router.use(express.static(folder, { index: false, maxAge: '1h' }));
  const page = clientPage(folder);
  router.get('/{*path}', (request, response, next) => {
    response.setHeader('cache-control', 'no-cache');
    const { scripts, linkOf } = page();
    const link = linkOf(request.path);
    if (link) response.setHeader('link', link);
    const policy = response.getHeader('content-security-policy');
    if (typeof policy === 'string') response.setHeader('content-security-policy', allowScripts(policy, scripts));
    const [encoding, ending] = packingOf(request, path.join(folder, PAGE)) ?? [];
    response.vary('Accept-Encoding');
    if (encoding) response.setHeader('content-encoding', encoding);
    response.type('html').sendFile(path.join(folder, `${PAGE}${ending ?? ''}`), (error) => {
      if (error) next(error);
    });
  });
  router.use((_error: unknown, _request: express.Request, response: express.Response, _next: express.NextFunction) => {
    if (!response.headersSent) response.status(404).type('text/plain').send('Não encontrado');
  });
  return router;
}
