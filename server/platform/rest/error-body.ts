import { AppError, type ErrorKind, errorDefinition, type FieldProblem } from '../errors/app-error.ts';

/** The status for each kind of refusal. */
export const errorStatus: Record<ErrorKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  limit: 429,
  unavailable: 503,
};

/** The status of a request that a code refuses. */
export function statusOf(code: string): number {
  const { status, kind } = errorDefinition(code);
  return status ?? errorStatus[kind];
}

/** Retry delay for refusals caused by an unavailable dependency. */
const RETRY_AFTER_SECONDS = 2;
const RATE_SECONDS = 60;

/** Seconds after which the same request may pass; undefined where waiting does not help. */
export function retryAfterOf({ kind, params, retryAfterSeconds }: AppError): number | undefined {
  if (retryAfterSeconds) return retryAfterSeconds;
  if (kind === 'limit') return Number(params.seconds ?? RATE_SECONDS);
  return kind === 'unavailable' ? RETRY_AFTER_SECONDS : undefined;
}

/** The documented error body: a text in `erro`, the refused fields in `campos`, never a stack. */
export interface ErrorAnswer {
  status: number;
  body: { erro: string; codigo: string; campos?: FieldProblem[] };
  /** Seconds to wait before a retry. */
  retryAfter?: number;
}

/** Turns any thrown value into the documented answer. Anything but our own refusals is a bug: 500 with a generic text. */
export function errorAnswer(error: unknown): ErrorAnswer {
  if (!(error instanceof AppError)) return { status: 500, body: { erro: 'Erro interno.', codigo: 'INTERNAL' } };
  const body = { erro: error.message, codigo: error.code, ...(error.fields.length ? { campos: error.fields } : {}) };
  const retryAfter = retryAfterOf(error);
  return { status: errorStatus[error.kind], body, ...(retryAfter ? { retryAfter } : {}) };
}

/** Whether the caller or an operator's decision caused the error, so it is not worth an error line in the log. */
export function isRefusal(error: unknown): boolean {
  return error instanceof AppError && (error.kind !== 'unavailable' || error.retryAfterSeconds !== undefined);
}
