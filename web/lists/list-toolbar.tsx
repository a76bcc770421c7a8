import Refresh from '@mui/icons-material/Refresh';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { FilterChips } from './filter-chips.tsx';
import { FilterField } from './list-filters.tsx';
import { ListSearch } from './list-search.tsx';
import { listTexts } from './list-texts.ts';
import type { FilterDefinition } from './list-types.ts';
import type { ListUrl } from './list-url.ts';

const clock = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'medium' });

/** When the visible rows were loaded, and a button to reload them. */
export const ListUpdated = ({ data, loading, onRefresh }: { data: unknown; loading: boolean; onRefresh: () => unknown }) => {
  const [seen, setSeen] = useState<{ data: unknown; at: Date | null }>({ data: undefined, at: null });
  if (data !== undefined && data !== seen.data) setSeen({ data, at: new Date() });
  const handleRefresh = async () => {
    try {
      await onRefresh();
      // Equal rows keep their identity, so set the time by hand.
      setSeen((now) => ({ ...now, at: new Date() }));
    } catch {
      // The list shows its own error state.
    }
  };
  return (
    <>
      {seen.at ? (
        <Typography variant="caption" color="textSecondary" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
          {listTexts.updatedAt(clock.format(seen.at))}
        </Typography>
      ) : null}
      <Tooltip title={listTexts.refresh}>
        <span>
          <IconButton aria-label={listTexts.refresh} disabled={loading} onClick={() => void handleRefresh()} sx={{ width: 44, height: 44 }}>
            <Refresh />
          </IconButton>
        </span>
      </Tooltip>
    </>
  );
};

interface ListToolbarProps<Filter> {
  url: ListUrl;
  filters: readonly FilterDefinition<Filter>[];
  searchPlaceholder: string | false | undefined;
  children: ReactNode;
}

/** Search, filters and list tools; below them, the active filters. */
export const ListToolbar = <Filter,>({ url, filters, searchPlaceholder, children }: ListToolbarProps<Filter>) => {
  const { state } = url;
  // 'Buscar Por' chooses how to search, so it has no empty value to reset to.
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
        {/* A spacer would add its gap to a row already full on phones. */}
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
