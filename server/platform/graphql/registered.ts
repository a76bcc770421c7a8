import { Field, ObjectType } from 'type-graphql';
import { Changed } from './changed.ts';

/** What a registration returns: the id, and a message for the person. */
@ObjectType({ description: 'The id of who registered, and what they are told besides.' })
export class Registered extends Changed {
  @Field(() => String, { nullable: true, description: 'What became of the registration code; null without one.' })
  mensagem?: string | null;
}
