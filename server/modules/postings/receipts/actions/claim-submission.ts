import { defineAction } from '../../../../platform/actions/action.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { leaseSubmission } from '../lease.ts';
import { submissionIdRules } from '../submission.rules.ts';
import { lockSubmission } from '../submission-moves.ts';

/** Claims a pending receipt for review, or extends the same person's claim: two people never decide the same one. */
export const claimSubmission = defineAction({
  name: 'claimSubmission',
  title: 'Reserva de nota',
  permission: 'submission:decide',
  refuses: ['SUBMISSION_NOT_FOUND', 'SUBMISSION_CLAIMED', 'SUBMISSION_DECIDED'],
  logged: false,
  input: submissionIdRules,
  handler: async (ctx, { id }) => {
    const submission = await lockSubmission(ctx, id);
    if (submission.status !== 'PENDENTE') throw new AppError('SUBMISSION_CHANGED');
    return leaseSubmission(ctx, id);
  },
});
