import { useMemo } from 'react';
import type { FilterDefinition, ListColumn, ListVariables } from '../list-types.ts';
import type { ListState } from './list-url.ts';
import { filterOf, rangesOf } from './range-filters.ts';

const NONE: readonly never[] = [];

/** The screen's own filters and the ranges of its columns. */
export const useListFilters = <Row, Filter>(
  list: string,
  columns: readonly ListColumn<Row>[],
  own: readonly FilterDefinition<Filter>[] = NONE,
): readonly FilterDefinition<Filter>[] => {
  // Screens may write "no filters" inline.
  const declared = own.length > 0 ? own : NONE;
  return useMemo(() => [...declared, ...rangesOf(list, columns, declared)], [list, columns, declared]);
};

/** The query variables for an address; empty values are left out. */
export const useListVariables = <Filter extends object>(
  state: ListState,
  filters: readonly FilterDefinition<Filter>[],
  fixedFilter: Partial<Filter> | undefined,
): ListVariables<Filter> =>
  useMemo(
    () => ({
      options: {
        page: state.page,
        pageSize: state.pageSize,
        ...(state.sort ? { sort: state.sort.field, direction: state.sort.direction } : {}),
        ...(state.busca ? { search: state.busca } : {}),
      },
      filter: { ...filterOf(filters, state.filters), ...fixedFilter } as Filter,
    }),
    [state, filters, fixedFilter],
  );
