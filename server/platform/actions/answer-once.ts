import { createHash } from 'node:crypto';
import { actorKey } from '../actor.ts';
import { canonicalJson } from '../canonical-json.ts';
import type { AppContext } from '../context.ts';
import { AppError, inputError } from '../errors/app-error.ts';
import type { Action } from './action.ts';
import { isIdempotencyKey } from './idempotency-key.ts';
import { type Outcome, refusedBy, type Step } from './run.ts';

/** Kinds whose answer is kept under the key; any other refusal may succeed on a retry. */
const FINAL = new Set(['invalid', 'conflict', 'notFound', 'forbidden']);
/** Refusals of those kinds that the same input may not meet again: the server was busy, or the author saw the row anew. */
const PASSING = new Set(['STATEMENT_TIMEOUT', 'EDIT_CONFLICT']);

/**
 * The action's idempotency key: its own, or the request's plus the action's name, because a document may run several. Anonymous visitors
 * get none: they would all share one.
 */
export function keyOf(action: Pick<Action<never, never>, 'name' | 'secretAnswer'>, ctx: AppContext, sent?: string): string | undefined {
  if (action.secretAnswer) return undefined;
  if (sent && !isIdempotencyKey(sent)) throw inputError([{ field: 'idempotencyKey', message: 'Chave de idempotência inválida' }]);
  if (sent || !ctx.idempotencyKey || ctx.actor.kind === 'anonymous') return sent;
  return `${action.name}:${ctx.idempotencyKey}`;
}

/** Answers a repeated key with the first outcome, a final refusal included. Refuses: IDEMPOTENCY_KEY_REUSED. */
export const answerOnce: Step = async ({ action, ctx, tx, input, idempotencyKey: key }, next) => {
  if (!key) return next();
  const who = actorKey(ctx.actor);
  const hash = createHash('sha256')
    .update(`${action.name}\n${canonicalJson(input)}`)
    .digest('hex');
  // A concurrent request with the same key waits here until the first one has committed or rolled back.
  const [mine] = await tx.sql(
    'insert into idempotency_keys (actor_key, chave, action, input_hash) values ($1, $2, $3, $4) on conflict do nothing returning chave',
    [who, key, action.name, hash],
  );
  if (!mine) {
    const [kept] = await tx.sql<{ input_hash: string; outcome: Outcome }>(
      'select input_hash, outcome from idempotency_keys where actor_key = $1 and chave = $2',
      [who, key],
    );
    if (!kept || kept.input_hash !== hash) throw new AppError('IDEMPOTENCY_KEY_REUSED');
    return kept.outcome;
  }
  const outcome = await next().catch((error: unknown) => {
    if (!(error instanceof AppError) || !FINAL.has(error.kind) || PASSING.has(error.code)) throw error;
    return refusedBy(error);
  });
  await tx.sql('update idempotency_keys set outcome = $3 where actor_key = $1 and chave = $2', [who, key, JSON.stringify(outcome)]);
  return outcome;
};
