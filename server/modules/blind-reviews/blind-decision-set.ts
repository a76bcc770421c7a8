import { closedSet } from '../../platform/graphql/closed-set.ts';

export const blindDecisionSet = closedSet('BlindDecision', 'A judgement of a receipt.', {
  APROVAR: 'It should be approved.',
  REPROVAR: 'It should be rejected.',
});
