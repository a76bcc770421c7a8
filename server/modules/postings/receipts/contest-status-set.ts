import { closedSet } from '../../../platform/graphql/closed-set.ts';

export const contestStatusSet = closedSet('ContestStatus', 'How a contest of a rejection stands.', {
  ABERTA: 'Waits for an answer.',
  MANTIDA: 'The rejection stands.',
  REVERTIDA: 'The rejection was taken back: the receipt is in the queue again.',
});
