import { closedSet } from '../../platform/graphql/closed-set.ts';
import { CardRequest } from './card.rules.ts';
import type { CardEventKind } from './card-holding.ts';

export const cardSituationSet = closedSet('CardSituation', 'Where a prepaid card is.', {
  LIVRE: 'In stock.',
  A_CAMINHO: 'Given to a seller, not delivered yet.',
  BLOQUEADO: 'Delivered and blocked.',
  EM_DESBLOQUEIO: 'Its seller asked to unblock it.',
  ATIVO: 'Delivered and in use.',
  RETIRADO: 'Out of use: blocked by a seller who no longer has it.',
});

export const cardRequestSet = closedSet(
  'CardRequest',
  'Request of a seller for their own card.',
  { UNBLOCK: 'Asks the staff to unblock it.', BLOCK: 'Blocks it, or withdraws the request to unblock it.' },
  CardRequest,
);

export const cardEventKindSet = closedSet<CardEventKind>('CardEventKind', 'What happened to a prepaid card.', {
  VINCULO: 'It was given to a seller.',
  LIBERACAO: 'It went back to the stock.',
  ENTREGA: 'It was delivered.',
  BLOQUEIO: 'It was blocked.',
  DESBLOQUEIO_SOLICITADO: 'Its seller asked to unblock it.',
  DESBLOQUEIO: 'It was unblocked.',
  REMOCAO: 'It was taken from its seller.',
});
