import { closedSet } from '../../platform/graphql/closed-set.ts';
import type { Audience } from './audience.ts';

export const audienceSet = closedSet<Audience>('Audience', 'Which of the two audiences.', {
  SELLER: 'A seller of a store, who earns points.',
  CONSUMER: 'A final consumer, who earns cashback.',
});
