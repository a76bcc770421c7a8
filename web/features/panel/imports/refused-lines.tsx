import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ListColumn } from '../../../lists/list-types.ts';
import { LocalTable } from '../../../lists/local-table.tsx';
import { importTexts as texts } from './imports.messages.ts';

/** A refused line of a spreadsheet. */
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
  /** The total number; `lines` may hold only the first ones. */
  total: number;
}

/** Which lines were refused and why. */
export const RefusedLines = ({ lines, total }: RefusedLinesProps) => {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return (
    <section aria-label={texts.refusedLines}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {texts.refusedLines}
      </Typography>
      <LocalTable
        title={texts.refusedLines}
        rows={lines}
        columns={isPhone ? phoneColumns : columns}
        getRowId={({ linha }) => String(linha)}
        defaultSort={{ field: 'linha', direction: 'ASC' }}
        paged
      />
      {lines && lines.length < total ? (
        <Typography variant="body2" color="textSecondary">
          {texts.firstLines(lines.length, total)}
        </Typography>
      ) : null}
    </section>
  );
};
