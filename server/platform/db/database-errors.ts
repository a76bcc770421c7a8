import { AppError, isErrorCode } from '../errors/app-error.ts';

/** SQLSTATEs that mean "nothing was done, try again": serialization failure and deadlock. */
const RETRYABLE = new Set(['40001', '40P01']);
/**
 * Lost or refused connections, shutdowns, full disks, lock time-outs and a server that is not (or not yet) the primary: nothing was done, or
 * the outcome is unknown. The caller may retry with the same key.
 */
const UNAVAILABLE =
  /^(08|57P|53)|^(55P03|25P0[34]|25006|58030)$|^E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN|NOTFOUND)$/;
/** Messages of the driver and the queue for the same conditions, which carry no code. */
const UNAVAILABLE_TEXT =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|not queryable|timeout expired|LISTEN\/NOTIFY (connection|heartbeat)/;
/** Disk full or failing, also when wrapped by a library. */
const DISK_AWAY = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EROFS']);
const ANSWER_TIMEOUT = 'Query read timeout';
/** A write on a replica, a demoted primary, or a primary before the end of its promotion. */
const READ_ONLY = '25006';

/** The SQLSTATE (or network code) of an error, also when wrapped by the ORM. */
export function sqlState(error: unknown): string | undefined {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  if (typeof code === 'string') return code;
  return cause ? sqlState(cause) : undefined;
}

/** Whether the database or a disk is temporarily unavailable, so a later try may succeed. */
export function isOutage(error: unknown): boolean {
  if (error instanceof AppError) return error.kind === 'unavailable';
  for (let inner = error as { code?: unknown; cause?: unknown } | undefined; inner; inner = inner.cause as typeof inner)
    if (DISK_AWAY.has(String(inner.code))) return true;
  return UNAVAILABLE.test(sqlState(error) ?? '') || UNAVAILABLE_TEXT.test((error as Error | undefined)?.message ?? '');
}

const constraintCodes = new Map<string, string>();

/** Maps unique, foreign key and check constraints to refusals, e.g. stores_cnpj_unique → STORE_CNPJ_TAKEN. */
export function defineConstraintErrors(table: Record<string, string>): void {
  for (const [constraint, code] of Object.entries(table)) constraintCodes.set(constraint, code);
}

/** Translates a driver error where it stands for one of ours: a refusal, a broken rule, an unavailable server. */
export function translate(error: unknown): unknown {
  if (error instanceof AppError) return error;
  const state = sqlState(error) ?? '';
  const { constraint, message } = error as { constraint?: string; message?: string };
  // A database function refuses by raising one of our codes; its detail becomes the parameter `detail`.
  if (state === 'P0001' && message && isErrorCode(message)) return new AppError(message, { detail: (error as { detail?: string }).detail });
  const named = constraint ?? /constraint "([^"]+)"/.exec(message ?? '')?.[1];
  const code = named && constraintCodes.get(named);
  if (code) return new AppError(code);
  if (RETRYABLE.has(state)) return error;
  if (isOutage(error)) return unavailable(state, message);
  if (state === '57014') return new AppError('STATEMENT_TIMEOUT');
  if (state === '22003') return new AppError('INPUT_INVALID', { text: 'Valor fora do limite permitido' });
  return error;
}

/** The cause names the conditions in which the connection must not be reused. */
function unavailable(state: string, message: string | undefined): AppError {
  const error = new AppError('SERVICE_UNAVAILABLE');
  error.cause = [state, message].find((reason) => reason === READ_ONLY || reason === ANSWER_TIMEOUT);
  return error;
}

/** Whether nothing was done and an immediate retry is safe. */
export const isRetryable = (error: unknown): boolean => RETRYABLE.has(sqlState(error) ?? '');

/**
 * Whether the connection must not be reused: the driver stopped waiting and the statement may still be running, or the server only reads and
 * the next connection has to find the primary.
 */
export function isUnusable(error: unknown): boolean {
  const { message, cause } = error as Error;
  return message === ANSWER_TIMEOUT || cause === ANSWER_TIMEOUT || cause === READ_ONLY || sqlState(error) === READ_ONLY;
}
