import { closedSet } from '../../platform/graphql/closed-set.ts';
import type { PixKeyType } from '../../shared/enums.ts';
import type { PayoutState } from './payout.rules.ts';

export const payoutStateSet = closedSet<PayoutState>('PayoutState', 'How the payment of a redemption of cashback stands.', {
  SOLICITADO: 'Asked for; waits for approval.',
  APROVADO: 'Approved; waits for a batch.',
  EM_LOTE: 'In a batch at the bank.',
  PAGO: 'Paid by the bank.',
  DEVOLVIDO: 'Returned by the bank; the cashback went back to the consumer.',
  CANCELADO: 'Cancelled; the cashback went back to the consumer.',
});

export const pixKeyTypeSet = closedSet<PixKeyType>('PixKeyType', 'Type of a PIX key.', {
  CPF: 'CPF of a person.',
  CNPJ: 'CNPJ of a company.',
  EMAIL: 'E-mail address.',
  TELEFONE: 'Phone number.',
  CHAVE_ALEATORIA: 'Random key (EVP).',
});
