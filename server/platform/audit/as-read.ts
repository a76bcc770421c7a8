import { Arg, Field, InputType } from 'type-graphql';

/** One value of a row as the author of an edit read it. */
@InputType({ description: 'One value of a row, as the author of an edit read it.' })
export class FieldRead {
  @Field(() => String, { description: "Name of the column in the row's type." })
  campo!: string;
  @Field(() => String, { nullable: true, description: 'The value as text; null or empty: there was none.' })
  valor?: string | null;
}

/** The argument by which an edit says what its author saw of the row. */
export const AsRead = (): ReturnType<typeof Arg> =>
  Arg('lido', () => [FieldRead], {
    nullable: true,
    description:
      'What the author saw of the row. Where one of these values is another by now, nothing is written and EDIT_CONFLICT tells who changed what. Without it the edit overwrites.',
  });
