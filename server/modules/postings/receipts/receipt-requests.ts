import type { ActionContext } from '../../../platform/context.ts';
import { noteSubmissionEvent } from './submission-events.ts';
import { lockSubmission } from './submission-moves.ts';

/** The receipt's first decision begins to wait: nobody has it under review, and a stale view of it is refused. */
export async function receiptWaits(ctx: ActionContext, submissionId: number | null | undefined): Promise<void> {
  if (!submissionId) return;
  const [receipt] = await ctx.sql<{ status: 'PENDENTE' }>(
    'update submissions set versao = versao + 1, reservado_por_id = null, reservado_ate = null where id = $1 returning status',
    [submissionId],
  );
  await noteSubmissionEvent(ctx, submissionId, { what: 'AGUARDA_APROVACAO', status: receipt!.status, motivo: null });
}

/** The receipt's first decision no longer waits: it is pending as before. */
export async function receiptStopsWaiting(
  ctx: ActionContext,
  submissionId: number | null | undefined,
  motivo: string | null,
): Promise<void> {
  if (!submissionId) return;
  await lockSubmission(ctx, submissionId, { missing: 'HELD_ACTION_NOT_FOUND' });
  await ctx.sql('update submissions set versao = versao + 1 where id = $1', [submissionId]);
  await noteSubmissionEvent(ctx, submissionId, { what: 'APROVACAO_RECUSADA', status: 'PENDENTE', motivo });
}
