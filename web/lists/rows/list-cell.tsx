import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { formatCnpj } from '../../../server/shared/cnpj.ts';
import { formatCpf } from '../../../server/shared/cpf.ts';
import { formatDate, formatDateTime } from '../../../server/shared/dates.ts';
import { formatBrl, formatDecimal, formatInteger, formatPoints } from '../../../server/shared/format.ts';
import { formatPhone } from '../../../server/shared/phone.ts';
import { StatusChip } from '../../ui/status-chip.tsx';
import type { ColumnType, ListColumn } from '../list-types.ts';

/** Shown for a missing value (document 000 §2, Redes list). */
export const ABSENT = '-';

const formats: Partial<Record<ColumnType, (value: string) => string>> = {
  integer: (value) => formatInteger(value),
  decimal: (value) => formatDecimal(value),
  money: (value) => formatBrl(value),
  points: (value) => formatPoints(value),
  date: (value) => formatDate(value),
  dateTime: (value) => formatDateTime(value),
  cpf: (value) => formatCpf(value),
  cnpj: (value) => formatCnpj(value),
  phone: (value) => formatPhone(value),
};

/** The raw value of a cell. */
export const rawValue = <Row,>(column: ListColumn<Row>, row: Row): unknown =>
  column.value ? column.value(row) : (row as Record<string, unknown>)[column.field];

/** A cell as pt-BR text; '-' when there is no value. */
export const cellText = <Row,>(column: ListColumn<Row>, row: Row): string => {
  const value = rawValue(column, row);
  if (value === null || value === undefined || value === '') return ABSENT;
  if (column.type === 'boolean') return value === true ? 'Sim' : 'Não';
  const status = column.type === 'status' ? column.statuses?.[String(value)] : undefined;
  if (status) return status.label;
  return formats[column.type ?? 'text']?.(String(value)) ?? String(value);
};

const RIGHT: ReadonlySet<ColumnType> = new Set(['integer', 'decimal', 'money', 'points']);

/** Numbers align right so their units line up. */
export const alignOf = (type: ColumnType | undefined): 'right' | 'left' => (type && RIGHT.has(type) ? 'right' : 'left');

const NUMERIC = new Set(['integer', 'decimal', 'money', 'points', 'date', 'dateTime', 'cpf', 'cnpj', 'phone']);

/** Renders one value of a row, the same in grids, cards and small tables. */
export const renderCell = <Row,>(column: ListColumn<Row>, row: Row): ReactNode => {
  if (column.render) return column.render(row);
  const look = column.type === 'status' ? column.statuses?.[String(rawValue(column, row))] : undefined;
  if (look) return <StatusChip {...look} />;
  const text = cellText(column, row);
  if (!NUMERIC.has(column.type ?? 'text')) return text;
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', ...(column.type === 'dateTime' ? {} : { whiteSpace: 'nowrap' }) }}>
      {text}
    </Box>
  );
};
