import { actorKey, nameOf } from '../../../platform/actor.ts';
import type { ActionContext } from '../../../platform/context.ts';
import type { ReversalReason } from '../../../shared/reversal-reason.ts';
import type { SubmissionStatus } from './submission.status.ts';

/** A step of a submission's history: a status, or what happened without changing it. */
export type SubmissionStep =
  | SubmissionStatus
  | 'AGUARDA_APROVACAO'
  | 'APROVACAO_RECUSADA'
  | 'DECISAO_DESFEITA'
  | 'CONTESTADA'
  | 'CONTESTACAO_MANTIDA'
  | 'DADOS_CORRIGIDOS';

interface SubmissionNote {
  what: SubmissionStep;
  /** The submission's status at the time. */
  status: SubmissionStatus;
  motivo: string | null;
  causa?: ReversalReason | null | undefined;
}

/** Records a history step that does not change the status. */
export async function noteSubmissionEvent(
  ctx: ActionContext,
  submissionId: number,
  { what, status, motivo, causa = null }: SubmissionNote,
): Promise<void> {
  await ctx.sql(
    `insert into submission_events (submission_id, status_anterior, status_novo, motivo, ator, ator_nome, criado_em, causa)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [submissionId, status, what, motivo, actorKey(ctx.actor), nameOf(ctx.actor), ctx.clock.now(), causa],
  );
}
