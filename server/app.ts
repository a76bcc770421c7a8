import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import path from 'node:path';
import express from 'express';
import helmet from 'helmet';
import { clientFiles } from './client-files.ts';
import { spreadsheetsRouter } from './modules/deliveries/index.ts';
import { exportsRouter } from './modules/exports/index.ts';
import { proveSecondFactor } from './modules/second-factors/index.ts';
import { findActor } from './modules/sessions/index.ts';
import { socialRouter } from './modules/social/index.ts';
import { runAction } from './platform/actions/run-action.ts';
import { ACCESS_TOKEN } from './platform/auth/tokens.ts';
import { clientAddresses } from './platform/client-address.ts';
import type { Clock } from './platform/clock.ts';
import { type AppContext, makeContext, type Ports } from './platform/context.ts';
import type { Database } from './platform/db/database.ts';
import type { Env } from './platform/env.ts';
import { filesRouter } from './platform/files/files-router.ts';
import { graphqlHandler } from './platform/graphql-http/http.ts';
import { openGraphql } from './platform/graphql-http/server.ts';
import { docsRouter } from './platform/openapi/docs-router.ts';
import { answerCors } from './platform/rest/cors.ts';
import { restRouter } from './platform/rest/router.ts';
import { readSessionHeader } from './platform/rest/session-header.ts';
import './rest/index.ts';
import { productSchema } from './schema.ts';

/** The parts of the HTTP application; tests supply their own. */
export interface AppParts {
  database: Database;
  ports: Ports;
  env: Env;
  clock: Clock;
  /** Receives bugs and outages, never refusals. */
  report: (error: unknown, requestId?: string) => void;
  /** Receives what the operator should look at. */
  warn?: (text: string) => void;
  /** Routers mounted before the client's files: health, metrics, the development mailbox. */
  extras?: express.Router[];
}

export interface App {
  handle: RequestListener;
  /** Waits for running GraphQL operations to finish. */
  close(): Promise<void>;
}

/** Builds the HTTP application without listening: /graphql, the documented REST paths, files, and the client on one port. */
export async function buildApp({ database, ports, env, clock, report, warn, extras = [] }: AppParts): Promise<App> {
  const addressOf = clientAddresses(env.TRUST_PROXY, () => warn?.(PROXY_IGNORED));
  const contextOf = async (request: IncomingMessage, requestId: string): Promise<AppContext> => {
    const tokens = readSessionHeader(request.headers.authorization);
    // Access tokens work only at the GraphQL door, whose limits apply to them.
    if (tokens.any?.startsWith(ACCESS_TOKEN) && !isGraphql(request)) delete tokens.any;
    const { actor, sessionId, wroteAt, provedAt } = await findActor(database, tokens, clock.now());
    const { replica } = database;
    return makeContext({
      actor,
      requestId,
      ...(sessionId ? { sessionId } : {}),
      ...(provedAt ? { provedAt } : {}),
      ip: addressOf(request),
      userAgent: request.headers['user-agent'] ?? '',
      clock,
      database,
      env,
      ports,
      ...(replica?.hasSeen(wroteAt ?? null) ? { read: replica.sql } : {}),
    });
  };
  const apollo = openGraphql(await productSchema(), report);
  await apollo.start();
  const graphql = graphqlHandler(apollo, contextOf, report);
  const site = express();
  site.disable('x-powered-by');
  site.use((request, response, next) => {
    const given = request.get('x-request-id');
    response.setHeader('x-request-id', given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID());
    next();
  });
  const originOf = (url: string | undefined) => (url ? [new URL(url).origin] : []);
  site.use(
    securityHeaders({
      pictureOrigins: env.TLC_IMAGE_ORIGINS,
      frameOrigins: originOf(env.RELATORIO_URL),
      mediaOrigins: originOf(env.TUTORIAL_VIDEO_URL),
    }),
  );
  for (const extra of extras) site.use(extra);
  site.use(filesRouter({ storage: ports.storage, env, clock, report }));
  site.use(exportsRouter({ database, ports, env, clock, report }));
  site.use(spreadsheetsRouter({ database, ports, env, clock, report }));
  site.use(socialRouter({ ports, env, clock, report }));
  site.use(docsRouter());
  site.use(restRouter(async (request, requestId) => withHeaderCode(await contextOf(request, requestId), request), report));
  site.use(clientFiles(path.resolve('dist/web')));
  const isSecure = env.PUBLIC_URL.startsWith('https:');
  return {
    handle: (request, response) => {
      if (isSecure) response.setHeader('strict-transport-security', HSTS);
      if (answerCors(request, response, env.CORS_ORIGINS)) return;
      if (isGraphql(request)) void graphql(request, response);
      else site(request, response);
    },
    close: () => apollo.stop(),
  };
}

/** On a documented REST path, the code of the second factor comes in a header: there is no dialog to ask in. */
function withHeaderCode(ctx: AppContext, { headers }: IncomingMessage): AppContext {
  const code = headers['x-segundo-fator'];
  if (typeof code !== 'string') return ctx;
  return { ...ctx, secondFactorCode: code, proveByHeader: async () => void (await runAction(proveSecondFactor, ctx, { codigo: code })) };
}

/** A year, for this host only: we cannot promise for its subdomains. */
const HSTS = 'max-age=31536000';
const PROXY_IGNORED =
  'chegou X-Forwarded-* e TRUST_PROXY não confia em ninguém: se há um proxy na frente, todos têm o endereço dele (defina TRUST_PROXY)';

const isGraphql = ({ url }: IncomingMessage) => url === '/graphql' || Boolean(url?.startsWith('/graphql?'));

/** Sites whose content pages may show, besides our own. */
type OutsideOrigins = Record<'pictureOrigins' | 'frameOrigins' | 'mediaOrigins', string[]>;

function securityHeaders({ pictureOrigins, frameOrigins, mediaOrigins }: OutsideOrigins): express.RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        // The style engine writes style elements; the only inline scripts allowed are the page's own, by hash (client-page.ts).
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...pictureOrigins],
        mediaSrc: ["'self'", 'blob:', ...mediaOrigins],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        frameSrc: ["'self'", 'blob:', ...frameOrigins],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: null,
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    // Set before either door runs (see handle).
    strictTransportSecurity: false,
  });
}
