import { defineAction } from '../../../../platform/actions/action.ts';
import { reversePostingRules } from '../../sales/posting.rules.ts';
import { undoPosting } from '../undo-posting.ts';

/** Cancels an approved posting for good. */
export const cancelPosting = defineAction({
  name: 'cancelPosting',
  title: 'Cancelamento de pontuação',
  permission: 'posting:cancel',
  refuses: ['POSTING_NOT_FOUND', 'POSTING_NOT_APPROVED', 'LEDGER_POINTS_SPENT', 'MONEY_PAUSED'],
  input: reversePostingRules,
  handler: (ctx, { id, ...reason }) => undoPosting(ctx, id, 'CANCELADA', { reason }),
});
