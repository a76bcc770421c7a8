import Close from '@mui/icons-material/Close';
import ContentCopy from '@mui/icons-material/ContentCopy';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { copyText } from '../../ui/copy-text.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { messages } from '../../ui/messages.ts';
import { neighbourTexts } from '../../ui/neighbour-links.tsx';
import { listTexts } from '../list-texts.ts';
import type { ListAction, ListColumn } from '../list-types.ts';
import { ActionButton } from './list-actions.tsx';
import { ABSENT, cellText, renderCell } from './list-cell.tsx';
import type { RowDetail } from './use-row-detail.ts';

export interface RowDrawerProps<Row> {
  /** The list's title. */
  title: string;
  detail: RowDetail<Row>;
  total: number;
  /** Every column that the person may see. */
  columns: readonly ListColumn<Row>[];
  rowLabel: ((row: Row) => string) | undefined;
  rowActions: ((row: Row) => readonly ListAction[]) | undefined;
  /** Shown above the columns. */
  rowDetail: ((row: Row) => ReactNode) | undefined;
}

/** What people paste elsewhere: documents, telephones, codes. */
const isCode = <Row,>({ type, title }: ListColumn<Row>) =>
  type === 'cpf' || type === 'cnpj' || type === 'phone' || /^(Código|Chave|Número|EAN|E-mail)/.test(title);

const shownValue = <Row,>(column: ListColumn<Row>, row: Row): ReactNode => {
  const shown = renderCell(column, row);
  const text = cellText(column, row);
  if (column.render || !isCode(column) || text === ABSENT) return shown;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      {shown}
      <Tooltip title={messages.copy}>
        <IconButton
          size="small"
          aria-label={`${messages.copy} ${column.title}`}
          onClick={() => void copyText(text, listTexts.copied(column.title))}
        >
          <ContentCopy fontSize="inherit" />
        </IconButton>
      </Tooltip>
    </Box>
  );
};

/** A row beside its list: every column, what can be done with it, and the rows before and after it. */
export const RowDrawer = <Row,>({ title, detail, total, columns, rowLabel, rowActions, rowDetail }: RowDrawerProps<Row>) => {
  const { row, place, previous, next, close } = detail;
  const [first] = columns;
  const name = row && (rowLabel?.(row) ?? (first && cellText(first, row)));
  const actions = row ? (rowActions?.(row) ?? []).filter(({ hidden }) => !hidden) : [];
  return (
    <Drawer
      anchor="right"
      open
      onClose={close}
      slotProps={{ paper: { role: 'dialog', 'aria-label': name ? listTexts.detailOf(name) : title, sx: { width: 'min(560px, 100%)' } } }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5, pl: 2, pr: 1, py: 1, borderBottom: 1, borderColor: 'divider' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="body2" color="textSecondary">
            {title}
            {row ? `, ${listTexts.placeOf(place, total)}` : ''}
          </Typography>
          <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {name ?? messages.loading}
          </Typography>
        </Box>
        <IconButton aria-label={neighbourTexts.previous} disabled={!previous} onClick={previous} sx={{ width: 44, height: 44 }}>
          <KeyboardArrowUp />
        </IconButton>
        <IconButton aria-label={neighbourTexts.next} disabled={!next} onClick={next} sx={{ width: 44, height: 44 }}>
          <KeyboardArrowDown />
        </IconButton>
        <IconButton aria-label={messages.close} onClick={close} sx={{ width: 44, height: 44 }}>
          <Close />
        </IconButton>
      </Stack>
      <Box sx={{ p: 2, overflowY: 'auto', flex: 1 }}>
        {row ? rowDetail?.(row) : null}
        {row ? <FactList facts={columns.map((column) => ({ label: column.title, value: shownValue(column, row) }))} /> : <LoadingState />}
      </Box>
      {actions.length > 0 ? (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, p: 2, borderTop: 1, borderColor: 'divider' }}>
          {actions.map((action) => (
            <ActionButton key={action.label} action={action} variant="outlined" />
          ))}
        </Stack>
      ) : null}
    </Drawer>
  );
};
