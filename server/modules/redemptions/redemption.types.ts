import { Int } from 'type-graphql';
import { DateTimeScalar } from '../../platform/graphql/date-time.ts';
import { DayScalar } from '../../platform/graphql/day.ts';
import { DecimalScalar } from '../../platform/graphql/decimal.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { type FieldsOf, field, objectType, optional } from '../../platform/graphql/object-type.ts';
import { audienceSet, redemptionStatusSet, reversalReasonSet } from '../audiences/index.ts';
import { OfferLocation } from '../offers/index.ts';
import type { RedemptionDetails, RedemptionEventRow } from './redemption.queries.ts';
import { redemptionEventKindSet, redemptionKindSet } from './redemption-sets.ts';

const RedemptionEventType = objectType('RedemptionEvent', 'One change of a redemption.', {
  id: field(IdScalar),
  tipo: field(redemptionEventKindSet),
  de: optional(String, 'Value before the change; null when there was none.'),
  para: optional(String, 'Value after the change; null when there is none.'),
  atorNome: field(String, 'Who did it.'),
  criadoEm: field(DateTimeScalar),
} satisfies FieldsOf<RedemptionEventRow>);

export const RedemptionDetailsType = objectType('RedemptionDetails', 'A redemption with what its voucher and its history show.', {
  id: field(IdScalar),
  audience: field(audienceSet),
  redemptionCode: field(String),
  codigo: optional(String, "The prize's code."),
  idTitular: field(IdScalar, 'Id of the holder.'),
  titular: field(String, 'Name of the holder.'),
  email: optional(String),
  revenda: optional(String, 'Trade name of the store.'),
  cidade: optional(String, 'City of the store.'),
  premio: field(String, 'Name of the prize when it was redeemed.'),
  tipo: field(redemptionKindSet),
  descricao: optional(String, 'Conditions of the prize: sanitised HTML.'),
  parceiroComercial: optional(String),
  condicoes: optional(String, 'Conditions of an offer: plain text.'),
  local: optional(OfferLocation, 'Where an offer is used.'),
  qtde: field(Int),
  obs: optional(String),
  causa: optional(reversalReasonSet, 'Why it was cancelled.'),
  observacao: optional(String, 'What the holder reads beside the reason.'),
  pontosGastos: field(DecimalScalar, 'Points of a seller, BRL of a consumer.'),
  saldoAnterior: field(DecimalScalar),
  saldoNovo: field(DecimalScalar),
  status: field(redemptionStatusSet),
  versao: field(Int, 'Goes back with a change, which is refused when it is old.'),
  resgatadoEm: field(DateTimeScalar),
  dataEntrega: optional(DayScalar, 'Day of delivery.'),
  prazoEntrega: field(DayScalar, 'Promised day of delivery.'),
  eventos: field([RedemptionEventType], 'Newest first; for staff only.'),
} satisfies FieldsOf<RedemptionDetails>);
export type RedemptionDetailsType = InstanceType<typeof RedemptionDetailsType>;
