import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { StatusChip } from '../ui/status-chip.tsx';
import { cellText, rawValue } from './cell-value.ts';
import type { ListColumn } from './list-types.ts';

const NUMERIC = new Set(['integer', 'decimal', 'money', 'points', 'date', 'dateTime', 'cpf', 'cnpj', 'phone']);

/** One value of a row, the same in grid, cards and small tables. */
export const renderCell = <Row,>(column: ListColumn<Row>, row: Row): ReactNode => {
  if (column.render) return column.render(row);
  const look = column.type === 'status' ? column.statuses?.[String(rawValue(column, row))] : undefined;
  if (look) return <StatusChip {...look} />;
  const text = cellText(column, row);
  if (!NUMERIC.has(column.type ?? 'text')) return text;
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {text}
    </Box>
  );
};
