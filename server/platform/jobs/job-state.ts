import { closedSet } from '../graphql/closed-set.ts';

/** Of reports and simulations. */
export const jobStateSet = closedSet('JobState', 'How far work in the background is.', {
  NA_FILA: 'Waits for its turn.',
  EM_ANDAMENTO: 'Is under way.',
  CONCLUIDA: 'Is done.',
  FALHOU: 'Stopped before its end.',
});
