import { closedSet } from '../../../platform/graphql/closed-set.ts';
import type { Counterpart } from './counterpart.query.ts';

export const counterpartStatusSet = closedSet<Counterpart['status']>(
  'CounterpartStatus',
  'How the same invoice stands with the other audience: the status of its receipt, else of its sale.',
  {
    PENDENTE: 'The receipt waits for review.',
    POSTADA: 'The receipt was approved.',
    REPROVADA: 'The receipt was rejected.',
    ENCERRADA: 'The receipt was ended.',
    CANCELADA: 'The receipt was cancelled with its sale.',
    APROVADA: 'The sale was recorded without a receipt.',
  },
);
