import compression from 'compression';
import express, { type NextFunction, type Request, type Response, type Router } from 'express';
import { isIdempotencyKey } from '../actions/idempotency-key.ts';
import type { AppContext } from '../context.ts';
import { AppError, inputError } from '../errors/app-error.ts';
import { seesMasks } from '../lists/personal.ts';
import { requirePermission } from '../require-permission.ts';
import { refuseForbiddenText } from '../validate.ts';
import { noteDisclosure } from './disclose-personal-data.ts';
import { errorAnswer, isRefusal } from './error-body.ts';
import { declaredQuery } from './query-rules.ts';
import { readMultipart } from './read-multipart.ts';
import { allRoutes, FileAnswer, type Route } from './route.ts';

const parseJson = express.json({ limit: '1mb', strict: true, type: 'application/json' });
const parseForm = express.urlencoded({ limit: '100kb', extended: false });

type MakeContext = (request: Request, requestId: string) => Promise<AppContext>;

/**
 * The documented REST paths over the same actions and lists as GraphQL. Every route answers JSON: an actor without access gets 401 or 403
 * before the body is read; an unknown path is 404 with its documented text.
 */
export function restRouter(makeContext: MakeContext, report: (error: unknown, requestId: string) => void): Router {
  const router = express.Router({ caseSensitive: true });
  router.use(compression());
  for (const route of allRoutes()) {
    const method = route.method.toLowerCase() as 'get';
    router[method](route.path, async (request, response) => {
      const requestId = String(response.getHeader('x-request-id'));
      try {
        await answer(route, request, response, await makeContext(request, requestId));
      } catch (error) {
        if (!isRefusal(error)) report(error, requestId);
        refuse(response, error, route);
      }
    });
  }
  router.all(['/api', '/api/{*path}', '/pontuacao/{*path}'], (_request, response) => refuse(response, new AppError('PATH_NOT_FOUND')));

  // A malformed URL encoding fails before any route matches.
  router.use((_error: unknown, request: Request, response: Response, next: NextFunction) => {
    if (/^\/(api|pontuacao)\//.test(request.path)) refuse(response, new AppError('PATH_NOT_FOUND'));
    else next();
  });
  return router;
}

async function answer(route: Route, request: Request, response: Response, asked: AppContext): Promise<void> {
  requirePermission(asked, route.permission);
  // The documents show whole values: people who see masks elsewhere get them too, and the log tells.
  const ctx = { ...asked, documented: true, ...(seesMasks(asked.actor) ? { disclosed: new Set<string>() } : {}) };
  const { body, files } =
    route.form && request.is('multipart/form-data') ? await readMultipart(request) : { body: await readBody(request, response), files: [] };
  const key = request.get('idempotency-key');
  if (key && !isIdempotencyKey(key)) throw inputError([{ field: 'Idempotency-Key', message: 'Chave de idempotência inválida' }]);
  const params = request.params as Record<string, string>;
  // Routes look up rows by these before an action validates them.
  for (const part of [params, request.query, body]) refuseForbiddenText(part);
  const query = declaredQuery(route.query ?? {}, request.query);
  const gone = new AbortController();
  response.on('close', () => gone.abort());
  const result = await route.handle({
    ctx,
    params,
    query,
    body,
    files,
    ...(key ? { idempotencyKey: key } : {}),
    signal: gone.signal,
  });
  await noteDisclosure(ctx, `${route.method} ${route.path}`);
  response.setHeader('cache-control', 'no-store');
  if (result instanceof FileAnswer) return sendFile(response, result);
  response.status(route.status ?? 200).json(result ?? {});
}

function sendFile(response: Response, file: FileAnswer): void {
  response.setHeader('content-type', file.contentType);
  response.setHeader('content-disposition', `attachment; filename="${file.fileName.replace(/[^\w.-]/g, '_')}"`);
  file.stream.on('error', () => response.destroy());
  response.on('close', () => file.stream.destroy());
  file.stream.pipe(response);
}

function readBody(request: Request, response: Response): Promise<Record<string, unknown> | unknown[]> {
  return new Promise((resolve, reject) => {
    const parse = request.is('application/x-www-form-urlencoded') ? parseForm : parseJson;
    parse(request, response, (error?: unknown) => {
      if (error) return reject(inputError([{ field: 'corpo', message: 'O corpo da requisição não é válido' }]));
      const body: unknown = request.body;
      if (body === undefined || body === null) return resolve({});
      if (typeof body === 'object') return resolve(body as Record<string, unknown>);
      reject(inputError([{ field: 'corpo', message: 'O corpo da requisição não é válido' }]));
    });
  });
}

function refuse(response: Response, error: unknown, route?: Route): void {
  if (response.headersSent) return void response.destroy();
  const { status, body, retryAfter } = errorAnswer(error);
  if (retryAfter) response.setHeader('retry-after', String(retryAfter));
  response.setHeader('cache-control', 'no-store');
  const documented = error instanceof AppError ? route?.refusal?.read(error) : undefined;
  response.status(status).json({ ...body, ...documented });
}
