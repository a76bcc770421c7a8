import type { z } from 'zod';
import type { FieldRead } from '../audit/as-read.ts';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import { measureAction } from '../metrics.ts';
import { requirePermission } from '../require-permission.ts';
import { validate } from '../validate.ts';
import type { Action } from './action.ts';
import { answerOnce, keyOf } from './answer-once.ts';
import { requireFreshProof } from './fresh-proof.ts';
import { guardEdit } from './guard-edit.ts';
import { holdForSecondPerson } from './hold-for-second-person.ts';
import { draftEntry } from './log-draft.ts';
import { noteWrite } from './note-write.ts';
import { handle, type Outcome, type Run, resultOf, type Step } from './run.ts';
import { undoRefused } from './undo-refused.ts';
import { writeLog } from './write-log.ts';

interface RunOptions {
  /** The client's own key: a repeat with the same input gets the first answer, with a different input 409. */
  idempotencyKey?: string;
  /** Values of the row as the author of an edit read them: refused with EDIT_CONFLICT if one has changed since. */
  lido?: readonly FieldRead[] | undefined;
}

/** The steps inside the transaction, outermost first. */
const STEPS: readonly Step[] = [answerOnce, noteWrite, writeLog, holdForSecondPerson, undoRefused, guardEdit];

/**
 * Runs an action for either door, in one transaction (READ COMMITTED, retried on deadlocks) that holds the handler, the log entry and its
 * jobs. Nothing else in the product writes.
 *
 * Refuses: NOT_SIGNED_IN, NOT_ALLOWED, TOKEN_READ_ONLY, SECOND_FACTOR_REQUIRED, PROOF_NEEDED, INPUT_INVALID, IDEMPOTENCY_KEY_REUSED,
 * EDIT_CONFLICT, SERVICE_UNAVAILABLE, and what the action lists.
 */
export function runAction<Schema extends z.ZodType, Result>(
  action: Action<Schema, Result>,
  ctx: AppContext,
  raw: unknown,
  { idempotencyKey: sentKey, lido }: RunOptions = {},
): Promise<Result> {
  return measureAction(action.name, async () => {
    if (ctx.actor.kind === 'staff' && ctx.actor.token) throw new AppError('TOKEN_READ_ONLY');
    requirePermission(ctx, action.permission);
    const idempotencyKey = keyOf(action, ctx, sentKey);
    const input = validate(action.input, raw);
    if (action.freshProof) await requireFreshProof(ctx);
    // Reads that decide a write never come from a replica.
    await action.before?.({ ...ctx, read: ctx.database.read }, input);
    const outcome = await ctx.database.transaction((tx) => {
      const run: Run = { action, ctx, tx, raw, input, idempotencyKey, lido, entry: draftEntry(action, input) };
      return STEPS.reduceRight<() => Promise<Outcome>>(
        (next, step) => () => step(run, next),
        () => handle(run),
      )();
    });
    return resultOf(outcome) as Result;
  });
}
