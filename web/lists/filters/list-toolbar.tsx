import Refresh from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import { type ReactNode, useState } from 'react';
import { listTexts } from '../list-texts.ts';
import type { FilterDefinition } from '../list-types.ts';
import { FilterChips } from './filter-chips.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { activeFilters, filterKey, isAlwaysChosen } from './filter-rules.ts';
import { FilterField } from './list-filters.tsx';
import { ListSearch } from './list-search.tsx';
import type { ListUrl } from './list-url.ts';
import { MoreFilters } from './more-filters.tsx';

const clock = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'medium' });

/** Reloads the rows; its tip says when they were loaded. */
export const RefreshButton = ({ data, loading, onRefresh }: { data: unknown; loading: boolean; onRefresh: () => unknown }) => {
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
    <Tooltip describeChild title={seen.at ? listTexts.updatedAt(clock.format(seen.at)) : listTexts.refresh}>
      <span>
        <IconButton
          aria-label={listTexts.refresh}
          disabled={loading}
          onClick={() => void handleRefresh()}
          sx={{ width: { xs: 44, sm: 40 }, height: 44 }}
        >
          <Refresh />
        </IconButton>
      </span>
    </Tooltip>
  );
};

/** Room for the longest option where it is loaded, in characters: the name of a month. */
const LOADED_OPTION = 9;

/** Room for the label, the longest option and the arrow, so that no choice moves its neighbours. */
const widthOf = <Filter,>(filter: FilterDefinition<Filter>): string => {
  const options = filter.kind === 'select' ? filter.options : undefined;
  const longest = options ? Math.max(...options.map(({ label }) => label.length)) : LOADED_OPTION;
  return `${Math.min(27, (filter.label?.length ?? 0) + longest + 7)}ch`;
};

interface ListToolbarProps<Filter> {
  url: ListUrl;
  filters: readonly FilterDefinition<Filter>[];
  searchPlaceholder: string | false | undefined;
  isPhone: boolean;
  /** What acts on the selected rows and needs more than a button. */
  bar?: ReactNode;
  children: ReactNode;
}

/** One line: search, filters, what they are set to, and the list's tools. */
export const ListToolbar = <Filter,>({ url, filters, searchPlaceholder, isPhone, bar, children }: ListToolbarProps<Filter>) => {
  const { state } = url;
  // 'Buscar Por' chooses how to search, so it stands beside the search and has no empty value to reset to.
  const alwaysChosen = filters.filter(isAlwaysChosen);
  const inPanel = filters.filter((filter) => !isAlwaysChosen(filter));
  const ranges = filters.filter((filter) => filter.kind === 'range');
  const fieldOf = (filter: FilterDefinition<Filter>) =>
    filter.kind === 'range' ? null : (
      <FilterField key={filterKey(filter)} definition={filter} values={state.filters} onChange={url.setFilters} />
    );
  const clear = () => url.clearFilters(alwaysChosen.map(filterKey));
  return (
    <Stack direction="row" role="search" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 1, px: 2, py: 0.75 }}>
      {alwaysChosen.map((filter) => (
        // On a phone, year and month share a line.
        <Box key={filterKey(filter)} sx={{ flex: { xs: `1 1 calc(${widthOf(filter)} - 4ch)`, sm: `0 0 ${widthOf(filter)}` } }}>
          {fieldOf(filter)}
        </Box>
      ))}
      {searchPlaceholder === false ? null : <ListSearch value={state.busca} onSearch={url.setSearch} placeholder={searchPlaceholder} />}
      {inPanel.length > 0 ? (
        <FilterPanel count={activeFilters(inPanel, state.filters).length} isPhone={isPhone} onClear={clear}>
          {inPanel.map(fieldOf)}
          {ranges.length > 0 ? <MoreFilters ranges={ranges} values={state.filters} onChange={url.setFilters} /> : null}
        </FilterPanel>
      ) : null}
      <FilterChips
        definitions={filters}
        values={state.filters}
        busca={state.busca}
        onRemove={url.setFilters}
        onRemoveSearch={() => url.setSearch('')}
        onClear={clear}
      />
      {bar}
      <Stack direction="row" sx={{ alignItems: 'center', ml: 'auto' }}>
        {children}
      </Stack>
    </Stack>
  );
};
