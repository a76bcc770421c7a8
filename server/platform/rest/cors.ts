import type { IncomingMessage, ServerResponse } from 'node:http';

const HEADERS =
  'Authorization, Content-Type, application, AppLocation, Apollo-Require-Preflight, Idempotency-Key, X-Request-Id, X-Segundo-Fator';
const METHODS = 'GET, POST, PUT, PATCH, DELETE';
const PREFLIGHT_SECONDS = 600;

/**
 * Lets allow-listed sites call both doors; without a list, only our own pages may. Tokens travel in a header, so no credentials are
 * allowed. Answers preflights itself: true means the request is done.
 */
export function answerCors(request: IncomingMessage, response: ServerResponse, allowed: readonly string[]): boolean {
  const { origin } = request.headers;
  if (!origin || !allowed.includes(origin)) return false;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('vary', 'Origin');
  response.setHeader('access-control-expose-headers', 'X-Request-Id, Content-Disposition, Retry-After');
  if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return false;
  response.writeHead(204, {
    'access-control-allow-methods': METHODS,
    'access-control-allow-headers': HEADERS,
    'access-control-max-age': String(PREFLIGHT_SECONDS),
  });
  response.end();
  return true;
}
