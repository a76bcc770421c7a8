import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { FilterChips } from './filter-chips.tsx';
import { FilterField } from './list-filters.tsx';
import { ListSearch } from './list-search.tsx';
import type { FilterDefinition } from './list-types.ts';
import type { ListUrl } from './list-url.ts';

interface ListToolbarProps<Filter> {
  url: ListUrl;
  filters: readonly FilterDefinition<Filter>[];
  searchPlaceholder: string | false | undefined;
  children: ReactNode;
}

/** Search, filters and the list's own tools; below, what is active now. */
export const ListToolbar = <Filter,>({ url, filters, searchPlaceholder, children }: ListToolbarProps<Filter>) => {
  const { state } = url;
  // 'Buscar Por' says how the search reads: it has no empty value to go back to.
  const kept = filters.flatMap((filter) => (filter.kind === 'select' && filter.required ? [filter.name] : []));
  return (
    <Stack sx={{ gap: 1.5, p: 2 }}>
      <Stack direction="row" role="search" sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-end' }}>
        {searchPlaceholder === false ? null : <ListSearch value={state.busca} onSearch={url.setSearch} placeholder={searchPlaceholder} />}
        {filters.map((filter) => (
          <FilterField
            key={filter.kind === 'dateRange' ? filter.from : filter.name}
            definition={filter}
            values={state.filters}
            onChange={url.setFilters}
          />
        ))}
        {/* A spacer would add its gap to a row that is full on phones. */}
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, ml: { xs: 0, sm: 'auto' } }}>
          {children}
        </Stack>
      </Stack>
      <FilterChips
        definitions={filters}
        values={state.filters}
        busca={state.busca}
        onRemove={url.setFilters}
        onRemoveSearch={() => url.setSearch('')}
        onClear={() => url.clearFilters(kept)}
      />
    </Stack>
  );
};
