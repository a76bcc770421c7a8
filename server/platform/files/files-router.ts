import { pipeline } from 'node:stream/promises';
import express, { type Request, type Response, type Router } from 'express';
import type { Clock } from '../clock.ts';
import type { Env } from '../env.ts';
import { AppError } from '../errors/app-error.ts';
import { fileHeaders, parseRange, rangeResponse } from './safe-headers.ts';
import { verifyLink } from './signed-link.ts';
import type { Storage } from './storage.ts';

interface FilesRouterParts {
  storage: Storage;
  env: Env;
  clock: Clock;
  /** Called for storage outages, never for a missing file. */
  report: (error: unknown, requestId?: string) => void;
}

/** GET /arquivos/:token, streamed from the storage. The signed link is the permission; an invalid or expired one is 404. */
export function filesRouter({ storage, env, clock, report }: FilesRouterParts): Router {
  const router = express.Router({ caseSensitive: true });
  router.get('/arquivos/:token', async (request, response) => {
    try {
      await send(storage, env, clock.now(), request, response);
    } catch (error) {
      // The reader left, or the file is gone: neither is ours to handle.
      const expected = error instanceof AppError || response.destroyed || response.writableEnded;
      if (!expected) report(error, String(response.getHeader('x-request-id')));
      if (response.headersSent) response.destroy();
      else notFound(response, expected ? 404 : 503);
    }
  });
  return router;
}

async function send(storage: Storage, env: Env, now: Date, request: Request<{ token: string }>, response: Response): Promise<void> {
  const link = verifyLink(request.params.token, env.SECRET, now);
  if (!link) return notFound(response, 404);
  const size = await storage.size(link.key);
  const range = parseRange(request.get('range'), size);
  const { status, headers } = rangeResponse(range, size);
  const maxAgeSeconds = (link.expiresAt.getTime() - now.getTime()) / 1000;
  const wantsBody = status !== 416 && request.method !== 'HEAD';
  // Opened before the headers go out, so a missing file can still be a 404.
  const stream = wantsBody ? await storage.stream(link.key, range && range !== 'unsatisfiable' ? range : undefined) : undefined;
  try {
    response.status(status).set({ ...fileHeaders({ ...link, maxAgeSeconds }), ...headers });
    if (stream) await pipeline(stream, response);
    else response.end();
  } finally {
    // The reader left while the file was opening: nothing was piped, and an open file handle ends the process when garbage collected.
    stream?.destroy();
  }
}

function notFound(response: Response, status: 404 | 503): void {
  response.status(status).set('cache-control', 'no-store').type('text/plain');
  response.send(status === 404 ? 'Arquivo não encontrado ou link expirado' : 'Serviço temporariamente indisponível');
}
