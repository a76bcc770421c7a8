import { closedSet } from '../../platform/graphql/closed-set.ts';

export const supportEventKindSet = closedSet('SupportEventKind', 'Subject of an event in the history of a member.', {
  MOVIMENTO: 'A movement of the balance.',
  NOTA: 'A step of a receipt.',
  CONTESTACAO: 'A contest or its decision.',
  RESGATE: 'A change of a redemption.',
  MENSAGEM: 'A message sent to the member.',
});
