import { Field, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/graphql/date-time.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import type { StatusChangeEntry } from './status-changes.ts';

@ObjectType('StatusChange', { description: "An entry of a seller's or a consumer's activation history.", simpleResolvers: true })
export class StatusChangeType implements StatusChangeEntry {
  @Field(() => IdScalar)
  id!: number;
  @Field(() => DateTimeScalar)
  criadoEm!: Date;
  @Field(() => String, { description: 'Name of the member of staff.' })
  usuario!: string;
  @Field(() => Int, { description: '1 active, else inactive.' })
  statusAnterior!: number;
  @Field(() => Int, { description: '1 active, else inactive.' })
  statusNovo!: number;
  @Field(() => String)
  justificativa!: string;
}
