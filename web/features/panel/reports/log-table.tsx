import Typography from '@mui/material/Typography';
import type { ListColumn } from '../../../lists/list-types.ts';
import { LocalTable } from '../../../lists/local-table.tsx';
import { reportTexts as texts } from './reports.messages.ts';

interface LogEntry {
  id: number;
  nome: string;
  criadoEm: string;
}

interface LogTableProps<Row> {
  title: string;
  rows: readonly Row[] | undefined;
  /** What was written, before who and when. */
  columns: readonly ListColumn<Row>[];
  emptyHint: string;
  error?: { message: string } | undefined;
}

/** Earlier notes, releases or counts of a row, newest first, inside its dialog. */
export const LogTable = <Row extends LogEntry>({ title, columns, emptyHint, ...table }: LogTableProps<Row>) => (
  <>
    <Typography variant="h4" component="h3" sx={{ mt: 3, mb: 1 }}>
      {title}
    </Typography>
    <LocalTable<Row>
      {...table}
      title={title}
      columns={[...columns, { field: 'nome', title: texts.who }, { field: 'criadoEm', title: texts.when, type: 'dateTime' }]}
      getRowId={({ id }) => String(id)}
      defaultSort={{ field: 'criadoEm', direction: 'DESC' }}
      emptyHint={emptyHint}
    />
  </>
);
