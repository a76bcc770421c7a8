import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import pino from 'pino';
import { pinoHttp } from 'pino-http';
import { traceFields } from './tracing/tracing.ts';

export type Logger = pino.Logger;

/** `detail` and `where` of PostgreSQL errors quote the refused row, personal data included. */
const SECRET_KEY = /senha|password|token|authorization|cookie|cpf|chavepix|uuid|secret|^detail$|^where$/i;
const HIDDEN = '[oculto]';
const MAX_DEPTH = 6;

/** Requests and responses are not walked: pino-http's serializers below choose what to log. */
const SERIALIZED = new Set(['req', 'res']);

function redactEntry(entry: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(entry).map(([key, value]) => [key, SERIALIZED.has(key) ? value : SECRET_KEY.test(key) ? HIDDEN : redact(value, 1)]),
  );
}

/** Replaces secret and personal values at any depth: pino's own redaction only knows fixed paths. */
function redact(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (depth > MAX_DEPTH) return '…';
  if (Array.isArray(value)) return value.slice(0, 100).map((inner) => redact(inner, depth + 1));
  if (value instanceof Error) return redact(pino.stdSerializers.err(value), depth);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, SECRET_KEY.test(key) ? HIDDEN : redact(inner, depth + 1)]));
}

const SCRUBS: [RegExp, string | ((found: string) => string)][] = [
  // A CPF, masked or bare, that is not part of a longer number.
  [/(?<![\d.])\d{3}\.\d{3}\.\d{3}-\d{2}(?!\d)/g, '[cpf]'],
  // The ids of requests, jobs and traces are 32 hexadecimal digits; one in sixty has eleven decimal ones in a row.
  [/\b[0-9a-f]{32}\b|(?<![\d.:-])\d{11}(?![\d.])/g, (found) => (found.length === 11 ? '[cpf]' : found)],
  // The same after a URL-encoded character, whose digits would lengthen it.
  [/(%[0-9a-f]{2})\d{11}(?![\d.])/gi, '$1[cpf]'],
  // The secret address of a spreadsheet.
  [/(\/planilhas\/)[\w-]{20,}/g, '$1[oculto]'],
  [/Bearer\s+[\w.~+/=|-]+/gi, 'Bearer [oculto]'],
  // The documented header: a token on either side of a bar.
  [/[A-Za-z0-9_-]{20,}\|+|\|+[A-Za-z0-9_-]{20,}/g, '[oculto]'],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, '[uuid]'],
  [/\b[\w.+-]+@[\w-]+(\.[\w-]+)+\b/g, '[e-mail]'],
];

/** A final scrub of the written line, for values that slipped into a message or a stack. */
export function scrubLine(line: string): string {
  return SCRUBS.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement as string), line);
}

/** An error as it may be stored: its scrubbed text and stack, without properties, which may quote rows. */
export function scrubbedError(error: unknown): Error {
  const { name = 'Error', message = String(error), stack = '' } = (error ?? {}) as Partial<Error>;
  return Object.assign(new Error(scrubLine(message)), { name, stack: scrubLine(stack) });
}

/** JSON lines on standard output, or on `write` in tests; with the trace's id inside a span. No line holds a password, a token, a CPF, a PIX key or a recovery uuid. */
export function openLogger({
  level,
  write = (line: string) => void process.stdout.write(line),
}: {
  level: string;
  write?: (line: string) => void;
}): Logger {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin: traceFields,
      formatters: { level: (label) => ({ level: label }), log: redactEntry },
    },
    { write: (line: string) => write(scrubLine(line)) },
  );
}

/** Our own request id; an outside one is used only when it has the same form. */
export function newRequestId(given?: string | string[]): string {
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID().replaceAll('-', '');
}

/** Probes, scrapes and files of the client: neither logged nor traced. */
export function isRoutine({ url = '' }: IncomingMessage): boolean {
  return /^\/(saude|metrics|assets)\b/.test(url);
}

/**
 * One line per answer of `handle`: id, method, path without query, status, time. Omits headers and query strings because recovery uuids
 * travel in AppLocation and Referer.
 */
export function logHttp(logger: Logger, handle: RequestListener): RequestListener {
  const log = pinoHttp({
    logger,
    genReqId: (request) => {
      const id = newRequestId(request.headers['x-request-id']);
      // The application takes its request id from here, so both match.
      request.headers['x-request-id'] = id;
      return id;
    },
    customLogLevel: (_request, response, error) => (error || response.statusCode >= 500 ? 'error' : 'info'),
    autoLogging: { ignore: isRoutine },
    serializers: {
      req: ({ id, method, url }: { id: string; method: string; url: string }) => ({ id, method, path: url.split('?')[0] }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
  });
  return (request, response) => {
    log(request, response);
    handle(request, response);
  };
}
