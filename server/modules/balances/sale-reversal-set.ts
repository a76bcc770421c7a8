import { closedSet } from '../../platform/graphql/closed-set.ts';

export const saleReversalSet = closedSet('SaleReversal', 'What happened to a sale whose points were reversed.', {
  CANCELADA: 'It was cancelled for good.',
  DEVOLVIDA: 'Its receipt went back to the review queue.',
});
