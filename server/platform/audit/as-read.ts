import { Arg } from 'type-graphql';
import { field, inputType, optional } from '../graphql/object-type.ts';

/** One value of a row as the author of an edit read it. */
export const FieldRead = inputType('FieldRead', 'One value of a row, as the author of an edit read it.', {
  campo: field(String, "Name of the column in the row's type."),
  valor: optional(String, 'The value as text; null or empty: there was none.'),
});
export type FieldRead = InstanceType<typeof FieldRead>;

/** The argument by which an edit says what its author saw of the row. */
export const AsRead = (): ReturnType<typeof Arg> =>
  Arg('lido', () => [FieldRead], {
    nullable: true,
    description:
      'What the author saw of the row. Where one of these values is another by now, nothing is written and EDIT_CONFLICT tells who changed what. Without it the edit overwrites.',
  });
