import type { ActionContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Reason } from '../../../shared/reversal-reason.ts';
import type { ReversalPolicy } from '../../ledger/index.ts';
import { lockPosting } from '../sales/lock-posting.ts';
import { type ReversedPosting, reversePosting } from '../sales/reverse-posting.ts';
import type { SubmissionStep } from './submission-events.ts';
import { lockReceiptOf, moveSubmission } from './submission-moves.ts';

interface Undo {
  reason: Reason;
  policy?: ReversalPolicy;
  /** How the history of the receipt names it; by default as its new status. */
  step?: SubmissionStep;
}

/**
 * Reverses a posting and moves its receipt: cancelled with it, or back to the queue.
 * Refuses: POSTING_NOT_FOUND, POSTING_NOT_APPROVED, POSTING_WITHOUT_RECEIPT, LEDGER_POINTS_SPENT by policy.
 */
export async function undoPosting(
  ctx: ActionContext,
  id: number,
  status: 'CANCELADA' | 'DEVOLVIDA',
  { reason, policy, step }: Undo,
): Promise<ReversedPosting> {
  const receipt = await lockReceiptOf(ctx, id);
  const posting = await lockPosting(ctx, id);
  if (status === 'DEVOLVIDA' && !receipt) throw new AppError('POSTING_WITHOUT_RECEIPT');
  const reversed = await reversePosting(ctx, posting, { status, policy, reason });
  if (receipt)
    await moveSubmission(ctx, receipt, status === 'CANCELADA' ? 'CANCELADA' : 'PENDENTE', { ...reason, ...(step ? { step } : {}) });
  return reversed;
}
