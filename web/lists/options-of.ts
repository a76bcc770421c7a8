import type { FilterOption, StatusLook } from './list-types.ts';

/** The values of a status column as the options of its filter. */
export const optionsOf = (statuses: Readonly<Record<string, StatusLook>>): FilterOption[] =>
  Object.entries(statuses).map(([value, { label }]) => ({ value, label }));
