import { Field, ObjectType } from 'type-graphql';
import { IdScalar } from './id.ts';

/** What most mutations return: the id of the changed row, so the client can refetch it. */
@ObjectType({ description: 'The id of what was written.' })
export class Changed {
  @Field(() => IdScalar)
  id!: number;
}
