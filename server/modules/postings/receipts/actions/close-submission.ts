import { defineAction } from '../../../../platform/actions/action.ts';
import { submissionDecisionRules } from '../submission.rules.ts';
import { lockSubmission, moveSubmission } from '../submission-moves.ts';

/** Ends a pending receipt without a reason (001 §4, encerrar). */
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
