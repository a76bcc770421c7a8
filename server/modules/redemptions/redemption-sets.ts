import { closedSet } from '../../platform/graphql/closed-set.ts';
import type { RedemptionChange } from './lock-redemptions.ts';

export const redemptionEventKindSet = closedSet<RedemptionChange['tipo'] | 'PAGAMENTO'>(
  'RedemptionEventKind',
  'What changed about a redemption.',
  {
    STATUS: 'Its status.',
    ENTREGA: 'Its day of delivery.',
    OBSERVACAO: 'The note of the staff.',
    CANCELAMENTO: 'It was cancelled.',
    PAGAMENTO: 'Its payment moved.',
  },
);

export const redemptionKindSet = closedSet('RedemptionKind', 'What was redeemed.', {
  geral: 'A prize.',
  bivolt: 'A prize of one voltage.',
  credito: 'Credit on a prepaid card.',
  recarga: 'A recharge of a mobile phone.',
  experiencia: 'An offer of the experiences catalogue.',
  pix: 'Cashback, paid by PIX.',
});
