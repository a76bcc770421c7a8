import Typography from '@mui/material/Typography';
import type { ListColumn } from '../../lists/list-types.ts';
import { LocalTable } from '../../lists/local-table.tsx';
import { importTexts as texts } from './imports.messages.ts';

/** One refused line of a spreadsheet. */
export interface RefusedLine {
  linha: number;
  coluna?: string | null;
  valor?: string | null;
  mensagem: string;
}

const columns: ListColumn<RefusedLine>[] = [
  { field: 'linha', title: texts.line, type: 'integer' },
  { field: 'coluna', title: texts.column },
  { field: 'valor', title: texts.value },
  { field: 'mensagem', title: texts.message },
];

interface RefusedLinesProps {
  lines: readonly RefusedLine[] | undefined;
  /** How many there are in all; `lines` may be the first ones. */
  total: number;
}

/** Which lines were refused and why. */
export const RefusedLines = ({ lines, total }: RefusedLinesProps) => (
  <section aria-label={texts.refusedLines}>
    <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
      {texts.refusedLines}
    </Typography>
    <LocalTable
      title={texts.refusedLines}
      rows={lines}
      columns={columns}
      getRowId={({ linha }) => String(linha)}
      defaultSort={{ field: 'linha', direction: 'ASC' }}
      paged
    />
    {lines && lines.length < total ? (
      <Typography variant="body2" color="text.secondary">
        {texts.firstLines(lines.length, total)}
      </Typography>
    ) : null}
  </section>
);
