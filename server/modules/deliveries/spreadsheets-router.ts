import express, { type Request, type Response, type Router } from 'express';
import type { StaffActor } from '../../platform/actor.ts';
import { rateLimiter } from '../../platform/auth/rate-limit.ts';
import { hashToken } from '../../platform/auth/tokens.ts';
import { type AppContext, makeContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { errorAnswer, isRefusal } from '../../platform/rest/error-body.ts';
import { readSessionHeader } from '../../platform/rest/session-header.ts';
import { TOKEN_REQUESTS_PER_MINUTE } from '../../policy/query-limits.ts';
import { findActor } from '../sessions/index.ts';
import { type DeliveredQuery, findDeliveredQuery, findReader, findVisibleQuery, refuseLostLevel } from './delivered-query.ts';
import './deliveries.errors.ts';
import { readTable } from './read-table.ts';
import { recentAnswer } from './recent-answers.ts';
import { type AskedSheet, askedSheet, sheetOf } from './sheet-answer.ts';

interface SpreadsheetsRouterParts extends Pick<AppContext, 'database' | 'ports' | 'env' | 'clock'> {
  report: (error: unknown, requestId?: string) => void;
}

/** A saved query and the reader whose rights decide its rows. */
interface Found {
  query: DeliveredQuery;
  reader: StaffActor;
}

/**
 * GET /analise/planilhas/:secret.csv by a secret address, GET /analise/consultas/:id.csv by an access token: the rows of a saved query for a
 * spreadsheet, read with the rights that its owner has now.
 */
export function spreadsheetsRouter({ report, ...base }: SpreadsheetsRouterParts): Router {
  const router = express.Router({ caseSensitive: true });
  const serve = (find: (ctx: AppContext, request: Request) => Promise<Found>) => async (request: Request, response: Response) => {
    const requestId = String(response.getHeader('x-request-id'));
    try {
      const ctx = makeContext({ ...base, actor: { kind: 'anonymous' }, requestId, ip: '', userAgent: '' });
      const asked = askedSheet(new URL(request.originalUrl, base.env.PUBLIC_URL).searchParams, request.get('accept'));
      await answer(ctx, response, { ...(await find(ctx, request)), asked });
    } catch (error) {
      if (!isRefusal(error)) report(error, requestId);
      refuse(response, error);
    }
  };
  router.get('/analise/planilhas/:secret.csv', serve(byAddress));
  router.get('/analise/consultas/:id.csv', serve(byToken));
  return router;
}

async function byAddress(ctx: AppContext, { params }: Request): Promise<Found> {
  const [address] = await ctx.database.read<{ id: number; staffId: number; escopos: string[] }>(
    `select id, staff_user_id as "staffId", escopos from spreadsheet_addresses
     where segredo_hash = $1 and revogado_em is null and expira_em > $2`,
    [hashToken(String(params.secret)), ctx.clock.now()],
  );
  if (!address) throw new AppError('ADDRESS_UNKNOWN');
  const key = `address:${address.id}`;
  await limitRequests(ctx, key);
  const reader = await findReader(ctx, address.staffId, { key, scopes: address.escopos });
  const query = await findDeliveredQuery(ctx, 'spreadsheet_addresses', address.id);
  await ctx.database.transaction((tx) =>
    tx.sql('update spreadsheet_addresses set usos = usos + 1, ultimo_uso_em = $2 where id = $1', [address.id, ctx.clock.now()]),
  );
  return { query, reader };
}

async function byToken(ctx: AppContext, request: Request): Promise<Found> {
  const { any } = readSessionHeader(request.get('authorization'));
  const { actor } = await findActor(ctx.database, any ? { any } : {}, ctx.clock.now());
  if (actor.kind !== 'staff' || !actor.token) throw new AppError('ADDRESS_TOKEN_MISSING');
  await limitRequests(ctx, actor.token.key);
  refuseLostLevel(actor);
  const id = String(request.params.id);
  if (!/^[1-9]\d{0,8}$/.test(id)) throw new AppError('SAVED_QUERY_UNKNOWN');
  return { query: await findVisibleQuery(ctx.database.read, Number(id), actor.id), reader: actor };
}

/** Also counts answers that are repeated, whose file is written each time. */
async function limitRequests(ctx: AppContext, key: string): Promise<void> {
  await rateLimiter(ctx.database.pool, { name: 'sheet-requests', points: TOKEN_REQUESTS_PER_MINUTE, windowSeconds: 60 }).consume(key);
}

async function answer(ctx: AppContext, response: Response, { query, reader, asked }: Found & { asked: AskedSheet }): Promise<void> {
  const { parameters } = asked;
  const { level, storeIds, networkIds, seesMasks, mustRegisterFactor, token } = reader;
  const rights = { level, storeIds, networkIds, seesMasks, mustRegisterFactor, key: token?.key };
  const question = { rights, consulta: query.consulta, variaveis: query.variaveis, parameters: [...parameters] };
  const { table, seconds } = await recentAnswer(ctx, question, () => readTable(ctx, { reader, query, parameters }));
  const { type, extension, bytes } = await sheetOf(table, asked);
  response.set({
    'content-type': type,
    'content-disposition': `inline; filename="consulta-${query.id}.${extension}"`,
    'cache-control': `private, max-age=${seconds}`,
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
    vary: 'Accept, Authorization',
  });
  response.end(bytes);
}

/** A spreadsheet shows the text of a refusal, or its user opens the address: plain text. */
function refuse(response: Response, error: unknown): void {
  const { status, body, retryAfter } = errorAnswer(error);
  if (retryAfter) response.setHeader('retry-after', String(retryAfter));
  if (status === 401) response.setHeader('www-authenticate', 'Bearer');
  response.status(status).set('cache-control', 'no-store').type('text/plain').send(body.erro);
}
