import { useSearchParams } from 'react-router';
import { DETAIL_PARAMETER } from '../filters/list-url.ts';

/** The first or last row of a page that is still being read. */
const EDGES = { first: 'primeira', last: 'ultima' } as const;

interface RowsOfPage<Row> {
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  loading: boolean;
  page: number;
  /** -1 means all. */
  pageSize: number;
  total: number;
}

export interface RowDetail<Row> {
  isOpen: boolean;
  /** Undefined while the page of the next row is read. */
  row: Row | undefined;
  /** Its place among all rows of the list, from 1. */
  place: number;
  /** Address of the row's detail beside its list. */
  addressOf: (row: Row) => string;
  /** Undefined at either end of the list. */
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
  close: () => void;
}

/** The row whose detail stands beside its list. The address names it, so Back closes it and a link opens it. */
export const useRowDetail = <Row>({ rows, getRowId, loading, page, pageSize, total }: RowsOfPage<Row>): RowDetail<Row> => {
  const [params, setParams] = useSearchParams();
  const asked = params.get(DETAIL_PARAMETER);
  const isEdge = asked === EDGES.first || asked === EDGES.last;
  const at = isEdge ? (loading ? -1 : asked === EDGES.first ? 0 : rows.length - 1) : rows.findIndex((row) => getRowId(row) === asked);
  const row = rows[at];
  const go = (detail: string | null, toPage = page) => {
    const next = new URLSearchParams(params);
    if (detail === null) next.delete(DETAIL_PARAMETER);
    else next.set(DETAIL_PARAMETER, detail);
    if (toPage > 1) next.set('page', String(toPage));
    else next.delete('page');
    setParams(next, { replace: true, preventScrollReset: true });
  };
  const before = pageSize === -1 ? 0 : (page - 1) * pageSize;
  const step = (by: 1 | -1): (() => void) | undefined => {
    const beside = rows[at + by];
    if (!row) return undefined;
    if (beside) return () => go(getRowId(beside));
    if (by === 1) return before + rows.length < total ? () => go(EDGES.first, page + 1) : undefined;
    return page > 1 ? () => go(EDGES.last, page - 1) : undefined;
  };
  return {
    isOpen: row !== undefined || (isEdge && loading),
    row,
    place: before + at + 1,
    addressOf: (target) => {
      const address = new URLSearchParams(params);
      address.set(DETAIL_PARAMETER, getRowId(target));
      return `?${address}`;
    },
    previous: step(-1),
    next: step(1),
    close: () => go(null),
  };
};
