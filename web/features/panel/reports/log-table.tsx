import Typography from '@mui/material/Typography';
import type { ListColumn } from '../../../lists/list-types.ts';
import { LocalTable } from '../../../lists/local-table.tsx';
import { reportTexts as texts } from './reports.messages.ts';

interface LogEntry {
  id: string;
  nome: string;
  criadoEm: string;
}

interface LogTableProps<Row> {
  title: string;
  rows: readonly Row[] | undefined;
  /** Columns for the entry's content, shown before author and time. */
  columns: readonly ListColumn<Row>[];
  emptyHint: string;
  error?: { message: string } | undefined;
}

/** A row's earlier notes, releases or counts, newest first, in its dialog. */
export const LogTable = <Row extends LogEntry>({ title, columns, emptyHint, ...table }: LogTableProps<Row>) => (
  <>
    <Typography variant="h4" component="h3" sx={{ mt: 3, mb: 1 }}>
      {title}
    </Typography>
    <LocalTable<Row>
      {...table}
      title={title}
      columns={[...columns, { field: 'nome', title: texts.who }, { field: 'criadoEm', title: texts.when, type: 'dateTime' }]}
      getRowId={({ id }) => id}
      defaultSort={{ field: 'criadoEm', direction: 'DESC' }}
      emptyHint={emptyHint}
    />
  </>
);
