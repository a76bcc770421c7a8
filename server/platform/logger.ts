import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import pino from 'pino';
import { pinoHttp } from 'pino-http';

export type Logger = pino.Logger;

/** `detail` and `where` of PostgreSQL's errors show the refused row, whoever it is about. */
const SECRET_KEY = /senha|password|token|authorization|cookie|cpf|chavepix|uuid|secret|^detail$|^where$/i;
const HIDDEN = '[oculto]';
const MAX_DEPTH = 6;

/** Requests and answers are not walked: pino-http's serializers below pick what is said about them. */
const SERIALIZED = new Set(['req', 'res']);

function redactEntry(entry: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(entry).map(([key, value]) => [key, SERIALIZED.has(key) ? value : SECRET_KEY.test(key) ? HIDDEN : redact(value, 1)]),
  );
}

/** Replaces secret and personal values wherever they stand: pino's own redaction knows fixed paths only. */
function redact(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (depth > MAX_DEPTH) return '…';
  if (Array.isArray(value)) return value.slice(0, 100).map((inner) => redact(inner, depth + 1));
  if (value instanceof Error) return redact(pino.stdSerializers.err(value), depth);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, SECRET_KEY.test(key) ? HIDDEN : redact(inner, depth + 1)]));
}

const SCRUBS: [RegExp, string][] = [
  // A CPF, masked or bare, that is not part of a longer number.
  [/(?<![\d.])\d{3}\.\d{3}\.\d{3}-\d{2}(?!\d)/g, '[cpf]'],
  [/(?<![\d.:-])\d{11}(?![\d.])/g, '[cpf]'],
  // The same behind an encoded character of an address, whose digits would lengthen it.
  [/(%[0-9a-f]{2})\d{11}(?![\d.])/gi, '$1[cpf]'],
  [/Bearer\s+[\w.~+/=|-]+/gi, 'Bearer [oculto]'],
  // The documented header: a token on one side of a bar or on the other.
  [/[A-Za-z0-9_-]{20,}\|+|\|+[A-Za-z0-9_-]{20,}/g, '[oculto]'],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, '[uuid]'],
  [/\b[\w.+-]+@[\w-]+(\.[\w-]+)+\b/g, '[e-mail]'],
];

/** The last look at a written line: what slipped into a message text or a stack. */
export function scrubLine(line: string): string {
  return SCRUBS.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), line);
}

/** JSON lines on standard output, or on `write` in tests. No line holds a password, a token, a CPF, a PIX key or a recovery uuid. */
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
      formatters: { level: (label) => ({ level: label }), log: redactEntry },
    },
    { write: (line: string) => write(scrubLine(line)) },
  );
}

/** A request id of our own; one from outside is taken over only when it looks like one. */
export function newRequestId(given?: string | string[]): string {
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID().replaceAll('-', '');
}

/**
 * One line for each answer of `handle`: id, method, path without query, status, time. Headers and query strings are left out because
 * recovery uuids travel in AppLocation and Referer.
 */
export function logHttp(logger: Logger, handle: RequestListener): RequestListener {
  const log = pinoHttp({
    logger,
    genReqId: (request) => {
      const id = newRequestId(request.headers['x-request-id']);
      // The application takes its request id from here, so that both say the same.
      request.headers['x-request-id'] = id;
      return id;
    },
    customLogLevel: (_request, response, error) => (error || response.statusCode >= 500 ? 'error' : 'info'),
    autoLogging: { ignore: (request) => /^\/(saude|metrics|assets)\b/.test(request.url ?? '') },
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
