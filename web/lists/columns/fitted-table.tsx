import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useViewer } from '../../session/session-context.ts';
import { useWidth } from '../../ui/use-width.ts';
import type { ListColumn } from '../list-types.ts';
import { type ListDensity, type ListPreferences, useListPreferences } from '../views/list-preferences.ts';
import { ColumnsButton } from './columns-button.tsx';
import { useColumns } from './use-columns.ts';

/** How a table shows its columns. */
export interface TableLook<Row> {
  columns: readonly ListColumn<Row>[];
  /** Columns left out on screen. Print shows all. */
  leftOut: Readonly<Record<string, boolean>>;
  widths: ListPreferences['widths'];
  density: ListDensity;
}

interface FittedTableProps<Row> {
  /** Names the person's preferences. */
  name: string;
  columns: readonly ListColumn<Row>[];
  hasActions: boolean;
  /** What is above the table: the menu of columns joins it. */
  head: ReactNode;
  children: (look: TableLook<Row>) => ReactNode;
}

/** Gives a table the columns that fit its width, as lists have, and the menu that changes them. */
export const FittedTable = <Row,>({ name, columns: declared, hasActions, head, children }: FittedTableProps<Row>) => {
  const viewer = useViewer();
  const [preferences, setPreferences] = useListPreferences(name, viewer?.id ?? 'anonimo', undefined);
  const [ref, width] = useWidth();
  const { columns, hidden } = useColumns(declared, preferences, { width, hasActions, isSelectable: false, isDetailOpen: false });
  return (
    <Box ref={ref}>
      <TableHeadRow>
        {head}
        <Box sx={{ ml: 'auto' }}>
          <ColumnsButton columns={columns} preferences={preferences} hidden={hidden} onChange={setPreferences} />
        </Box>
      </TableHeadRow>
      {children({ columns, leftOut: hidden, widths: preferences.widths, density: preferences.density })}
    </Box>
  );
};

/** The line above a small table. */
export const TableHeadRow = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', columnGap: 1.5, rowGap: 1, pb: 0.5 }}>{children}</Box>
);
