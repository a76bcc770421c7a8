import type { FilterDefinition, FilterValue } from '../list-types.ts';

/** Whether a filter has a value, and so narrows the list. */
export const isSet = (value: FilterValue): boolean => value !== undefined && value !== null && value !== '';

/** Tells a list's filters apart. */
export const filterKey = <Filter>(filter: FilterDefinition<Filter>): string => (filter.kind === 'dateRange' ? filter.from : filter.name);

/** 'Buscar Por', a year: always one of its options, so it is never cleared and narrows nothing of itself. */
export const isAlwaysChosen = <Filter>(filter: FilterDefinition<Filter>): boolean => filter.kind === 'select' && filter.required === true;

/** The filters that narrow the list now. */
export const activeFilters = <Filter>(
  definitions: readonly FilterDefinition<Filter>[],
  values: Readonly<Record<string, FilterValue>>,
): FilterDefinition<Filter>[] =>
  definitions.filter((filter) =>
    filter.kind === 'dateRange'
      ? isSet(values[filter.from]) || isSet(values[filter.to])
      : isSet(values[filter.name]) && !isAlwaysChosen(filter),
  );
