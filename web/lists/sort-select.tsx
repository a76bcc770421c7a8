import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { listTexts } from './list-texts.ts';
import type { ListSort } from './list-types.ts';

interface SortSelectProps {
  columns: readonly { field: string; title: string; sortKey?: string; sortable?: boolean }[];
  sort: ListSort | undefined;
  onSort: (sort: ListSort) => void;
}

/** Sort order for cards, which have no column headings. */
export const SortSelect = ({ columns, sort, onSort }: SortSelectProps) => {
  const options = columns
    .filter(({ sortable }) => sortable !== false)
    .map(({ field, sortKey, title }) => ({ value: sortKey ?? field, title }));
  if (options.length === 0) return null;
  const isDescending = sort?.direction === 'DESC';
  return (
    <Stack direction="row" sx={{ flex: '1 1 100%', alignItems: 'flex-end', gap: 1 }}>
      <TextField
        select
        size="small"
        label={listTexts.sortBy}
        value={options.some(({ value }) => value === sort?.field) ? sort?.field : ''}
        onChange={(event) => onSort({ field: event.target.value, direction: sort?.direction ?? 'ASC' })}
        slotProps={{ inputLabel: { shrink: true } }}
      >
        {options.map(({ value, title }) => (
          <MenuItem key={value} value={value}>
            {title}
          </MenuItem>
        ))}
      </TextField>
      <IconButton
        aria-label={isDescending ? listTexts.descending : listTexts.ascending}
        disabled={!sort}
        onClick={() => sort && onSort({ field: sort.field, direction: isDescending ? 'ASC' : 'DESC' })}
        sx={{ width: 44, height: 44 }}
      >
        {isDescending ? <ArrowDownward /> : <ArrowUpward />}
      </IconButton>
    </Stack>
  );
};
