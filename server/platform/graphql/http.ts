import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ApolloServer, HeaderMap } from '@apollo/server';
import processRequest from 'graphql-upload/processRequest.mjs';
import { isIdempotencyKey } from '../actions/idempotency-key.ts';
import { mayDo } from '../actor.ts';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import { RETRY_AFTER_SECONDS } from '../rest/error-body.ts';

const MAX_BODY_BYTES = 100 * 1024;
const MAX_FILE_BYTES = 20 * 1024 * 1024;

/** An answer of this door is data: nothing in it is a page, to be framed, guessed at or kept. */
const SECURITY_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

type MakeContext = (request: IncomingMessage, requestId: string) => Promise<AppContext>;

class BodyRefused extends Error {
  readonly status: number;
  constructor(status: number, text: string) {
    super(text);
    this.status = status;
  }
}

/**
 * The GraphQL door straight on node:http, in front of the REST door's framework: half of a small query's time would go
 * there (design: performance). A multipart request is read only after its sender was authenticated.
 */
export function graphqlHandler(apollo: ApolloServer<AppContext>, makeContext: MakeContext) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const requestId = headerId(request) ?? randomUUID();
    response.setHeader('x-request-id', requestId);
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    try {
      const ctx = withKey(await makeContext(request, requestId), request);
      const body = await readBody(request, response, ctx);
      const headers = new HeaderMap();
      for (const [name, value] of Object.entries(request.headers)) if (value !== undefined) headers.set(name, String(value));
      // What busboy has parsed is JSON now; the CSRF check still sees the preflight header.
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
      refuse(response, error, requestId);
    }
  };
}

/** The context with the client's key; one that cannot be a key is refused rather than ignored. */
function withKey(ctx: AppContext, { headers }: IncomingMessage): AppContext {
  const key = headers['idempotency-key'];
  if (key === undefined) return ctx;
  if (!isIdempotencyKey(key)) throw new BodyRefused(400, 'Chave de idempotência inválida');
  return { ...ctx, idempotencyKey: key };
}

const headerId = (request: IncomingMessage) => {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : undefined;
};

async function readBody(request: IncomingMessage, response: ServerResponse, ctx: AppContext): Promise<unknown> {
  if (request.method !== 'POST') return undefined;
  const type = request.headers['content-type'] ?? '';
  if (type.startsWith('multipart/form-data')) {
    if (!mayDo(ctx.actor, 'file:upload')) throw new AppError(ctx.actor.kind === 'anonymous' ? 'NOT_SIGNED_IN' : 'NOT_ALLOWED');
    if (!request.headers['apollo-require-preflight']) throw new BodyRefused(400, 'Falta o cabeçalho Apollo-Require-Preflight.');
    // graphql-upload wants Express's types but uses node's streams only.
    const parsed = await processRequest(request, response, { maxFileSize: MAX_FILE_BYTES, maxFiles: 20, maxFieldSize: MAX_BODY_BYTES });
    request.headers['content-type'] = 'application/json';
    return parsed;
  }
  if (!type.startsWith('application/json')) return {};
  const chunks: Buffer[] = [];
  let size = 0;
  // Not destroyed when it is left: the connection would break before the answer.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) {
      // The rest is read and forgotten, so that the sender comes to see the answer.
      setImmediate(() => request.resume());
      throw new BodyRefused(413, 'Requisição grande demais.');
    }
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown;
  } catch {
    throw new BodyRefused(400, 'O corpo da requisição não é JSON válido.');
  }
}

function refuse(response: ServerResponse, error: unknown, requestId: string): void {
  const known =
    error instanceof AppError
      ? { status: error.kind === 'unauthenticated' ? 401 : error.kind === 'unavailable' ? 503 : 403, code: error.code }
      : undefined;
  const uploadStatus = (error as { status?: unknown }).status;
  const status =
    known?.status ??
    (error instanceof BodyRefused ? error.status : typeof uploadStatus === 'number' && uploadStatus < 500 ? uploadStatus : 500);
  const message =
    status === 500
      ? 'Erro interno.'
      : known || error instanceof BodyRefused
        ? (error as Error).message
        : 'Não foi possível ler o arquivo enviado';
  if (response.headersSent) return void response.end();
  if (status === 503) response.setHeader('retry-after', String(RETRY_AFTER_SECONDS));
  response.statusCode = status;
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.end(JSON.stringify({ errors: [{ message, extensions: { code: known?.code ?? 'BAD_REQUEST', requestId } }] }));
}
