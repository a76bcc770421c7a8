import { defineAction } from '../../../../platform/actions/action.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { returnSubmissionRules } from '../submission.rules.ts';
import { lockSubmission, moveSubmission } from '../submission-moves.ts';

/** Returns a rejected or ended receipt to the queue (001 §4). */
export const returnSubmissionToPending = defineAction({
  name: 'returnSubmissionToPending',
  title: 'Retorno de nota para pendente',
  permission: 'submission:return',
  refuses: ['SUBMISSION_NOT_FOUND', 'SUBMISSION_NOT_CLOSED', 'SUBMISSION_CONTESTED'],
  input: returnSubmissionRules,
  handler: async (ctx, { id, versao, ...reason }) => {
    const submission = await lockSubmission(ctx, id, { versao });
    const [contest] = await ctx.sql("select from contests where submission_id = $1 and status = 'ABERTA'", [id]);
    if (contest) throw new AppError('SUBMISSION_CONTESTED');
    // A posted one returns through its posting, which reverses the points.
    const open = submission.status === 'POSTADA' ? { ...submission, status: 'CANCELADA' as const } : submission;
    await moveSubmission(ctx, open, 'PENDENTE', { ...reason, illegal: 'SUBMISSION_NOT_CLOSED' });
    return { id };
  },
});
