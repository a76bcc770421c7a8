import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ApolloServer, HeaderMap } from '@apollo/server';
import { isIdempotencyKey } from '../actions/idempotency-key.ts';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import { errorStatus, isRefusal, retryAfterOf } from '../rest/error-body.ts';
import { traceFields } from '../tracing/tracing.ts';
import { INTERNAL_ERROR, refusalExtensions } from './errors.ts';
import { acceptsJson } from './media-types.ts';
import { readBody } from './read-body.ts';
import { RequestRefused } from './request-refused.ts';

/** Answers of this door are data, never a page: no framing, sniffing or caching. */
const SECURITY_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

type MakeContext = (request: IncomingMessage, requestId: string) => Promise<AppContext>;
type Report = (error: unknown, requestId: string) => void;

/**
 * The GraphQL door directly on node:http, ahead of the REST door's framework, which would take half of a small query's time (design:
 * performance). A multipart request is read only after its sender is authenticated. `report` receives bugs and outages.
 */
export function graphqlHandler(apollo: ApolloServer<AppContext>, makeContext: MakeContext, report: Report) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const requestId = headerId(request) ?? randomUUID();
    response.setHeader('x-request-id', requestId);
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    try {
      refuseForeignTongue(request);
      const ctx = withKey(await makeContext(request, requestId), request);
      const body = await readBody(request, response, ctx);
      const headers = new HeaderMap();
      for (const [name, value] of Object.entries(request.headers)) if (value !== undefined) headers.set(name, String(value));
      const url = new URL(request.url ?? '/', 'http://localhost');
      const answer = await apollo.executeHTTPGraphQLRequest({
        httpGraphQLRequest: { method: (request.method ?? 'GET').toUpperCase(), headers, search: url.search, body },
        context: async () => ctx,
      });
      for (const [name, value] of answer.headers) response.setHeader(name, value);
      response.statusCode = answer.status ?? 200;
      if (answer.body.kind === 'complete') response.end(answer.body.string);
      else {
        for await (const chunk of answer.body.asyncIterator) response.write(chunk);
        response.end();
      }
    } catch (error) {
      if (!(error instanceof RequestRefused) && !isRefusal(error)) report(error, requestId);
      refuse(response, error, requestId);
    }
  };
}

/**
 * Refuses requests that could not be answered before reading or running anything: another method, or a client that does not accept JSON.
 */
function refuseForeignTongue({ method, headers }: IncomingMessage): void {
  if (method !== 'GET' && method !== 'POST') throw new RequestRefused(405, 'Use GET ou POST.', { allow: 'GET, POST' });
  if (!acceptsJson(headers.accept))
    throw new RequestRefused(406, 'O cabeçalho Accept deve aceitar application/json ou application/graphql-response+json.');
}

/** The context with the client's key; an invalid key is refused rather than ignored. */
function withKey(ctx: AppContext, { headers }: IncomingMessage): AppContext {
  const key = headers['idempotency-key'];
  if (key === undefined) return ctx;
  if (!isIdempotencyKey(key)) throw new RequestRefused(400, 'Chave de idempotência inválida');
  return { ...ctx, idempotencyKey: key };
}

const headerId = (request: IncomingMessage) => {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : undefined;
};

function refuse(response: ServerResponse, error: unknown, requestId: string): void {
  if (response.headersSent) return void response.end();
  const { status, message, extensions, headers } = answerOf(error);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.statusCode = status;
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.end(JSON.stringify({ errors: [{ message, extensions: { ...extensions, requestId, ...traceFields() } }] }));
}

function answerOf(error: unknown) {
  if (error instanceof RequestRefused)
    return { status: error.status, message: error.message, extensions: { code: error.code }, headers: error.headers };
  if (!(error instanceof AppError)) return { ...INTERNAL_ERROR, status: 500, headers: {} };
  const seconds = retryAfterOf(error);
  const headers: Record<string, string> = seconds ? { 'retry-after': String(seconds) } : {};
  return { status: errorStatus[error.kind], message: error.message, extensions: refusalExtensions(error), headers };
}
