import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ListColumn } from '../../../lists/list-types.ts';
import { LocalTable } from '../../../lists/local-table.tsx';
import { csvBlob } from '../../../ui/csv-text.ts';
import { downloadContent } from '../../../ui/download.ts';
import { importTexts as texts } from './imports.messages.ts';
import { refusedCsv } from './refused-csv.ts';
import type { RefusedLine } from './refused-line.ts';

const columns: ListColumn<RefusedLine>[] = [
  { field: 'linha', title: texts.line, type: 'integer' },
  { field: 'coluna', title: texts.column },
  { field: 'valor', title: texts.value },
  { field: 'mensagem', title: texts.message },
];

/** Two columns fit a phone, so the problem's text includes its place. */
const phoneColumns: ListColumn<RefusedLine>[] = [
  { field: 'linha', title: texts.line, type: 'integer' },
  {
    field: 'mensagem',
    title: texts.message,
    value: ({ coluna, valor, mensagem }) => (coluna ? `${coluna}${valor ? ` (${valor})` : ''}: ${mensagem}` : mensagem),
  },
];

interface RefusedLinesProps {
  lines: readonly RefusedLine[] | undefined;
  /** The number of refused lines; `lines` may hold the errors of the first ones only. */
  total: number;
  /** Name of the file with the lines; none where the server keeps a report. */
  fileName?: string;
}

/** Which lines were refused and why. */
export const RefusedLines = ({ lines, total, fileName }: RefusedLinesProps) => {
  // A line can have several errors.
  const shown = lines ? new Set(lines.map(({ linha }) => linha)).size : total;
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return (
    <section aria-label={texts.refusedLines}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {texts.refusedLines}
      </Typography>
      {fileName && lines ? (
        <Button
          variant="outlined"
          startIcon={<DownloadOutlined />}
          onClick={() => downloadContent(csvBlob(refusedCsv(lines)), fileName)}
          sx={{ mb: 1, minHeight: 44 }}
        >
          {texts.report}
        </Button>
      ) : null}
      <LocalTable
        title={texts.refusedLines}
        rows={lines}
        columns={isPhone ? phoneColumns : columns}
        getRowId={({ linha, coluna, mensagem }) => `${linha} ${coluna ?? ''} ${mensagem}`}
        defaultSort={{ field: 'linha', direction: 'ASC' }}
        paged
      />
      {shown < total ? (
        <Typography variant="body2" color="textSecondary">
          {fileName ? texts.firstOfFile(shown, total) : texts.firstLines(shown, total)}
        </Typography>
      ) : null}
    </section>
  );
};
