import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  GridCellCheckboxRenderer,
  type GridColDef,
  GridColumnMenuHideItem,
  type GridRowSelectionModel,
  type GridValidRowModel,
} from '@mui/x-data-grid';
import { ptBR } from '@mui/x-data-grid/locales';
import { type MouseEvent, type ReactNode, useMemo } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Neighbours } from '../../ui/neighbour-links.tsx';
import { ACTIONS_WIDTH, leastWidthOf } from '../columns/fit-columns.ts';
import { listTexts } from '../list-texts.ts';
import type { ListColumn, ListSort } from '../list-types.ts';
import type { ListPreferences } from '../views/list-preferences.ts';
import { ActionMenu } from './list-actions.tsx';
import { alignOf, cellText, renderCell } from './list-cell.tsx';
import { type RowsProps, staysOnPage } from './rows-props.ts';
import { useOpenRow } from './use-open-row.ts';

/** The grid's pt-BR texts, with the documented text where MUI's differs. */
const gridTexts = {
  ...ptBR.components.MuiDataGrid.defaultProps.localeText,
  noRowsLabel: 'Sem resultados',
  noResultsOverlayLabel: 'Nenhum resultado',
};

export interface ListGridProps<Row> extends RowsProps<Row> {
  title: string;
  loading: boolean;
  total: number;
  page: number;
  pageSize: number;
  sort: ListSort | undefined;
  onSort: (sort: ListSort) => void;
  preferences: ListPreferences;
  /** Rows grow with what they hold. */
  tallRows: boolean;
  /** The columns not shown now. */
  hidden: Readonly<Record<string, boolean>>;
  onPreferences: (patch: Partial<ListPreferences>) => void;
  /** The row whose detail is open. */
  openId: string | undefined;
}

/** Above this many rows the grid scrolls internally, so only visible rows are rendered. */
const SCROLL_FROM_ROWS = 100;
/** In pixels, at the standard density. */
const ROW_HEIGHT = 48;
const HEADER_HEIGHT = 42;
const ACTIONS_FIELD = '__actions__';
const ACTIONS_CLASS = 'list-actions';
const OPEN_CLASS = 'list-open-row';
/** A cell of more than one line, and its text. */
const LINES_CLASS = 'list-lines';
const TEXT_CLASS = 'list-text';
const ROW_KEYS = new Set(['ArrowUp', 'ArrowDown']);
/** Columns are shown and hidden from the menu above the list instead, all in one place. */
const COLUMN_MENU = { slots: { columnMenuColumnsItem: GridColumnMenuHideItem } };
/** Wider than any list, because a column that is not rendered cannot stay pinned. */
const DRAW_EVERY_COLUMN = 8_000;

/** Where the rows lead. */
interface RowLinks {
  addressOf: (row: GridValidRowModel) => string | null | undefined;
  state: Neighbours | undefined;
  /** The detail of another row is open. Back closes it and does not go through every row seen. */
  isReplaced: boolean;
}

/** A click anywhere opens the row; its first cell is a real link, for keyboards and new tabs. */
const linked = (content: ReactNode, row: GridValidRowModel, links: RowLinks | undefined) => {
  const target = links?.addressOf(row);
  if (!links || !target) return content;
  return (
    <MuiLink
      component={Link}
      to={target}
      state={links.state}
      replace={links.isReplaced && staysOnPage(target)}
      preventScrollReset={staysOnPage(target)}
      color="inherit"
      underline="hover"
      onClick={(event: MouseEvent) => event.stopPropagation()}
    >
      {content}
    </MuiLink>
  );
};

const toGridColumn = (column: ListColumn<GridValidRowModel>, links: RowLinks | undefined, sized: number | undefined): GridColDef => {
  const align = alignOf(column.type);
  // Names take the room that is left and two lines; dates and amounts have a width of their own.
  const isText = (column.type ?? 'text') === 'text' && !column.render;
  const content = (row: GridValidRowModel) =>
    isText ? <span className={TEXT_CLASS}>{renderCell(column, row)}</span> : renderCell(column, row);
  const least = leastWidthOf(column);
  const isFixed = column.type === 'dateTime' || (column.width !== undefined && !isText);
  const own = !isFixed ? { flex: column.flex ?? (isText ? 1 : 0.3), minWidth: least } : { width: least };
  const size = sized === undefined ? own : { width: sized };
  return {
    field: column.field,
    headerName: column.title,
    sortable: column.sortable ?? true,
    hideable: true,
    filterable: false,
    ...(isText || column.type === 'dateTime' ? { cellClassName: LINES_CLASS } : {}),
    align,
    headerAlign: align,
    ...size,
    // What is copied is what is shown.
    valueFormatter: (_value, row) => cellText(column, row),
    // A cell of its own making may hold a button or a link, and neither may stand inside a link.
    renderCell: ({ row }) => linked(content(row), row, column.render ? undefined : links),
  };
};

/** The checkboxes; where a row cannot be selected, its own says why. */
const checkboxes = (notSelectable: (row: GridValidRowModel) => string | null): GridColDef => ({
  ...GRID_CHECKBOX_SELECTION_COL_DEF,
  renderCell: (params) => (
    <Tooltip title={notSelectable(params.row as GridValidRowModel) ?? ''}>
      <span>
        <GridCellCheckboxRenderer {...params} />
      </span>
    </Tooltip>
  ),
});

/** Rows in a table; the server sorts, pages and filters. */
export const ListGrid = <Row,>(props: ListGridProps<Row>) => {
  const {
    columns,
    rows,
    rowActions,
    rowLabel,
    getRowId,
    rowLink,
    linkState,
    sort,
    onSort,
    preferences,
    hidden,
    onPreferences,
    selectedIds,
    notSelectable,
    openId,
  } = props;
  const navigate = useNavigate();
  const isOpen = openId !== undefined;
  const { widths } = preferences;
  const linkField = columns.find(({ field }) => !hidden[field])?.field;
  const apiRef = useOpenRow(openId, linkField);
  const gridColumns = useMemo(() => {
    const links = rowLink && { addressOf: rowLink as RowLinks['addressOf'], state: linkState, isReplaced: isOpen };
    const list = columns.map((column) =>
      toGridColumn(column as ListColumn<GridValidRowModel>, column.field === linkField ? links : undefined, widths?.[column.field]),
    );
    if (notSelectable) list.unshift(checkboxes((row) => notSelectable(row as Row)));
    if (!rowActions) return list;
    const actions: GridColDef = {
      field: ACTIONS_FIELD,
      cellClassName: ACTIONS_CLASS,
      headerClassName: ACTIONS_CLASS,
      headerName: listTexts.actions,
      width: ACTIONS_WIDTH,
      sortable: false,
      hideable: false,
      filterable: false,
      disableColumnMenu: true,
      align: 'center',
      headerAlign: 'center',
      renderCell: ({ row }) => <ActionMenu actions={rowActions(row as Row)} subject={rowLabel?.(row as Row)} />,
    };
    return [...list, actions];
  }, [columns, rowActions, rowLabel, rowLink, linkState, linkField, widths, notSelectable, isOpen]);
  const selection = useMemo<GridRowSelectionModel>(() => ({ type: 'include', ids: new Set(selectedIds) }), [selectedIds]);
  const open = (row: Row) => {
    const target = rowLink?.(row);
    const stays = target ? staysOnPage(target) : false;
    if (target) void navigate(target, { state: linkState, preventScrollReset: stays, replace: isOpen && stays });
  };
  const sorted = columns.find((column) => (column.sortKey ?? column.field) === sort?.field);
  return (
    <Box
      aria-busy={props.loading}
      sx={{ display: 'flex', flexDirection: 'column', ...(rows.length > SCROLL_FROM_ROWS ? { height: '70vh' } : {}) }}
    >
      <DataGrid
        apiRef={apiRef}
        aria-label={props.title}
        rows={rows as readonly GridValidRowModel[]}
        columns={gridColumns}
        getRowId={(row) => getRowId(row as Row)}
        localeText={gridTexts}
        loading={props.loading}
        // The grid's own progress bar has no accessible name and no place among rows; the list's aria-busy says the same.
        slotProps={{
          loadingOverlay: { variant: 'linear-progress', noRowsVariant: 'skeleton', 'aria-hidden': true },
          columnMenu: COLUMN_MENU,
        }}
        // Our Content-Security-Policy forbids eval, and browsers report even the check for it.
        disableEval
        paginationMode="server"
        sortingMode="server"
        filterMode="server"
        disableColumnFilter
        columnBufferPx={DRAW_EVERY_COLUMN}
        rowCount={props.total}
        paginationModel={{ page: props.page - 1, pageSize: props.pageSize }}
        pageSizeOptions={[props.pageSize]}
        sortingOrder={['asc', 'desc']}
        sortModel={sorted && sort ? [{ field: sorted.field, sort: sort.direction === 'ASC' ? 'asc' : 'desc' }] : []}
        onSortModelChange={([model]) => {
          const column = columns.find(({ field }) => field === model?.field);
          if (column && model?.sort) onSort({ field: column.sortKey ?? column.field, direction: model.sort === 'asc' ? 'ASC' : 'DESC' });
        }}
        columnVisibilityModel={Object.fromEntries(columns.map(({ field }) => [field, !hidden[field]]))}
        onColumnVisibilityModelChange={(model) =>
          onPreferences({ hidden: Object.fromEntries(Object.entries(model).map(([field, shown]) => [field, !shown])) })
        }
        onColumnWidthChange={({ colDef, width }) => onPreferences({ widths: { ...widths, [colDef.field]: Math.round(width) } })}
        density={preferences.density}
        rowHeight={ROW_HEIGHT}
        {...(props.tallRows ? { getRowHeight: () => 'auto' as const } : {})}
        {...(notSelectable ? { isRowSelectable: ({ row }) => notSelectable(row as Row) === null } : {})}
        columnHeaderHeight={HEADER_HEIGHT}
        checkboxSelection={props.selectable}
        disableRowSelectionOnClick
        disableRowSelectionExcludeModel
        rowSelectionModel={selection}
        onRowSelectionModelChange={(model) => props.onSelect([...model.ids].map(String))}
        onRowClick={({ row }) => open(row as Row)}
        getRowClassName={({ id }) => (String(id) === openId ? OPEN_CLASS : '')}
        onCellKeyDown={({ row }, event) => {
          // The open detail moves through the rows, and the grid's focus follows it.
          if (isOpen && ROW_KEYS.has(event.key)) event.defaultMuiPrevented = true;
          if (event.key === 'Enter' && event.target === event.currentTarget) open(row as Row);
        }}
        hideFooter
        sx={{
          border: 0,
          '--DataGrid-overlayHeight': '320px',
          '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 600, whiteSpace: 'normal', lineHeight: 1.2 },
          [`& .${LINES_CLASS}`]: { whiteSpace: 'normal', lineHeight: 1.3 },
          [`& .${TEXT_CLASS}`]: {
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: preferences.density === 'compact' ? 1 : 2,
            overflow: 'hidden',
            overflowWrap: 'anywhere',
          },
          // Below the panel's bar.
          '& .MuiDataGrid-row': { scrollMarginTop: '72px', ...(rowLink ? { cursor: 'pointer' } : {}) },
          '& .MuiDataGrid-cell': { alignContent: 'center', ...(props.tallRows ? { py: 1, minHeight: ROW_HEIGHT } : {}) },
          // The last heading's handle would stand beyond the rows and make them scroll.
          '& .MuiDataGrid-columnHeader--last': { overflow: 'hidden' },
          // A row's actions stay in view however wide the list is.
          [`& .${ACTIONS_CLASS}`]: {
            position: 'sticky',
            right: 0,
            zIndex: 2,
            bgcolor: 'background.paper',
            borderLeft: 1,
            borderLeftColor: 'divider',
          },
          [`& .${OPEN_CLASS}`]: { bgcolor: 'action.selected', boxShadow: ({ palette }) => `inset 3px 0 ${palette.primary.main}` },
        }}
      />
    </Box>
  );
};
