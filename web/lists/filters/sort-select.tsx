import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import SwapVert from '@mui/icons-material/SwapVert';
import Chip from '@mui/material/Chip';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { listTexts } from '../list-texts.ts';
import type { ListSort } from '../list-types.ts';

interface SortSelectProps {
  columns: readonly { field: string; title: string; sortKey?: string; sortable?: boolean }[];
  sort: ListSort | undefined;
  onSort: (sort: ListSort) => void;
}

/** Sort order for cards, which have no column headings: a chosen column again turns the order around. */
export const SortSelect = ({ columns, sort, onSort }: SortSelectProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const options = columns
    .filter(({ sortable }) => sortable !== false)
    .map(({ field, sortKey, title }) => ({ value: sortKey ?? field, title }));
  if (options.length === 0) return null;
  const current = options.find(({ value }) => value === sort?.field);
  const isDescending = sort?.direction === 'DESC';
  const Arrow = isDescending ? ArrowDownward : ArrowUpward;
  const order = isDescending ? listTexts.descending : listTexts.ascending;
  const handleChoose = (field: string) => {
    setAnchor(null);
    onSort({ field, direction: field === sort?.field && !isDescending ? 'DESC' : 'ASC' });
  };
  return (
    <>
      <Chip
        icon={current ? <Arrow /> : <SwapVert />}
        label={current?.title ?? listTexts.sortBy}
        variant="outlined"
        aria-label={current ? `${listTexts.sortBy}: ${current.title}, ${order}` : listTexts.sortBy}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ height: 44, borderRadius: 22 }}
      />
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {options.map(({ value, title }) => (
          <MenuItem
            key={value}
            role="menuitemradio"
            aria-checked={value === sort?.field}
            selected={value === sort?.field}
            onClick={() => handleChoose(value)}
          >
            {title}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
