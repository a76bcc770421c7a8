import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ComponentType, type ReactNode, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ExportFormat } from '../graphql/types.generated.ts';
import { useCan, useViewer } from '../session/session-context.ts';
import { useFetchesAhead } from '../ui/fetch-ahead.ts';
import { lateComponent } from '../ui/late-component.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { useWidth } from '../ui/use-width.ts';
import { ColumnsButton } from './columns/columns-button.tsx';
import { ROW_PANEL_GAP } from './columns/fit-columns.ts';
import { useColumns } from './columns/use-columns.ts';
import { ListToolbar, RefreshButton } from './filters/list-toolbar.tsx';
import { filterKindsOf, type ListUrlConfig, useListUrl } from './filters/list-url.ts';
import { SortSelect } from './filters/sort-select.tsx';
import { useListFilters, useListVariables } from './filters/use-list-filters.ts';
import { DEFAULT_PAGE_SIZE, listTexts, PAGE_SIZES } from './list-texts.ts';
import type {
  FilterDefinition,
  FilterValue,
  ListAction,
  ListColumn,
  ListResult,
  ListSelection,
  ListSort,
  ListVariables,
} from './list-types.ts';
import { ExportMenu } from './rows/export-menu.tsx';
import { BulkBar, HeadActions } from './rows/list-actions.tsx';
import { ListPager } from './rows/list-pager.tsx';
import { ListRows } from './rows/list-rows.tsx';
import type { RowPanelProps } from './rows/row-panel.tsx';
import { useExportList } from './rows/use-export-list.ts';
import { useRowDetail } from './rows/use-row-detail.ts';
import { useListPreferences } from './views/list-preferences.ts';
import { useListViews } from './views/use-list-views.ts';
import { differs, stateOf } from './views/view-state.ts';
import { ViewsButton } from './views/views-button.tsx';

export interface ListScreenProps<Row, Filter extends object> {
  title: string;
  description?: ReactNode;
  /** Names the export on the server and the person's preferences. */
  name: string;
  /** A hook that loads a page of rows. */
  useList: (variables: ListVariables<Filter>) => ListResult<Row>;
  /** Module-level constant, or memoised. */
  columns: readonly ListColumn<Row>[];
  filters?: readonly FilterDefinition<Filter>[];
  defaultSort?: ListSort;
  /** Filters for an address without any; a function when they depend on today. Shown as chips. */
  defaultFilters?: Partial<Filter> | (() => Partial<Filter>);
  /** Reconciles filters that depend on one another; a module-level function. */
  settleFilters?: ListUrlConfig['settleFilters'];
  /** Conditions the person cannot change. */
  fixedFilter?: Partial<Filter>;
  /** `false` for lists without search. */
  searchPlaceholder?: string | false;
  getRowId?: (row: Row) => string;
  /** A row's name in accessible labels. */
  rowLabel?: (row: Row) => string;
  rowLink?: (row: Row) => string | null | undefined;
  rowActions?: (row: Row) => readonly ListAction[];
  /** A row's own content in its detail, above its columns. */
  rowDetail?: (row: Row) => ReactNode;
  actions?: readonly ListAction[];
  bulkActions?: (selection: ListSelection<Row>) => readonly ListAction[];
  /** Why a row cannot be selected; null for rows that can. */
  notSelectable?: (row: Row) => string | null;
  /** What the bulk bar says of the selected rows, instead of how many they are. */
  selectionText?: (rows: readonly Row[]) => string;
  /** Rows grow with what they hold. */
  tallRows?: boolean;
  /** In the line of the search even without a selection, for actions that need more than a button. Makes rows selectable. */
  selectionBar?: (selection: ListSelection<Row>) => ReactNode;
  /** Without it the list has no export. */
  exportFormats?: readonly ExportFormat[];
  pageSizes?: readonly number[];
  emptyHint?: string;
  /** Title of the error state, where the documents give one. */
  failedTitle?: string;
  /** What stands beside the title: tabs, the date of a report's data. */
  beside?: ReactNode;
  /** Content between the heading and the rows, e.g. key figures. */
  summary?: ReactNode;
  /** Omits the page heading: for tabs and detail pages. */
  embedded?: boolean;
}

const NO_FILTERS: readonly never[] = [];
const panel = lateComponent(async () => (await import('./rows/row-panel.tsx')).RowPanel as ComponentType<RowPanelProps<unknown>>);

const LatePanel = <Row,>(props: RowPanelProps<Row>) => {
  const Panel = panel.useOrThrow() as ComponentType<RowPanelProps<Row>> | null;
  return Panel ? <Panel {...props} /> : null;
};

const idOf = (row: unknown) => (row as { id: string }).id;

const useListConfig = <Row, Filter extends object>(
  props: ListScreenProps<Row, Filter>,
  filters: readonly FilterDefinition<Filter>[],
): ListUrlConfig => {
  const { pageSizes = PAGE_SIZES, defaultSort, defaultFilters = {} } = props;
  // Fixed at the first render: a default of "today" must not change at midnight under an open list.
  const [fixed] = useState(() => ({
    pageSizes,
    defaultPageSize: pageSizes.includes(DEFAULT_PAGE_SIZE) ? DEFAULT_PAGE_SIZE : (pageSizes[0] ?? DEFAULT_PAGE_SIZE),
    defaultFilters: (typeof defaultFilters === 'function' ? defaultFilters() : defaultFilters) as Record<string, FilterValue>,
    ...(props.settleFilters ? { settleFilters: props.settleFilters } : {}),
  }));
  // The tabs of a list differ in order and filters; screens may write an order or "no filters" inline.
  const { field, direction } = defaultSort ?? {};
  return useMemo(
    () => ({ ...fixed, defaultSort: field && direction ? { field, direction } : undefined, filterKinds: filterKindsOf(filters) }),
    [fixed, field, direction, filters],
  );
};

/** A selection belongs to its rows, so another page or filter clears it. */
const useSelection = (scope: string) => {
  const [selection, setSelection] = useState<{ scope: string; ids: string[] }>({ scope, ids: [] });
  const ids = selection.scope === scope ? selection.ids : (NO_FILTERS as readonly string[]);
  return [ids, (next: string[]) => setSelection({ scope, ids: next })] as const;
};

/**
 * A whole list screen. The URL is its state; the server sorts, searches, filters, pages and exports. The screen only declares columns,
 * filters and actions.
 */
export const ListScreen = <Row, Filter extends object = Record<string, never>>(props: ListScreenProps<Row, Filter>) => {
  const { title, name, useList, pageSizes = PAGE_SIZES, getRowId = idOf, exportFormats = NO_FILTERS } = props;
  const can = useCan();
  const viewer = useViewer();
  const isPhone = useMediaQuery('(max-width:599.95px)', { noSsr: true });
  const declared = useMemo(() => props.columns.filter(({ ability }) => !ability || can(ability)), [props.columns, can]);
  const filters = useListFilters(name, declared, props.filters);
  const url = useListUrl(useListConfig(props, filters));
  const { state } = url;
  const variables = useListVariables<Filter>(state, filters, props.fixedFilter);
  const { data, loading, error, refetch } = useList(variables);
  useFetchesAhead(data !== undefined);
  const [params] = useSearchParams();
  // What stands in a tab or a detail page shares its address with others.
  const hasViews = !props.embedded && can('listView:keep');
  const views = useListViews(name, hasViews, declared);
  const [preferences, setPreferences] = useListPreferences(name, viewer?.id ?? 'anonimo', views.look);
  const rows = data?.items ?? NO_FILTERS;
  const detail = useRowDetail({ rows, getRowId, loading, page: state.page, pageSize: state.pageSize, total: data?.total ?? 0 });
  const isDetailOpen = hasViews && detail.isOpen;
  const [placeRef, width] = useWidth();
  const isSelectable = props.bulkActions !== undefined || props.selectionBar !== undefined;
  const place = { width, hasActions: props.rowActions !== undefined, isSelectable, isDetailOpen };
  const { columns, hidden, hiddenNow, isBeside } = useColumns(declared, preferences, place);
  const now = stateOf(params, { columns, preferences, hidden });
  const isChanged = views.current !== undefined && differs(views.current, now, declared);
  const [selectedIds, setSelectedIds] = useSelection(JSON.stringify(variables));
  const { exporting, exportList } = useExportList(name);
  const linkState = useMemo(
    () => ({ neighbours: props.rowLink ? rows.flatMap((row) => props.rowLink?.(row) ?? []) : NO_FILTERS }),
    [rows, props.rowLink],
  );
  const rowLink = hasViews ? (row: Row) => props.rowLink?.(row) ?? detail.addressOf(row) : props.rowLink;
  const selectedRows = rows.filter((row) => selectedIds.includes(getRowId(row)) && !props.notSelectable?.(row));
  const selection = { ids: selectedRows.map(getRowId), rows: selectedRows, clear: () => setSelectedIds([]) };
  const bulkActions = selectedRows.length > 0 ? (props.bulkActions?.(selection) ?? NO_FILTERS) : NO_FILTERS;
  const actions = props.actions && <HeadActions actions={props.actions} subject={title} />;
  return (
    <>
      {props.embedded ? null : <PageHeader title={title} description={props.description} beside={props.beside} actions={actions} />}
      {props.summary}
      <Box ref={placeRef} sx={{ display: 'flex', alignItems: 'flex-start', gap: `${ROW_PANEL_GAP}px` }}>
        <Paper variant="outlined" component="section" aria-label={title} sx={{ overflow: 'hidden', flex: 1, minWidth: 0 }}>
          <ListToolbar
            url={url}
            filters={filters}
            searchPlaceholder={props.searchPlaceholder}
            isPhone={isPhone}
            bar={props.selectionBar?.(selection)}
          >
            {isPhone ? <SortSelect columns={declared} sort={state.sort} onSort={url.setSort} /> : null}
            {props.embedded ? actions : null}
            <RefreshButton data={data} loading={loading} onRefresh={refetch} />
            {hasViews ? <ViewsButton list={name} views={views} now={now} isChanged={isChanged} /> : null}
            {isPhone ? null : <ColumnsButton columns={columns} preferences={preferences} hidden={hidden} onChange={setPreferences} />}
            {exportFormats.length > 0 ? (
              <ExportMenu
                formats={exportFormats}
                busy={exporting}
                onExport={(choice) =>
                  exportList({
                    ...choice,
                    options: variables.options,
                    filter: variables.filter as Record<string, unknown>,
                  })
                }
              />
            ) : null}
          </ListToolbar>
          {bulkActions.length > 0 ? (
            <BulkBar
              text={props.selectionText?.(selectedRows) ?? listTexts.selected(selectedRows.length)}
              actions={bulkActions}
              onClear={() => setSelectedIds([])}
            />
          ) : null}
          <Divider />
          {error && data ? (
            <Alert
              severity="error"
              action={
                <Button color="inherit" size="small" onClick={() => void refetch()}>
                  {listTexts.retry}
                </Button>
              }
            >
              {error.message}
            </Alert>
          ) : null}
          <ListRows
            isPhone={isPhone}
            state={state}
            title={title}
            loading={loading}
            error={error}
            hasData={data !== undefined}
            total={data?.total ?? 0}
            rows={rows}
            columns={isPhone ? declared : columns}
            getRowId={getRowId}
            rowLabel={props.rowLabel}
            rowActions={isBeside ? undefined : props.rowActions}
            rowLink={rowLink}
            linkState={linkState}
            selectable={isSelectable}
            notSelectable={props.notSelectable}
            tallRows={props.tallRows ?? false}
            selectedIds={selectedIds}
            onSelect={setSelectedIds}
            sort={state.sort}
            onSort={url.setSort}
            preferences={preferences}
            hidden={hiddenNow}
            openId={isDetailOpen && detail.row ? getRowId(detail.row) : undefined}
            onPreferences={setPreferences}
            page={state.page}
            pageSize={state.pageSize}
            onRetry={refetch}
            emptyHint={props.emptyHint}
            failedTitle={props.failedTitle}
          />
          <Divider />
          {data?.capped && state.pageSize === -1 ? (
            <Typography variant="caption" color="textSecondary" role="note" sx={{ display: 'block', px: 2, pt: 1 }}>
              {listTexts.capped(rows.length)}
            </Typography>
          ) : null}
          {/* Without an answer there is no count to show. */}
          {data ? (
            <ListPager
              page={state.page}
              pageSize={state.pageSize}
              total={data.total}
              pageSizes={pageSizes}
              onPage={url.setPage}
              onPageSize={url.setPageSize}
            />
          ) : null}
        </Paper>
        {isDetailOpen ? (
          <LatePanel
            title={title}
            detail={detail}
            total={data?.total ?? 0}
            columns={declared}
            rowLabel={props.rowLabel}
            rowDetail={props.rowDetail}
            rowActions={props.rowActions}
            isBeside={isBeside}
          />
        ) : null}
      </Box>
    </>
  );
};
