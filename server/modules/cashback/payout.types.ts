import { Int } from 'type-graphql';
import { DateTimeScalar } from '../../platform/graphql/date-time.ts';
import { DecimalScalar } from '../../platform/graphql/decimal.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { type FieldsOf, field, objectType, optional } from '../../platform/graphql/object-type.ts';
import type { PayoutDesk, PayoutStageTotal } from './payout.queries.ts';
import type { PayoutStep } from './payout-life.query.ts';
import { payoutStageSet, payoutStateSet } from './payout-sets.ts';

export const PayoutStageTotalType = objectType('PayoutStageTotal', 'Redemptions in one step of their payment, summed.', {
  etapa: optional(payoutStageSet, 'The step; null for all redemptions together.'),
  quantidade: field(Int, 'Number of redemptions.'),
  valor: field(DecimalScalar, 'Sum of their amounts, in BRL.'),
} satisfies FieldsOf<PayoutStageTotal>);
export type PayoutStageTotalType = InstanceType<typeof PayoutStageTotalType>;

const NextPayoutBatch = objectType('NextPayoutBatch', 'What a batch made now by the reader would hold.', {
  quantidade: field(Int, 'Number of payments.'),
  total: field(DecimalScalar, 'Sum of the payments, in BRL.'),
  deixados: field(Int, 'Approved payments left for another person.'),
  recusa: optional(String, 'Why the reader cannot make a batch now; null when they can.'),
} satisfies FieldsOf<PayoutDesk['lote']>);

const PayoutImpediment = objectType('PayoutImpediment', 'Why the reader does not count as a second person.', {
  pessoaId: optional(IdScalar, 'The first person; null when it concerns every payment above the limit.'),
  motivo: field(String, 'The reason, as the refusal tells it.'),
} satisfies FieldsOf<PayoutDesk['impedimentos'][number]>);

export const PayoutDeskType = objectType('PayoutDesk', 'What decides about payments for the reader, besides the payments themselves.', {
  lote: field(NextPayoutBatch, 'The next batch.'),
  impedimentos: field([PayoutImpediment], 'Beside whom the reader is no second person.'),
} satisfies FieldsOf<PayoutDesk>);
export type PayoutDeskType = InstanceType<typeof PayoutDeskType>;

export const PayoutStepType = objectType('PayoutStep', 'One move of a payment of cashback.', {
  estado: field(payoutStateSet, 'State that the payment reached.'),
  em: field(DateTimeScalar, 'When it did.'),
  quem: field(String, 'Name of the consumer or member of staff.'),
  lote: optional(IdScalar, 'Batch that it went into, or whose return closed it.'),
  linha: optional(Int, 'Line in the file of that batch.'),
  motivo: optional(String, 'Reason given by the bank or by a person.'),
  endToEndId: optional(String, "The bank's payment number."),
} satisfies FieldsOf<PayoutStep>);
export type PayoutStepType = InstanceType<typeof PayoutStepType>;
