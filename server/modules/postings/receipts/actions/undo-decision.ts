import { defineAction } from '../../../../platform/actions/action.ts';
import type { ActionContext } from '../../../../platform/context.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { dropMessages } from '../../../messaging/index.ts';
import { takeBackReferral } from '../../../referrals/index.ts';
import { dropHeld, forgetPosting, reopenHeld } from '../../../second-person/index.ts';
import { UNDO_ACCEPTED_SECONDS } from '../decision-window.rules.ts';
import { noticeReference } from '../held-notice.ts';
import { leaseSubmission } from '../lease.ts';
import { submissionDecisionRules } from '../submission.rules.ts';
import { noteSubmissionEvent } from '../submission-events.ts';
import { type LockedSubmission, lockSubmission, moveSubmission } from '../submission-moves.ts';
import { undoPosting } from '../undo-posting.ts';
import '../submission.errors.ts';

/** The receipt's decision: its own, or a first approval that waits for the second. */
interface Decision {
  por: number;
  em: Date;
  /** The request of a first approval that waits. */
  held_id: number | null;
  posting_id: number | null;
  contested: boolean;
}

/** The receipt's decision, when it is still this person's to take back. */
async function ownDecision(ctx: ActionContext, { id, versao }: LockedSubmission, seen: number | null | undefined): Promise<Decision> {
  const [decision] = await ctx.sql<Decision>(
    `select d.*, exists (select from contests k where k.submission_id = $1 and k.criado_em >= d.em and k.status <> 'REVERTIDA') as contested
     from (select s.decidido_por_id as por, s.decidido_em as em, null::int as held_id, p.id as posting_id
         from submissions s left join postings p on p.submission_id = s.id and p.status = 'APROVADA'
         where s.id = $1 and s.status in ('POSTADA', 'REPROVADA', 'ENCERRADA')
       union all select h.primeiro_por_id, h.criado_em, h.id, null from held_actions h
         where h.submission_id = $1 and h.status = 'AGUARDA') d`,
    [id],
  );
  if (!decision) throw new AppError('DECISION_NONE');
  if (ctx.actor.kind !== 'staff' || decision.por !== ctx.actor.id) throw new AppError('DECISION_OF_OTHER');
  if (seen && versao !== seen + 1) throw new AppError('SUBMISSION_CHANGED');
  if (ctx.clock.now().getTime() - decision.em.getTime() > UNDO_ACCEPTED_SECONDS * 1_000) throw new AppError('DECISION_TOO_LATE');
  if (decision.contested) throw new AppError('SUBMISSION_CONTESTED');
  return decision;
}

/** The first approval is withdrawn; the receipt never left the queue. */
async function withdrawApproval(ctx: ActionContext, submission: LockedSubmission): Promise<void> {
  await dropHeld(ctx, submission.id);
  await ctx.sql('update submissions set versao = versao + 1 where id = $1', [submission.id]);
  await noteSubmissionEvent(ctx, submission.id, { what: 'DECISAO_DESFEITA', status: submission.status, motivo: null });
}

/** Back to the queue as it was before the decision: with the first approval that the decision closed, and with its priority. */
async function reopen(ctx: ActionContext, submission: LockedSubmission, { por, em, posting_id }: Decision): Promise<void> {
  const waitsAgain = await reopenHeld(ctx, { submissionId: submission.id, postingId: posting_id, by: por, at: em });
  if (posting_id) {
    if (!waitsAgain) await forgetPosting(ctx, posting_id);
    await takeBackReferral(ctx, posting_id);
    // Whatever the settings' policy is, no debt arises.
    const reason = { causa: 'DECISAO_DESFEITA', observacao: null } as const;
    await undoPosting(ctx, posting_id, 'DEVOLVIDA', { reason, policy: 'SOMENTE_LIVRES', step: 'DECISAO_DESFEITA' });
  } else await moveSubmission(ctx, submission, 'PENDENTE', { step: 'DECISAO_DESFEITA' });
  await ctx.sql(
    "update submissions set prioridade = exists (select from contests where submission_id = $1 and status = 'REVERTIDA') where id = $1",
    [submission.id],
  );
}

/**
 * Takes the actor's own decision on a receipt back, seconds after it was made, and claims the receipt for them: points and cashback return
 * by a reversal, also those of a referral that the approval paid, the message to the sender is dropped, a second approval waits again.
 * `versao` is the version that was decided.
 */
export const undoDecision = defineAction({
  name: 'undoDecision',
  title: 'Decisão desfeita',
  permission: 'submission:decide',
  refuses: [
    'SUBMISSION_NOT_FOUND',
    'SUBMISSION_CLAIMED',
    'SUBMISSION_CHANGED',
    'SUBMISSION_CONTESTED',
    'DECISION_NONE',
    'DECISION_OF_OTHER',
    'DECISION_TOO_LATE',
    'REFERRAL_POINTS_SPENT',
    'LEDGER_POINTS_SPENT',
    'MONEY_PAUSED',
  ],
  input: submissionDecisionRules,
  handler: async (ctx, { id, versao }) => {
    const submission = await lockSubmission(ctx, id);
    const decision = await ownDecision(ctx, submission, versao);
    if (decision.held_id) await withdrawApproval(ctx, submission);
    else await reopen(ctx, submission, decision);
    await dropMessages(ctx, noticeReference(id));
    ctx.logAs({ id, decisao: decision.held_id ? 'AGUARDA_APROVACAO' : submission.status, postingId: decision.posting_id });
    return leaseSubmission(ctx, id);
  },
});
