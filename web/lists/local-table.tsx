import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useState } from 'react';
import { normalizeSearch } from '../../server/shared/text.ts';
import { LoadingState } from '../ui/loading-state.tsx';
import { EmptyState, ErrorState } from '../ui/states.tsx';
import { leastWidthOf } from './columns/fit-columns.ts';
import { FittedTable, TableHeadRow, type TableLook } from './columns/fitted-table.tsx';
import { ListSearch } from './filters/list-search.tsx';
import { SortSelect } from './filters/sort-select.tsx';
import { DEFAULT_PAGE_SIZE, listTexts, PAGE_SIZES } from './list-texts.ts';
import type { ListAction, ListColumn, ListSort } from './list-types.ts';
import { ActionMenu } from './rows/list-actions.tsx';
import { ListCards } from './rows/list-cards.tsx';
import { alignOf, cellText, rawValue, renderCell } from './rows/list-cell.tsx';
import { ListPager } from './rows/list-pager.tsx';

interface LocalTableProps<Row> {
  /** Accessible name. */
  title: string;
  rows: readonly Row[] | undefined;
  columns: readonly ListColumn<Row>[];
  getRowId: (row: Row) => string;
  loading?: boolean;
  error?: { message: string } | undefined;
  onRetry?: () => unknown;
  defaultSort?: ListSort;
  rowActions?: (row: Row) => readonly ListAction[];
  rowLabel?: (row: Row) => string;
  /** Searches the displayed texts. */
  searchPlaceholder?: string;
  /** Shows rows as cards on phones, for tables too wide for them. */
  cardsOnPhone?: boolean;
  /** Shows the columns that fit, with a menu of columns, and names the person's choice of them. */
  name?: string;
  /** In the line of the search. */
  tools?: ReactNode;
  /** Pages of 10; without it every row is shown (Top 10, dialogs). */
  paged?: boolean;
  emptyHint?: string;
}

const collator = new Intl.Collator('pt-BR', { numeric: true, sensitivity: 'base' });

const sortRows = <Row,>(rows: readonly Row[], column: ListColumn<Row> | undefined, direction: 'ASC' | 'DESC'): readonly Row[] => {
  if (!column) return rows;
  const sign = direction === 'ASC' ? 1 : -1;
  const key = (row: Row) => String(rawValue(column, row) ?? '');
  // Decimal texts are converted to numbers for ordering only; no amount is computed.
  const compare =
    alignOf(column.type) === 'right'
      ? (a: Row, b: Row) => Number(key(a)) - Number(key(b))
      : (a: Row, b: Row) => collator.compare(key(a), key(b));
  return rows.toSorted((a, b) => sign * compare(a, b));
};

/** A small table over rows already loaded: it sorts, searches and pages locally. */
export const LocalTable = <Row,>(props: LocalTableProps<Row>) => {
  const { rows, columns, paged = false } = props;
  const [sort, setSort] = useState<ListSort | undefined>(props.defaultSort);
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(DEFAULT_PAGE_SIZE);
  const isPhone = useMediaQuery('(max-width:599.95px)', { noSsr: true });
  if (props.error && !rows) {
    return <ErrorState title={listTexts.loadFailed} text={props.error.message} onRetry={() => void props.onRetry?.()} />;
  }
  if (!rows) return <LoadingState label={listTexts.loading} />;
  const wanted = normalizeSearch(search);
  const found = wanted ? rows.filter((row) => columns.some((column) => normalizeSearch(cellText(column, row)).includes(wanted))) : rows;
  const sorted = sortRows(
    found,
    columns.find(({ field }) => field === sort?.field),
    sort?.direction ?? 'ASC',
  );
  const shown = paged && pageSize !== -1 ? sorted.slice((page - 1) * pageSize, page * pageSize) : sorted;
  const handleSort = (field: string) =>
    setSort((now) => ({ field, direction: now?.field === field && now.direction === 'ASC' ? 'DESC' : 'ASC' }));
  const handleSearch = (text: string) => {
    setSearch(text);
    setPage(1);
  };
  const hasSearch = props.searchPlaceholder !== undefined;
  const head = (
    <>
      {props.tools}
      {hasSearch ? <ListSearch value={search} onSearch={handleSearch} placeholder={props.searchPlaceholder} /> : null}
    </>
  );
  const content = (look?: TableLook<Row>) => {
    if (shown.length === 0) return <EmptyState title={listTexts.empty} {...(props.emptyHint ? { text: props.emptyHint } : {})} />;
    if (props.cardsOnPhone && isPhone) return <PhoneCards {...props} rows={shown} sort={sort} onSort={setSort} />;
    return <WideTable {...props} {...(look ? { columns: look.columns, look } : {})} rows={shown} sort={sort} onSort={handleSort} />;
  };
  return (
    <Box aria-busy={props.loading ?? false}>
      {props.name && !isPhone ? (
        <FittedTable name={props.name} columns={columns} hasActions={props.rowActions !== undefined} head={head}>
          {content}
        </FittedTable>
      ) : (
        <>
          {props.tools || hasSearch ? <TableHeadRow>{head}</TableHeadRow> : null}
          {content()}
        </>
      )}
      {paged ? (
        <ListPager
          page={page}
          pageSize={pageSize}
          total={found.length}
          pageSizes={PAGE_SIZES}
          onPage={setPage}
          onPageSize={(size) => {
            setPageSize(size);
            setPage(1);
          }}
        />
      ) : null}
    </Box>
  );
};

interface ShownRows<Row> extends LocalTableProps<Row> {
  rows: readonly Row[];
  sort: ListSort | undefined;
}

const NONE: string[] = [];

const PhoneCards = <Row,>({ onSort, ...props }: ShownRows<Row> & { onSort: (sort: ListSort) => void }) => (
  <>
    <Box sx={{ display: 'flex', pb: 1.5 }}>
      <SortSelect columns={props.columns} sort={props.sort} onSort={onSort} />
    </Box>
    <ListCards {...props} selectable={false} selectedIds={NONE} onSelect={() => undefined} />
  </>
);

/** Left out where there is no room; paper has room. */
const notOnScreen = { '@media screen': { display: 'none' } } as const;
const fittedSx = ({ density }: Pick<TableLook<never>, 'density'>) => ({
  '& th, & td': { px: 1, lineHeight: 1.3, ...(density === 'compact' ? { py: 0.25 } : {}) },
  '& th': { py: 0.5 },
  // Its place would push the words of a narrow heading onto a third line.
  '& .MuiTableSortLabel-root:not(.Mui-active) .MuiTableSortLabel-icon': { display: 'none' },
});
/** Excluded from print. */
const ACTIONS_CLASS = 'table-actions';
/** A row's actions stay in view however wide the table is. */
const actionsSx = { position: 'sticky', right: 0, zIndex: 1, bgcolor: 'background.paper' } as const;

/** Wide tables scroll on their own, so they must be keyboard-focusable. */
const WideTable = <Row,>({
  title,
  rows,
  columns,
  getRowId,
  rowActions,
  rowLabel,
  sort,
  onSort,
  look,
}: ShownRows<Row> & { onSort: (field: string) => void; look?: TableLook<Row> }) => (
  <TableContainer tabIndex={0} role="group" aria-label={title}>
    <Table size={look?.density === 'comfortable' ? 'medium' : 'small'} aria-label={title} sx={look ? fittedSx(look) : undefined}>
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <HeaderCell key={column.field} column={column} sort={sort} onSort={onSort} look={look} />
          ))}
          {rowActions ? (
            <TableCell align="center" className={ACTIONS_CLASS} sx={actionsSx}>
              {listTexts.actions}
            </TableCell>
          ) : null}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={getRowId(row)} hover>
            {columns.map((column) => (
              <TableCell key={column.field} align={alignOf(column.type)} sx={look?.leftOut[column.field] ? notOnScreen : undefined}>
                {renderCell(column, row)}
              </TableCell>
            ))}
            {rowActions ? (
              <TableCell align="center" className={ACTIONS_CLASS} sx={{ ...actionsSx, py: 0 }}>
                <ActionMenu actions={rowActions(row)} subject={rowLabel?.(row)} />
              </TableCell>
            ) : null}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);

interface HeaderCellProps<Row> {
  column: ListColumn<Row>;
  sort: ListSort | undefined;
  onSort: (field: string) => void;
  look: TableLook<Row> | undefined;
}

const HeaderCell = <Row,>({ column, sort, onSort, look }: HeaderCellProps<Row>) => {
  const active = sort?.field === column.field;
  const direction = active && sort?.direction === 'DESC' ? 'desc' : 'asc';
  return (
    <TableCell
      align={alignOf(column.type)}
      sortDirection={active ? direction : false}
      sx={{
        whiteSpace: look ? 'normal' : 'nowrap',
        ...(look ? { width: look.widths?.[column.field] ?? leastWidthOf(column) } : {}),
        ...(look?.leftOut[column.field] ? notOnScreen : {}),
      }}
    >
      {column.sortable === false ? (
        column.title
      ) : (
        <TableSortLabel active={active} direction={direction} onClick={() => onSort(column.field)}>
          {column.title}
        </TableSortLabel>
      )}
    </TableCell>
  );
};
