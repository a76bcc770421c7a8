import { defineAction } from '../../../../platform/actions/action.ts';
import { reversePostingRules } from '../../sales/posting.rules.ts';
import { undoPosting } from '../undo-posting.ts';

/** Reverses an approved posting and returns its receipt to the queue; posting it again is a new ledger entry. */
export const returnPostingToPending = defineAction({
  name: 'returnPostingToPending',
  title: 'Retorno de pontuação para pendente',
  permission: 'posting:return',
  refuses: ['POSTING_NOT_FOUND', 'POSTING_NOT_APPROVED', 'POSTING_WITHOUT_RECEIPT', 'MONEY_PAUSED'],
  input: reversePostingRules,
  handler: (ctx, { id, ...reason }) => undoPosting(ctx, id, 'DEVOLVIDA', { reason }),
});
