import { actorKey } from '../../../platform/actor.ts';
import type { ActionContext } from '../../../platform/context.ts';

interface SubmissionNote {
  /** What happened, in the history's words: a status, or a step besides the statuses. */
  what: string;
  /** The submission's status at the time. */
  status: string;
  motivo: string | null;
}

/** Records a history step that does not change the status. */
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
