import { closedSet } from '../../../platform/graphql/closed-set.ts';
import type { Counterpart } from '../receipts/counterpart.query.ts';

export const saleApprovalStatusSet = closedSet('SaleApprovalStatus', 'How a second approval stands.', {
  AGUARDA: 'Waits for the second person.',
  APROVADA: 'The second person approved; the sale was recorded.',
  RECUSADA: 'The second person refused.',
});

export const secondLookReasonSet = closedSet('SecondLookReason', 'Why a sale needs a second approval.', {
  LIMITE: 'It is worth more than one person may approve.',
  IDADE: 'It is older than one person may approve.',
  PRECO: 'An item was given away or its price is far from the list.',
  TETO: 'The person has given as much today as one person may.',
  AVISOS: 'Its receipt has a grave and a light doubt at once.',
});

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
