import { closedSet } from '../../platform/graphql/closed-set.ts';
import type { PrizeType } from '../../shared/enums.ts';

export const prizeTypeSet = closedSet<PrizeType>('PrizeType', 'Type of a prize: what redeeming it asks for.', {
  geral: 'Nothing further.',
  bivolt: 'A voltage.',
  credito: 'The full name for a prepaid card, when there is none yet.',
  recarga: 'A mobile number and its operator.',
});
