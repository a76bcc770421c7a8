import { defineAction } from '../../../../platform/actions/action.ts';
import { rejectSubmissionRules } from '../submission.rules.ts';
import { lockSubmission, moveSubmission } from '../submission-moves.ts';

/** Rejects a pending receipt for one of the seven reasons, which its sender sees with the reviewer's note. */
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
