import { Field, Int, ObjectType } from 'type-graphql';

/** What most mutations return: the id of the changed row, so the client can refetch it. */
@ObjectType({ description: 'The id of what was written.' })
export class Changed {
  @Field(() => Int)
  id!: number;
}
