import { defineAction } from '../../../../platform/actions/action.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { rejectSubmissionRules, submissionDecisionRules } from '../../sales/posting.rules.ts';
import { lockSubmission, moveSubmission } from '../submission-moves.ts';

/**
 * Rejects a pending receipt for one of the seven reasons, which its sender sees with the reviewer's note.
 * Refuses: SUBMISSION_NOT_FOUND, SUBMISSION_DECIDED, SUBMISSION_CHANGED, SUBMISSION_CLAIMED.
 */
export const rejectSubmission = defineAction({
  name: 'rejectSubmission',
  title: 'Reprovação de nota',
  permission: 'submission:decide',
  refuses: ['SUBMISSION_NOT_FOUND', 'SUBMISSION_DECIDED', 'SUBMISSION_CHANGED', 'SUBMISSION_CLAIMED'],
  input: rejectSubmissionRules,
  handler: async (ctx, { id, versao, motivo, observacao }) => {
    await moveSubmission(ctx, await lockSubmission(ctx, id, { versao }), 'REPROVADA', { motivo, observacao });
    return { id };
  },
});

/** Ends a pending receipt without a reason (001 §4, encerrar). Refuses as rejectSubmission does. */
export const closeSubmission = defineAction({
  name: 'closeSubmission',
  title: 'Encerramento de nota',
  permission: 'submission:decide',
  refuses: ['SUBMISSION_NOT_FOUND', 'SUBMISSION_DECIDED', 'SUBMISSION_CHANGED', 'SUBMISSION_CLAIMED'],
  input: submissionDecisionRules,
  handler: async (ctx, { id, versao }) => {
    await moveSubmission(ctx, await lockSubmission(ctx, id, { versao }), 'ENCERRADA');
    return { id };
  },
});

/**
 * Returns a rejected or ended receipt to the queue (001 §4). Refuses: SUBMISSION_NOT_FOUND, SUBMISSION_NOT_CLOSED, SUBMISSION_CONTESTED.
 */
export const returnSubmissionToPending = defineAction({
  name: 'returnSubmissionToPending',
  title: 'Retorno de nota para pendente',
  permission: 'submission:return',
  refuses: ['SUBMISSION_NOT_FOUND', 'SUBMISSION_NOT_CLOSED', 'SUBMISSION_CONTESTED'],
  input: submissionDecisionRules,
  handler: async (ctx, { id, versao }) => {
    const submission = await lockSubmission(ctx, id, { versao });
    const [contest] = await ctx.sql("select from contests where submission_id = $1 and status = 'ABERTA'", [id]);
    if (contest) throw new AppError('SUBMISSION_CONTESTED');
    // A posted one returns through its posting, which reverses the points.
    const open = submission.status === 'POSTADA' ? { ...submission, status: 'CANCELADA' as const } : submission;
    await moveSubmission(ctx, open, 'PENDENTE', { illegal: 'SUBMISSION_NOT_CLOSED' });
    return { id };
  },
});
