import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { DataGrid, type GridColDef, GridColumnMenuHideItem, type GridRowSelectionModel, type GridValidRowModel } from '@mui/x-data-grid';
import { ptBR } from '@mui/x-data-grid/locales';
import { type MouseEvent, type ReactNode, useMemo } from 'react';
import { Link, useNavigate } from 'react-router';
import { ActionMenu } from './list-actions.tsx';
import { alignOf, renderCell } from './list-cell.tsx';
import type { ListPreferences } from './list-preferences.ts';
import { listTexts } from './list-texts.ts';
import type { ListAction, ListColumn, ListSort } from './list-types.ts';

/** The grid's own texts in pt-BR, with the documented one where the two differ. */
const gridTexts = {
  ...ptBR.components.MuiDataGrid.defaultProps.localeText,
  noRowsLabel: 'Sem resultados',
  noResultsOverlayLabel: 'Nenhum resultado',
};

/** What the grid and the cards show rows with. */
export interface RowsProps<Row> {
  rows: readonly Row[];
  columns: readonly ListColumn<Row>[];
  getRowId: (row: Row) => string;
  rowLabel?: ((row: Row) => string) | undefined;
  rowActions?: ((row: Row) => readonly ListAction[]) | undefined;
  rowLink?: ((row: Row) => string | null | undefined) | undefined;
  selectable: boolean;
  selectedIds: readonly string[];
  onSelect: (ids: string[]) => void;
}

export interface ListGridProps<Row> extends RowsProps<Row> {
  title: string;
  loading: boolean;
  total: number;
  page: number;
  pageSize: number;
  sort: ListSort | undefined;
  onSort: (sort: ListSort) => void;
  preferences: ListPreferences;
  onPreferences: (patch: Partial<ListPreferences>) => void;
}

/** Past this many rows the grid scrolls inside itself, so that only visible rows are drawn. */
const SCROLL_FROM_ROWS = 100;
const ACTIONS_FIELD = '__actions__';
const ACTIONS_CLASS = 'list-actions';
/** Which columns show is chosen above the list, for all of them at once. */
const COLUMN_MENU = { slots: { columnMenuColumnsItem: GridColumnMenuHideItem } };
/** Wider than any list: a column that is not drawn cannot stay in view. */
const DRAW_EVERY_COLUMN = 8_000;

type RowLink = ((row: GridValidRowModel) => string | null | undefined) | undefined;

/** A row opens by click anywhere; its first cell is a real link, for keyboards and new tabs. */
const linked = (content: ReactNode, target: string | null | undefined) =>
  target ? (
    <MuiLink component={Link} to={target} color="inherit" underline="hover" onClick={(event: MouseEvent) => event.stopPropagation()}>
      {content}
    </MuiLink>
  ) : (
    content
  );

const toGridColumn = (column: ListColumn<GridValidRowModel>, rowLink: RowLink): GridColDef => {
  const align = alignOf(column.type);
  const size = column.width === undefined ? { flex: column.flex ?? 1, minWidth: 120 } : { width: column.width };
  return {
    field: column.field,
    headerName: column.title,
    sortable: column.sortable ?? true,
    hideable: true,
    filterable: false,
    align,
    headerAlign: align,
    ...size,
    renderCell: ({ row }) => linked(renderCell(column, row), rowLink?.(row)),
  };
};

/** Rows in a table; sort, paging and filters are the server's. */
export const ListGrid = <Row,>(props: ListGridProps<Row>) => {
  const { columns, rows, rowActions, rowLabel, getRowId, rowLink, sort, onSort, preferences, onPreferences, selectedIds } = props;
  const navigate = useNavigate();
  const gridColumns = useMemo(() => {
    const list = columns.map((column, index) =>
      toGridColumn(column as ListColumn<GridValidRowModel>, index === 0 ? (rowLink as RowLink) : undefined),
    );
    if (!rowActions) return list;
    const actions: GridColDef = {
      field: ACTIONS_FIELD,
      cellClassName: ACTIONS_CLASS,
      headerClassName: ACTIONS_CLASS,
      headerName: listTexts.actions,
      width: 72,
      sortable: false,
      hideable: false,
      filterable: false,
      disableColumnMenu: true,
      align: 'center',
      headerAlign: 'center',
      renderCell: ({ row }) => <ActionMenu actions={rowActions(row as Row)} subject={rowLabel?.(row as Row)} />,
    };
    return [...list, actions];
  }, [columns, rowActions, rowLabel, rowLink]);
  const selection = useMemo<GridRowSelectionModel>(() => ({ type: 'include', ids: new Set(selectedIds) }), [selectedIds]);
  const sorted = columns.find((column) => (column.sortKey ?? column.field) === sort?.field);
  return (
    <Box
      aria-busy={props.loading}
      sx={{ display: 'flex', flexDirection: 'column', ...(rows.length > SCROLL_FROM_ROWS ? { height: '70vh' } : {}) }}
    >
      <DataGrid
        aria-label={props.title}
        rows={rows as readonly GridValidRowModel[]}
        columns={gridColumns}
        getRowId={(row) => getRowId(row as Row)}
        localeText={gridTexts}
        loading={props.loading}
        // The grid's own bar has no name and no place among rows; aria-busy of the list says the same.
        slotProps={{
          loadingOverlay: { variant: 'linear-progress', noRowsVariant: 'skeleton', 'aria-hidden': true },
          columnMenu: COLUMN_MENU,
        }}
        // Our Content-Security-Policy refuses code made of text, and browsers report the mere question.
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
        columnVisibilityModel={Object.fromEntries(columns.map(({ field }) => [field, !preferences.hidden[field]]))}
        onColumnVisibilityModelChange={(model) =>
          onPreferences({ hidden: Object.fromEntries(Object.entries(model).map(([field, shown]) => [field, !shown])) })
        }
        density={preferences.density}
        checkboxSelection={props.selectable}
        disableRowSelectionOnClick
        disableRowSelectionExcludeModel
        rowSelectionModel={selection}
        onRowSelectionModelChange={(model) => props.onSelect([...model.ids].map(String))}
        onRowClick={({ row }) => {
          const target = rowLink?.(row as Row);
          if (target) void navigate(target);
        }}
        hideFooter
        sx={{
          border: 0,
          '--DataGrid-overlayHeight': '320px',
          '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 600 },
          '& .MuiDataGrid-cell': { alignContent: 'center' },
          // What can be done with a row stays at hand however wide the list is.
          [`& .${ACTIONS_CLASS}`]: {
            position: 'sticky',
            right: 0,
            zIndex: 2,
            bgcolor: 'background.paper',
            borderLeft: 1,
            borderLeftColor: 'divider',
          },
          ...(rowLink ? { '& .MuiDataGrid-row': { cursor: 'pointer' } } : {}),
        }}
      />
    </Box>
  );
};
