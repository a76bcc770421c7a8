import { Field, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/graphql/date-time.ts';
import { DecimalScalar } from '../../platform/graphql/decimal.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import type { CardEventRow } from './card.queries.ts';
import type { SellerCard } from './card-holding.ts';
import { cardEventKindSet } from './card-sets.ts';

@ObjectType('SellerCard', { description: "The seller's prepaid card.", simpleResolvers: true })
export class SellerCardType implements SellerCard {
  @Field(() => String)
  numero!: string;
  @Field(() => DecimalScalar, { description: 'Balance in BRL, as the issuer last told it.' })
  saldo!: string;
  @Field(() => DateTimeScalar, { description: 'When the balance was told.' })
  atualizadoEm!: Date;
  @Field(() => Boolean)
  bloqueado!: boolean;
  @Field(() => Boolean, { description: 'Whether its unblocking was asked for and waits.' })
  emDesbloqueio!: boolean;
  @Field(() => Boolean)
  entregue!: boolean;
}

@ObjectType('CardEvent', { description: 'One thing that happened to a card.', simpleResolvers: true })
export class CardEventType implements CardEventRow {
  @Field(() => IdScalar)
  id!: number;
  @Field(() => cardEventKindSet)
  tipo!: CardEventRow['tipo'];
  @Field(() => String, { nullable: true, description: 'Whose card it was.' })
  parceiro!: string | null;
  @Field(() => String, { description: 'Who did it.' })
  atorNome!: string;
  @Field(() => DateTimeScalar)
  criadoEm!: Date;
}
