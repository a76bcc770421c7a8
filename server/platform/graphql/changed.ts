import { Field, ObjectType } from 'type-graphql';
import { IdScalar } from './id.ts';

/** What mutations return whose row is not one of a list, or is gone; the others return the row. */
@ObjectType({ description: 'The id of what was written.' })
export class Changed {
  @Field(() => IdScalar)
  id!: number;
}
