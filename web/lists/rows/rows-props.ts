import type { Neighbours } from '../../ui/neighbour-links.tsx';
import type { ListAction, ListColumn } from '../list-types.ts';

/** Props shared by the grid and the cards. */
export interface RowsProps<Row> {
  rows: readonly Row[];
  columns: readonly ListColumn<Row>[];
  getRowId: (row: Row) => string;
  rowLabel?: ((row: Row) => string) | undefined;
  rowActions?: ((row: Row) => readonly ListAction[]) | undefined;
  rowLink?: ((row: Row) => string | null | undefined) | undefined;
  /** What the page of a row learns of its list. */
  linkState?: Neighbours | undefined;
  selectable: boolean;
  /** Why a row cannot be selected; null for rows that can. */
  notSelectable?: ((row: Row) => string | null) | undefined;
  selectedIds: readonly string[];
  onSelect: (ids: string[]) => void;
}

/** Whether the address is a row's detail beside this list. */
export const staysOnPage = (target: string): boolean => target.startsWith('?');
