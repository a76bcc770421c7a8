import type { z } from 'zod';
import { closedSet } from '../../platform/graphql/closed-set.ts';
import type { decideContestRules } from './contest.rules.ts';

export const contestResultSet = closedSet<z.infer<typeof decideContestRules>['resultado']>('ContestResult', 'The judgement of a contest.', {
  MANTIDA: 'The rejection stands.',
  REVERTIDA: 'The receipt goes back to the queue, first.',
});

export const reversalGroupSet = closedSet('ReversalGroup', 'What reversals are counted by.', {
  REVISOR: 'By who rejected.',
  MOTIVO: 'By the reason of the rejection.',
});
