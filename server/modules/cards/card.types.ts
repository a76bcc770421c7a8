import { DateTimeScalar } from '../../platform/graphql/date-time.ts';
import { DecimalScalar } from '../../platform/graphql/decimal.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { type FieldsOf, field, objectType, optional } from '../../platform/graphql/object-type.ts';
import type { CardEventRow } from './card.queries.ts';
import type { SellerCard } from './card-holding.ts';
import { cardEventKindSet } from './card-sets.ts';

export const SellerCardType = objectType('SellerCard', "The seller's prepaid card.", {
  numero: field(String),
  saldo: field(DecimalScalar, 'Balance in BRL, as the issuer last told it.'),
  atualizadoEm: field(DateTimeScalar, 'When the balance was told.'),
  bloqueado: field(Boolean),
  emDesbloqueio: field(Boolean, 'Whether its unblocking was asked for and waits.'),
  entregue: field(Boolean),
} satisfies FieldsOf<SellerCard>);
export type SellerCardType = InstanceType<typeof SellerCardType>;

export const CardEventType = objectType('CardEvent', 'One thing that happened to a card.', {
  id: field(IdScalar),
  tipo: field(cardEventKindSet),
  parceiro: optional(String, 'Whose card it was.'),
  atorNome: field(String, 'Who did it.'),
  criadoEm: field(DateTimeScalar),
} satisfies FieldsOf<CardEventRow>);
export type CardEventType = InstanceType<typeof CardEventType>;
