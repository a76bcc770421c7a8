import type { z } from 'zod';
import { defineAction } from '../../../../platform/actions/action.ts';
import type { ActionContext } from '../../../../platform/context.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import '../../sales/posting.errors.ts';
import { noteSubmissionEvent } from '../../receipts/submission-events.ts';
import { lockSubmission } from '../../receipts/submission-moves.ts';
import { recordForConsumer } from '../../sales/actions/post-cashback.ts';
import { recordForSeller } from '../../sales/actions/post-sale.ts';
import { approvalIdRules, declineApprovalRules, type postCashbackRules, type postSaleRules } from '../../sales/posting.rules.ts';

interface LockedApproval {
  audience: 'SELLER' | 'CONSUMER';
  submission_id: number | null;
  cpf: string;
  dados: Record<string, unknown>;
  primeiro_por_id: number;
  status: string;
}

/** The waiting approval, locked after its receipt as everywhere, within reach of an actor other than the first approver. */
async function lockApproval(ctx: ActionContext, id: number, { mayBeFirst = false } = {}): Promise<LockedApproval> {
  const { actor } = ctx;
  if (actor.kind !== 'staff') throw new AppError('NOT_ALLOWED');
  const [link] = await ctx.sql<{ submission_id: number | null }>('select submission_id from sale_approvals where id = $1', [id]);
  if (link?.submission_id) await lockSubmission(ctx, link.submission_id, { missing: 'APPROVAL_NOT_FOUND' });
  const [approval] = await ctx.sql<LockedApproval>(
    `select audience, submission_id, cpf, dados, primeiro_por_id, status from sale_approvals
     where id = $1 and ($2::int[] is null or store_id = any($2)) and ($3::int[] is null or network_id = any($3)) for update`,
    [id, actor.storeIds ?? null, actor.networkIds ?? null],
  );
  if (!approval) throw new AppError('APPROVAL_NOT_FOUND');
  if (approval.status !== 'AGUARDA') throw new AppError('APPROVAL_DECIDED');
  if (!mayBeFirst && approval.primeiro_por_id === actor.id) throw new AppError('APPROVAL_SAME_PERSON');
  return approval;
}

const close = (ctx: ActionContext, id: number, set: { status: string; justificativa: string | null; postingId: number | null }) =>
  ctx.sql(
    'update sale_approvals set status = $2, segundo_por_id = $3, decidido_em = $4, justificativa = $5, posting_id = $6 where id = $1',
    [id, set.status, ctx.actor.kind === 'staff' ? ctx.actor.id : null, ctx.clock.now(), set.justificativa, set.postingId],
  );

/**
 * The second approver lets the sale earn, exactly as the first entered it; values and duplicates are checked again.
 * Refuses: APPROVAL_NOT_FOUND, APPROVAL_DECIDED, APPROVAL_SAME_PERSON and what the sale refuses.
 */
export const approveSale = defineAction({
  name: 'approveSale',
  title: 'Segunda aprovação',
  permission: 'sale:post',
  freshProof: true,
  input: approvalIdRules,
  handler: async (ctx, { id }) => {
    const { audience, cpf, dados } = await lockApproval(ctx, id);
    const input = { ...dados, cpf };
    const posted =
      audience === 'SELLER'
        ? await recordForSeller(ctx, input as z.output<typeof postSaleRules>, { isSecond: true })
        : await recordForConsumer(ctx, input as z.output<typeof postCashbackRules>, { isSecond: true });
    await close(ctx, id, { status: 'APROVADA', justificativa: null, postingId: posted.id });
    ctx.logAs({ id, postingId: posted.id });
    return { id: posted.id };
  },
});

/**
 * Withdraws the first approval: nothing is earned and the receipt is pending as usual again. The first approver may do this too. Refuses:
 * APPROVAL_NOT_FOUND, APPROVAL_DECIDED.
 */
export const declineSale = defineAction({
  name: 'declineSale',
  title: 'Recusa de segunda aprovação',
  permission: 'sale:post',
  freshProof: true,
  input: declineApprovalRules,
  handler: async (ctx, { id, justificativa }) => {
    const { submission_id: submissionId } = await lockApproval(ctx, id, { mayBeFirst: true });
    await close(ctx, id, { status: 'RECUSADA', justificativa, postingId: null });
    if (submissionId) {
      await ctx.sql('update submissions set versao = versao + 1 where id = $1', [submissionId]);
      await noteSubmissionEvent(ctx, submissionId, { what: 'APROVACAO_RECUSADA', status: 'PENDENTE', motivo: justificativa });
    }
    return { id };
  },
});
