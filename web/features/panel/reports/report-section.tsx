import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ListAction, ListColumn, ListSort } from '../../../lists/list-types.ts';
import { LocalTable } from '../../../lists/local-table.tsx';
import { toast } from '../../../ui/toast.ts';
import { downloadCsv } from './csv.ts';
import { reportTexts as texts } from './reports.messages.ts';

interface ReportSectionProps<Row> {
  title: string;
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  /** Name of the CSV file. */
  fileName: string;
  defaultSort?: ListSort;
  rowActions?: (row: Row) => readonly ListAction[];
  paged?: boolean;
}

/** A titled table of a report, with CSV download. */
export const ReportSection = <Row,>({ title, fileName, rows, columns, ...table }: ReportSectionProps<Row>) => {
  const titleId = useId();
  const handleDownload = () => {
    downloadCsv(fileName, columns, rows);
    toast.success(texts.fileDownloaded);
  };
  return (
    <Paper variant="outlined" component="section" aria-labelledby={titleId} sx={{ mb: 2, p: { xs: 1.25, sm: 2 }, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, flexWrap: 'wrap', mb: 1 }}>
        <Typography id={titleId} variant="h4" component="h2">
          {title}
        </Typography>
        <Button size="small" startIcon={<DownloadOutlined />} disabled={rows.length === 0} onClick={handleDownload} sx={{ minHeight: 44 }}>
          {texts.exportCsv}
        </Button>
      </Box>
      <LocalTable<Row> title={title} rows={rows} columns={columns} emptyHint={texts.nothing} cardsOnPhone {...table} />
    </Paper>
  );
};
