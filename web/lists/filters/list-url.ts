import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { rowIdOf } from '../../ui/row-id.ts';
import type { FilterDefinition, FilterKind, FilterValue, ListSort, RangeType } from '../list-types.ts';
import { readRange } from './range-filters.ts';

export interface ListState {
  /** 1-based. */
  page: number;
  /** -1 means all. */
  pageSize: number;
  sort: ListSort | undefined;
  busca: string;
  filters: Readonly<Record<string, FilterValue>>;
}

/** The address parameter of the row whose detail stands beside its list. */
export const DETAIL_PARAMETER = 'detalhe';

/** How a filter's text is read; of fixed options, their values. */
type UrlKind = FilterKind | 'boolean' | ReadonlySet<string> | { range: RangeType };

export interface ListUrlConfig {
  pageSizes: readonly number[];
  defaultPageSize: number;
  defaultSort: ListSort | undefined;
  defaultFilters: Readonly<Record<string, FilterValue>>;
  filterKinds: Readonly<Record<string, UrlKind>>;
  /** Reconciles filters that depend on one another, e.g. clamps a month to the chosen year. */
  settleFilters?: (filters: ListState['filters']) => ListState['filters'];
}

/** How to parse each filter's URL text, by parameter name. */
export const filterKindsOf = <Filter>(definitions: readonly FilterDefinition<Filter>[]): ListUrlConfig['filterKinds'] => {
  const kinds: Record<string, UrlKind> = {};
  for (const definition of definitions) {
    if (definition.kind === 'dateRange') {
      kinds[definition.from] = 'string';
      kinds[definition.to] = 'string';
    } else if (definition.kind === 'range') kinds[definition.name] = { range: definition.type };
    else kinds[definition.name] = definition.kind === 'boolean' ? 'boolean' : (fixedValues(definition) ?? definition.valueType ?? 'string');
  }
  return kinds;
};

/** The server refuses a word that is none of a closed set, so an old or mistyped address must not send one. */
const fixedValues = <Filter>(definition: FilterDefinition<Filter>): ReadonlySet<string> | undefined =>
  definition.kind === 'select' && definition.options && definition.valueType !== 'integer'
    ? new Set(definition.options.map(({ value }) => String(value)))
    : undefined;

const parseFilter = (text: string, kind: UrlKind): FilterValue => {
  if (text === '') return undefined;
  if (typeof kind === 'object' && 'range' in kind) return readRange(text, kind.range) ? text : undefined;
  if (typeof kind === 'object') return kind.has(text) ? text : undefined;
  if (kind === 'boolean') return text === 'true' ? true : text === 'false' ? false : undefined;
  if (kind === 'integer') return /^-?\d{1,15}$/.test(text) ? Number(text) : undefined;
  return kind === 'id' ? (rowIdOf(text) ?? undefined) : text;
};

/** Reads a list's state from the URL; missing or invalid values fall back to the defaults. */
export const readListState = (params: URLSearchParams, config: ListUrlConfig): ListState => {
  const page = Number(params.get('page'));
  const size = Number(params.get('pageSize'));
  const field = params.get('sort');
  const filters: Record<string, FilterValue> = {};
  for (const [name, kind] of Object.entries(config.filterKinds)) {
    const text = params.get(name);
    filters[name] = text === null ? config.defaultFilters[name] : parseFilter(text, kind);
  }
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    pageSize: config.pageSizes.includes(size) ? size : config.defaultPageSize,
    sort: field ? { field, direction: params.get('dir') === 'DESC' ? 'DESC' : 'ASC' } : config.defaultSort,
    busca: params.get('busca') ?? '',
    filters: config.settleFilters?.(filters) ?? filters,
  };
};

const put = (params: URLSearchParams, name: string, value: string | undefined) => {
  if (value === undefined) params.delete(name);
  else params.set(name, value);
};

/**
 * Writes the state to the URL and keeps other parameters. Defaults are omitted; a cleared default becomes an empty parameter, so a reload
 * does not restore it.
 */
export const writeListState = (current: URLSearchParams, state: ListState, config: ListUrlConfig): URLSearchParams => {
  const params = new URLSearchParams(current);
  params.delete(DETAIL_PARAMETER);
  put(params, 'page', state.page > 1 ? String(state.page) : undefined);
  put(params, 'pageSize', state.pageSize === config.defaultPageSize ? undefined : String(state.pageSize));
  const isDefaultSort = state.sort?.field === config.defaultSort?.field && state.sort?.direction === config.defaultSort?.direction;
  put(params, 'sort', isDefaultSort ? undefined : state.sort?.field);
  put(params, 'dir', isDefaultSort ? undefined : state.sort?.direction);
  put(params, 'busca', state.busca || undefined);
  for (const name of Object.keys(config.filterKinds)) {
    const value = state.filters[name] ?? '';
    put(params, name, value === (config.defaultFilters[name] ?? '') ? undefined : String(value));
  }
  return params;
};

export interface ListUrl {
  state: ListState;
  setPage: (page: number) => void;
  setPageSize: (pageSize: number) => void;
  setSort: (sort: ListSort | undefined) => void;
  setSearch: (busca: string) => void;
  setFilters: (filters: Readonly<Record<string, FilterValue>>) => void;
  /** Clears the search and every filter, including those with defaults. */
  clearFilters: (keep: readonly string[]) => void;
}

/** The URL is a list's state: Back, reload and shared links show the same rows. */
export const useListUrl = (config: ListUrlConfig): ListUrl => {
  const [params, setParams] = useSearchParams();
  const [frozenDefaults] = useState(config.defaultFilters);
  const fixed = useMemo(() => ({ ...config, defaultFilters: frozenDefaults }), [config, frozenDefaults]);
  const state = useMemo(() => readListState(params, fixed), [params, fixed]);
  // The router applies changes with a delay; a change that follows at once, or a debounced search, must build on the newest.
  const newest = useRef(params);
  useEffect(() => {
    newest.current = params;
  }, [params]);
  return useMemo(() => {
    const go = (patchOf: (now: ListState) => Partial<ListState>, replace = false) => {
      const now = readListState(newest.current, fixed);
      newest.current = writeListState(newest.current, { ...now, ...patchOf(now) }, fixed);
      setParams(newest.current, { replace, preventScrollReset: true });
    };
    return {
      state,
      setPage: (page) => go(() => ({ page })),
      setPageSize: (pageSize) => go(() => ({ pageSize, page: 1 })),
      setSort: (sort) => go(() => ({ sort, page: 1 })),
      // Typing must not add a history entry per pause.
      setSearch: (busca) => go(() => ({ busca, page: 1 }), true),
      setFilters: (patch) => go(({ filters }) => ({ filters: { ...filters, ...patch }, page: 1 })),
      clearFilters: (keep) =>
        go(({ filters }) => ({
          busca: '',
          page: 1,
          filters: Object.fromEntries(Object.keys(fixed.filterKinds).map((name) => [name, keep.includes(name) ? filters[name] : null])),
        })),
    };
  }, [state, fixed, setParams]);
};
