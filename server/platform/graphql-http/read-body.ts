import type { IncomingMessage, ServerResponse } from 'node:http';
import processRequest from 'graphql-upload/processRequest.mjs';
import { mayDo } from '../actor.ts';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import { contentTypeOf } from './media-types.ts';
import { RequestRefused } from './request-refused.ts';

const MAX_BODY_BYTES = 100 * 1024;
const MAX_FILE_BYTES = 20 * 1024 * 1024;
const MAX_FILES = 20;

/** The body of a GraphQL request: JSON in UTF-8, or multipart from those who may upload; undefined for methods other than POST. */
export async function readBody(request: IncomingMessage, response: ServerResponse, ctx: AppContext): Promise<unknown> {
  if (request.method !== 'POST') return undefined;
  const { type, charset } = contentTypeOf(request.headers['content-type']);
  if (type === 'multipart/form-data') {
    if (!mayDo(ctx.actor, 'file:upload')) throw new AppError(ctx.actor.kind === 'anonymous' ? 'NOT_SIGNED_IN' : 'NOT_ALLOWED');
    if (!request.headers['apollo-require-preflight']) throw new RequestRefused(400, 'Falta o cabeçalho Apollo-Require-Preflight.');
    const parsed = await readMultipart(request, response);
    // The parsed body is JSON now; the CSRF check still sees the preflight header.
    request.headers['content-type'] = 'application/json';
    return parsed;
  }
  if (type !== 'application/json') throw new RequestRefused(415, 'Envie a requisição como application/json.');
  if (charset && charset !== 'utf-8' && charset !== 'utf8') throw new RequestRefused(415, 'Envie a requisição em UTF-8.');
  if ((request.headers['content-encoding'] ?? 'identity') !== 'identity')
    throw new RequestRefused(415, 'Envie a requisição sem compressão.');
  return readJson(request);
}

/** Any failure while reading a request is the request's fault. */
async function readMultipart(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
  try {
    // graphql-upload expects Express's types but only uses node's streams.
    return await processRequest(request, response, { maxFileSize: MAX_FILE_BYTES, maxFiles: MAX_FILES, maxFieldSize: MAX_BODY_BYTES });
  } catch (error) {
    throw new RequestRefused((error as { status?: unknown }).status === 413 ? 413 : 400, 'Não foi possível ler o arquivo enviado');
  }
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  try {
    return JSON.parse(await readText(request)) as unknown;
  } catch (error) {
    if (error instanceof RequestRefused) throw error;
    throw new RequestRefused(400, 'O corpo da requisição não é JSON válido.');
  }
}

/** Rejects when the sender leaves before the end. */
async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Not destroyed when abandoned: the connection would break before the answer.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) {
      // Reads and discards the rest, so that the sender gets to see the answer.
      setImmediate(() => request.resume());
      throw new RequestRefused(413, 'Requisição grande demais.');
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
