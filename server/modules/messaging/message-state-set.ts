import { closedSet } from '../../platform/graphql/closed-set.ts';

export const messageStateSet = closedSet('MessageState', 'How far a message is.', {
  NA_FILA: 'Waits to be sent.',
  ENVIADA: 'Was sent.',
  FALHOU: 'Could not be sent.',
  GUARDADA: 'Is only kept, because no mail server is configured.',
});
