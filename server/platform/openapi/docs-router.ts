import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import compression from 'compression';
import express, { type Router } from 'express';
import { sourceFile } from '../source-file.ts';
import { openApiDocument } from './document.ts';

const OURS = sourceFile('platform', 'openapi', 'page');
const require = createRequire(import.meta.url);
const SWAGGER = path.dirname(require.resolve('swagger-ui-dist/package.json'));

/** The page's files; nothing else of the package is served, and nothing loads from another site. */
const files: Readonly<Record<string, string>> = {
  'swagger-ui.css': path.join(SWAGGER, 'swagger-ui.css'),
  'swagger-ui-bundle.js': path.join(SWAGGER, 'swagger-ui-bundle.js'),
  'docs.css': path.join(OURS, 'docs.css'),
  'docs.js': path.join(OURS, 'docs.js'),
};

/**
 * The OpenAPI document at /api/openapi.json and its page at /api/docs. Both are public: they describe the documented interface and hold no
 * data, generators cannot send a session, and each path enforces its own access.
 */
export function docsRouter(): Router {
  const router = express.Router({ caseSensitive: true });
  router.use(['/api/openapi.json', '/api/docs'], compression());
  let made: { text: string; etag: string } | undefined;
  router.get('/api/openapi.json', (_request, response) => {
    made ??= documentText();
    response.setHeader('cache-control', 'public, no-cache');
    response.setHeader('etag', made.etag);
    response.type('application/json').send(made.text);
  });
  router.get('/api/docs', (_request, response) => response.sendFile(path.join(OURS, 'index.html'), { maxAge: 0 }));
  router.get('/api/docs/:file', ({ params }, response, next) => {
    const file = Object.hasOwn(files, params.file) ? files[params.file] : undefined;
    if (!file) return next();
    // A release brings another page under the same file names.
    response.sendFile(file, { maxAge: 0 });
  });
  return router;
}

function documentText(): { text: string; etag: string } {
  const text = JSON.stringify(openApiDocument());
  return { text, etag: `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"` };
}
