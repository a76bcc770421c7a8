import type { ActionContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import './second-person.errors.ts';

/** Refuses a second decision on a receipt whose first one waits for approval. Refuses: SECOND_PERSON_WAITING. */
export async function refuseWhileHeld({ sql, approves }: ActionContext, submissionId: number): Promise<void> {
  const [waiting] = await sql("select from held_actions where submission_id = $1 and status = 'AGUARDA' and id <> $2", [
    submissionId,
    approves?.id ?? 0,
  ]);
  if (waiting) throw new AppError('SECOND_PERSON_WAITING');
}

/** Declines what waits for a receipt, because the receipt was decided otherwise or its maker took the decision back. */
export async function dropHeld({ sql, actor, clock }: ActionContext, submissionId: number): Promise<void> {
  await sql(
    "update held_actions set status = 'RECUSADA', segundo_por_id = $2, decidido_em = $3 where submission_id = $1 and status = 'AGUARDA'",
    [submissionId, actor.kind === 'staff' ? actor.id : null, clock.now()],
  );
}

/**
 * Lets a request wait again whose decision was taken back: the approval that became a posting, or the refusal by this person at this moment.
 * Answers whether there was one.
 */
export async function reopenHeld(
  { sql }: ActionContext,
  { submissionId, postingId, by, at }: { submissionId: number; postingId: number | null; by: number; at: Date },
): Promise<boolean> {
  const reopened = await sql(
    `update held_actions set status = 'AGUARDA', segundo_por_id = null, decidido_em = null, posting_id = null
     where submission_id = $1 and case when $2::int is null then status = 'RECUSADA' and segundo_por_id = $3 and decidido_em = $4
       else posting_id = $2 end returning id`,
    [submissionId, postingId, by, at],
  );
  return reopened.length > 0;
}
