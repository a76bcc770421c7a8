import { AppError, type ErrorKind, type FieldProblem } from '../errors/app-error.ts';

const status: Record<ErrorKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  limit: 429,
  unavailable: 503,
};

/** The documented error answer: a text in `erro`, the refused fields in `campos`, never a stack. */
export interface ErrorAnswer {
  status: number;
  body: { erro: string; codigo: string; campos?: FieldProblem[] };
  /** Seconds to wait before a retry. */
  retryAfter?: number;
}

/** Turns whatever was thrown into the documented answer. What is not our own refusal is a bug: 500 with a generic text. */
export function errorAnswer(error: unknown): ErrorAnswer {
  if (!(error instanceof AppError)) return { status: 500, body: { erro: 'Erro interno.', codigo: 'INTERNAL' } };
  const body = { erro: error.message, codigo: error.code, ...(error.fields.length ? { campos: error.fields } : {}) };
  const retryAfter = error.kind === 'limit' ? Number(error.params.seconds ?? 60) : error.kind === 'unavailable' ? 2 : undefined;
  return { status: status[error.kind], body, ...(retryAfter ? { retryAfter } : {}) };
}

/** Whether the error is the caller's doing, and so not worth an error line in the log. */
export function isRefusal(error: unknown): boolean {
  return error instanceof AppError && error.kind !== 'unavailable';
}
