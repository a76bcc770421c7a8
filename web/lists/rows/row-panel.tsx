import Close from '@mui/icons-material/Close';
import ContentCopy from '@mui/icons-material/ContentCopy';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { copyText } from '../../ui/copy-text.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { type KeyHelp, useKeyHelp } from '../../ui/key-help.ts';
import { LoadingState } from '../../ui/loading-state.tsx';
import { messages } from '../../ui/messages.ts';
import { neighbourTexts } from '../../ui/neighbour-links.tsx';
import { useShortcuts } from '../../ui/use-shortcuts.ts';
import { ROW_PANEL_WIDTH } from '../columns/fit-columns.ts';
import { listTexts } from '../list-texts.ts';
import type { ListAction, ListColumn } from '../list-types.ts';
import { ActionButton } from './list-actions.tsx';
import { ABSENT, cellText, renderCell } from './list-cell.tsx';
import type { RowDetail } from './use-row-detail.ts';

interface RowPanelBase<Row> {
  /** The list's title. */
  title: string;
  detail: RowDetail<Row>;
  total: number;
  /** Every column that the person may see. */
  columns: readonly ListColumn<Row>[];
  rowDetail: ((row: Row) => ReactNode) | undefined;
  rowActions: ((row: Row) => readonly ListAction[]) | undefined;
  /** Whether the list leaves room for it. */
  isBeside: boolean;
}

export interface RowPanelProps<Row> extends RowPanelBase<Row> {
  rowLabel: ((row: Row) => string) | undefined;
}

interface RowContentProps<Row> extends RowPanelBase<Row> {
  name: string | undefined;
}

const ROW_KEYS: KeyHelp = [
  [listTexts.nextRowKeys, neighbourTexts.next],
  [listTexts.previousRowKeys, neighbourTexts.previous],
];

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

const buttonSize = { width: 44, height: 44 };
/** Height of the panel's bar above every screen. */
const BAR_HEIGHT = 60;

/** A row's own content and every column, what can be done with it, and the rows before and after it. */
const RowContent = <Row,>({ title, detail, total, columns, name, rowDetail, rowActions, isBeside }: RowContentProps<Row>) => {
  const { row, place, previous, next, close } = detail;
  const actions = row ? (rowActions?.(row) ?? []).filter(({ hidden }) => !hidden) : [];
  const before = () => previous?.();
  const after = () => next?.();
  useShortcuts({ arrowup: before, k: before, arrowdown: after, j: after }, { inDialog: !isBeside, repeats: true });
  // A sheet closes itself.
  useShortcuts({ escape: close }, { enabled: isBeside });
  useKeyHelp(ROW_KEYS);
  return (
    <>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5, pl: 2, pr: 1, py: 1, borderBottom: 1, borderColor: 'divider' }}>
        <Box aria-live="polite" sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="body2" color="textSecondary">
            {title}
            {row ? `, ${listTexts.placeOf(place, total)}` : ''}
          </Typography>
          <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {name ?? messages.loading}
          </Typography>
        </Box>
        <IconButton aria-label={neighbourTexts.previous} disabled={!previous} onClick={previous} sx={buttonSize}>
          <KeyboardArrowUp />
        </IconButton>
        <IconButton aria-label={neighbourTexts.next} disabled={!next} onClick={next} sx={buttonSize}>
          <KeyboardArrowDown />
        </IconButton>
        <IconButton aria-label={messages.close} onClick={close} sx={buttonSize}>
          <Close />
        </IconButton>
      </Stack>
      {/* A long row without buttons must still scroll by keyboard. */}
      <Box tabIndex={0} sx={{ p: 2, overflowY: 'auto', flex: 1 }}>
        {row ? (
          <>
            {rowDetail ? <Box sx={{ mb: 2.5 }}>{rowDetail(row)}</Box> : null}
            <FactList facts={columns.map((column) => ({ label: column.title, value: shownValue(column, row) }))} />
          </>
        ) : (
          <LoadingState />
        )}
      </Box>
      {actions.length > 0 ? (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, p: 2, borderTop: 1, borderColor: 'divider' }}>
          {actions.map((action) => (
            <ActionButton key={action.label} action={action} variant="outlined" />
          ))}
        </Stack>
      ) : null}
    </>
  );
};

/** The detail of a row: beside its list where there is room, otherwise a sheet over it. */
export const RowPanel = <Row,>({ rowLabel, ...props }: RowPanelProps<Row>) => {
  const { title, detail, columns, isBeside } = props;
  const [first] = columns;
  const name = detail.row && (rowLabel?.(detail.row) ?? (first && cellText(first, detail.row)));
  const label = name ? listTexts.detailOf(name) : title;
  const content = <RowContent {...props} name={name} />;
  if (isBeside) {
    return (
      <Paper
        variant="outlined"
        component="section"
        aria-label={label}
        sx={{
          position: 'sticky',
          top: BAR_HEIGHT + 16,
          alignSelf: 'flex-start',
          flex: `0 0 ${ROW_PANEL_WIDTH}px`,
          minWidth: 0,
          // Its actions stay in view below the page's heading.
          maxHeight: `calc(100dvh - ${BAR_HEIGHT + 88}px)`,
          display: 'flex',
          flexDirection: 'column',
        }}
      >
        {content}
      </Paper>
    );
  }
  return (
    <Drawer
      anchor="right"
      open
      onClose={detail.close}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { width: 'min(560px, 100%)' } } }}
    >
      {content}
    </Drawer>
  );
};
