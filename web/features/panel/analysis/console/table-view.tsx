import { useMemo } from 'react';
import type { Cell, ResultTable } from '../../../../../server/shared/result-table.ts';
import type { ListColumn } from '../../../../lists/list-types.ts';
import { LocalTable } from '../../../../lists/local-table.tsx';
import { ABSENT } from '../../../../lists/rows/list-cell.tsx';
import { chartColumns, labelOf } from './chart-series.ts';
import { consoleTexts as texts } from './console.messages.ts';
import type { KnownColumns } from './titles.ts';

interface Row {
  id: string;
  cells: readonly Cell[];
}

const TYPES: Readonly<Record<string, ListColumn<Row>['type']>> = { BRL: 'money', points: 'points', rows: 'integer', members: 'integer' };

/** A result's rows, with Portuguese titles and formats where the catalogue knows the column. */
export const TableView = ({ table, known }: { table: ResultTable; known: KnownColumns }) => {
  const columns = useMemo(() => {
    const { measures } = chartColumns(table, known);
    return table.columns.map((column, index): ListColumn<Row> => {
      const { title = column, unit } = known.get(column) ?? {};
      const cellOf = ({ cells }: Row) => cells[index] ?? null;
      if (!measures.includes(column)) {
        // The value sorts: '2026-07' comes after '2026-06', '07/2026' would not.
        return { field: column, title, value: cellOf, render: (row) => (cellOf(row) === null ? ABSENT : labelOf(cellOf(row))) };
      }
      const isWhole = table.rows.every((cells) => Number.isInteger(cells[index] ?? 0));
      return { field: column, title, type: TYPES[unit ?? ''] ?? (isWhole ? 'integer' : 'decimal'), value: cellOf };
    });
  }, [table, known]);
  const rows = useMemo(() => table.rows.map((cells, index): Row => ({ id: String(index), cells })), [table]);
  return <LocalTable<Row> title={texts.result} rows={rows} columns={columns} getRowId={({ id }) => id} paged />;
};
