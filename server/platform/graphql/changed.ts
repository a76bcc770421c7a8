import { IdScalar } from './id.ts';
import { field, objectType } from './object-type.ts';

/** What mutations return whose row is not one of a list, or is gone; the others return the row. */
export const Changed = objectType('Changed', 'The id of what was written.', {
  id: field(IdScalar),
});
export type Changed = InstanceType<typeof Changed>;
