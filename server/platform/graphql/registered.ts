import { Changed } from './changed.ts';
import { objectType, optional } from './object-type.ts';

/** What a registration returns: the id, and a message for the person. */
export const Registered = objectType(
  'Registered',
  'The id of who registered, and what they are told besides.',
  {
    mensagem: optional(String, 'What became of the registration code; null without one.'),
  },
  Changed,
);
export type Registered = InstanceType<typeof Registered>;
