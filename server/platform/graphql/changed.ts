import { Field, Int, ObjectType } from 'type-graphql';

/** What most mutations answer: the id of what was written, for the client to read again what it shows. */
@ObjectType({ description: 'The id of what was written.' })
export class Changed {
  @Field(() => Int)
  id!: number;
}
