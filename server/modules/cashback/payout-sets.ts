import { closedSet } from '../../platform/graphql/closed-set.ts';
import type { PixKeyType } from '../../shared/enums.ts';
import type { PayoutStage, PayoutState } from './payout.rules.ts';
import type { WaitingReason } from './waiting.ts';

export const payoutStateSet = closedSet<PayoutState>('PayoutState', 'How the payment of a redemption of cashback stands.', {
  SOLICITADO: 'Asked for; waits for approval.',
  APROVADO: 'Approved; waits to be paid.',
  EM_LOTE: 'In a batch at the bank.',
  EM_TRANSITO: 'Sent to the bank by hand; may be on its way.',
  PAGO: 'Paid.',
  EM_ESTORNO: 'Paid; a member of staff asked to take it back, and a second person decides.',
  ESTORNADO: 'Taken back; the cashback went back to the consumer.',
  DEVOLVIDO: 'Returned by the bank; the cashback went back to the consumer.',
  CANCELADO: 'Cancelled; the cashback went back to the consumer.',
});

export const payoutStageSet = closedSet<PayoutStage>('PayoutStage', 'Step of the work on a payment of cashback.', {
  A_APROVAR: 'Asked for; waits for approval.',
  APROVADOS: 'Approved; waits for a batch.',
  NO_BANCO: 'In a batch at the bank, or sent to it by hand.',
  PAGOS: 'Paid, also while a reversal waits for a decision.',
  DEVOLVIDOS: 'Returned by the bank, reversed or cancelled; the cashback went back to the consumer.',
});

export const waitingReasonSet = closedSet<WaitingReason>('WaitingReason', 'Why an amount cannot be spent yet.', {
  ABAIXO_DO_LIMITE: 'The purchases of the campaign are below its threshold.',
  JA_RESGATOU: 'The campaign gave its one redemption.',
  PROXIMA_CAMPANHA: 'It is kept for the next campaign.',
  OUTRA_CAMPANHA: 'It belongs to a campaign that does not give it now.',
  SEM_CAMPANHA: 'No campaign runs.',
  DATA: 'The credit counts from a later day.',
});

export const pixKeyTypeSet = closedSet<PixKeyType>('PixKeyType', 'Type of a PIX key.', {
  CPF: 'CPF of a person.',
  CNPJ: 'CNPJ of a company.',
  EMAIL: 'E-mail address.',
  TELEFONE: 'Phone number.',
  CHAVE_ALEATORIA: 'Random key (EVP).',
});
