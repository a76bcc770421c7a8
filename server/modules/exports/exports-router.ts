import { pipeline } from 'node:stream/promises';
import express, { type Request, type Response, type Router } from 'express';
import { type AppContext, makeContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { exportStream } from '../../platform/lists/export-rows.ts';
import { findList } from '../../platform/lists/list.ts';
import { errorAnswer, isRefusal } from '../../platform/rest/error-body.ts';
import { findPerson, isSessionLive } from '../sessions/index.ts';
import { SHEET_CONTENT_TYPES } from './content-types.ts';
import { readExportLink } from './export-link.ts';
import { guarded } from './export-slots.ts';

interface ExportsRouterParts extends Pick<AppContext, 'database' | 'ports' | 'env' | 'clock'> {
  report: (error: unknown, requestId?: string) => void;
}

const KINDS = { staff: 'STAFF', seller: 'SELLER', consumer: 'CONSUMER' } as const;

/** GET /exportacoes/:token: the file `exportList` prepared, with its person's current rights. */
export function exportsRouter(parts: ExportsRouterParts): Router {
  const router = express.Router({ caseSensitive: true });
  router.get('/exportacoes/:token', async (request, response) => {
    try {
      await download(parts, request, response);
    } catch (error) {
      const left = response.headersSent && response.destroyed;
      if (!isRefusal(error) && !left) parts.report(error, String(response.getHeader('x-request-id')));
      refuse(response, error);
    }
  });
  return router;
}

async function download(parts: ExportsRouterParts, request: Request<{ token: string }>, response: Response): Promise<void> {
  const { report: _report, ...base } = parts;
  const link = readExportLink(request.params.token, base.env.SECRET, base.clock.now());
  const list = link && findList(link.list);
  if (!link || !list) throw new AppError('EXPORT_LINK_INVALID');
  const actor = await findPerson(base.database, KINDS[link.actor.kind], link.actor.id);
  if (!actor || (link.session && !(await isSessionLive(base.database, link.session, base.clock.now()))))
    throw new AppError('NOT_SIGNED_IN');
  const requestId = String(response.getHeader('x-request-id'));
  const ctx = makeContext({ ...base, actor, requestId, ip: '', userAgent: '' });
  const stream = guarded(() => exportStream(list, ctx, link.format, link.request));
  response.set({
    'content-type': SHEET_CONTENT_TYPES[link.format],
    'content-disposition': `attachment; filename="${link.fileName.replace(/[^\w.-]/g, '_')}"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  await pipeline(stream, response);
}

/** A person opens this URL, so a refusal is plain text. */
function refuse(response: Response, error: unknown): void {
  if (response.headersSent) return void response.destroy();
  const { status, body, retryAfter } = errorAnswer(error);
  for (const name of ['content-type', 'content-disposition']) response.removeHeader(name);
  if (retryAfter) response.setHeader('retry-after', String(retryAfter));
  response.status(status).set('cache-control', 'no-store').type('text/plain').send(body.erro);
}
