import { actorKey } from '../../../platform/actor.ts';
import type { ActionContext } from '../../../platform/context.ts';

interface SubmissionNote {
  /** What happened, in the words of the history: a status, or a step beside the statuses. */
  what: string;
  /** Where the submission stands while it happens. */
  status: string;
  motivo: string | null;
}

/** Writes a step of a submission's history that is no move between statuses. */
export async function noteSubmissionEvent(
  ctx: ActionContext,
  submissionId: number,
  { what, status, motivo }: SubmissionNote,
): Promise<void> {
  await ctx.sql(
    `insert into submission_events (submission_id, status_anterior, status_novo, motivo, ator, ator_nome, criado_em)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [submissionId, status, what, motivo, actorKey(ctx.actor), 'nome' in ctx.actor ? ctx.actor.nome : 'Sistema', ctx.clock.now()],
  );
}
