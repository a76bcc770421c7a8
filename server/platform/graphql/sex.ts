import type { Sex } from '../../shared/enums.ts';
import { closedSet } from './closed-set.ts';

export const sexSet = closedSet<Sex>('Sex', 'Sex of a person, as documented.', {
  F: 'Female.',
  M: 'Male.',
});
