import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/graphql/date-time.ts';
import { DayScalar } from '../../platform/graphql/day.ts';
import { DecimalScalar } from '../../platform/graphql/decimal.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import type { RedemptionStatus } from '../../shared/enums.ts';
import { type Audience, audienceSet, redemptionStatusSet } from '../audiences/index.ts';
import type { RedemptionDetails, RedemptionEventRow } from './redemption.queries.ts';
import { redemptionEventKindSet, redemptionKindSet } from './redemption-sets.ts';

@ObjectType('RedemptionEvent', { description: 'One change of a redemption.', simpleResolvers: true })
class RedemptionEventType implements RedemptionEventRow {
  @Field(() => IdScalar)
  id!: number;
  @Field(() => redemptionEventKindSet)
  tipo!: RedemptionEventRow['tipo'];
  @Field(() => String, { nullable: true, description: 'Value before the change; null when there was none.' })
  de!: string | null;
  @Field(() => String, { nullable: true, description: 'Value after the change; null when there is none.' })
  para!: string | null;
  @Field(() => String, { description: 'Who did it.' })
  atorNome!: string;
  @Field(() => DateTimeScalar)
  criadoEm!: Date;
}

@ObjectType('RedemptionDetails', { description: 'A redemption with what its voucher and its history show.', simpleResolvers: true })
export class RedemptionDetailsType implements RedemptionDetails {
  @Field(() => IdScalar)
  id!: number;
  @Field(() => audienceSet)
  audience!: Audience;
  @Field(() => String)
  redemptionCode!: string;
  @Field(() => String, { nullable: true, description: "The prize's code." })
  codigo!: string | null;
  @Field(() => IdScalar, { description: 'Id of the holder.' })
  idTitular!: number;
  @Field(() => String, { description: 'Name of the holder.' })
  titular!: string;
  @Field(() => String, { nullable: true })
  email!: string | null;
  @Field(() => String, { nullable: true, description: 'Trade name of the store.' })
  revenda!: string | null;
  @Field(() => String, { nullable: true, description: 'City of the store.' })
  cidade!: string | null;
  @Field(() => String, { description: 'Name of the prize when it was redeemed.' })
  premio!: string;
  @Field(() => redemptionKindSet)
  tipo!: RedemptionDetails['tipo'];
  @Field(() => String, { nullable: true, description: 'Conditions of the prize: sanitised HTML.' })
  descricao!: string | null;
  @Field(() => String, { nullable: true })
  parceiroComercial!: string | null;
  @Field(() => String, { nullable: true, description: 'Conditions of an offer: plain text.' })
  condicoes!: string | null;
  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description: 'Where an offer is used: address1, address2, city, region, postCode, phoneNumber, email, website, logoUrl.',
  })
  local!: Record<string, string | null> | null;
  @Field(() => Int)
  qtde!: number;
  @Field(() => String, { nullable: true })
  obs!: string | null;
  @Field(() => DecimalScalar, { description: 'Points of a seller, BRL of a consumer.' })
  pontosGastos!: string;
  @Field(() => DecimalScalar)
  saldoAnterior!: string;
  @Field(() => DecimalScalar)
  saldoNovo!: string;
  @Field(() => redemptionStatusSet)
  status!: RedemptionStatus;
  @Field(() => Int, { description: 'Goes back with a change, which is refused when it is old.' })
  versao!: number;
  @Field(() => DateTimeScalar)
  resgatadoEm!: Date;
  @Field(() => DayScalar, { nullable: true, description: 'Day of delivery.' })
  dataEntrega!: string | null;
  @Field(() => DayScalar, { description: 'Promised day of delivery.' })
  prazoEntrega!: string;
  @Field(() => [RedemptionEventType], { description: 'Newest first; for staff only.' })
  eventos!: RedemptionEventType[];
}
