import { useMemo } from 'react';
import type { ListColumn } from '../list-types.ts';
import { inOrder, type ListPreferences } from '../views/list-preferences.ts';
import { columnsLeftOut, hasRoomBeside, ROW_PANEL_GAP, ROW_PANEL_WIDTH, widthForColumns } from './fit-columns.ts';

interface Place {
  /** Of the list and a row's detail together; 0 before it is known. */
  width: number;
  hasActions: boolean;
  isSelectable: boolean;
  isDetailOpen: boolean;
}

type Hidden = Readonly<Record<string, boolean>>;

interface Columns<Row> {
  /** In the person's order. */
  columns: readonly ListColumn<Row>[];
  /** What the person chose to hide, or what does not fit the whole width: what a view keeps. */
  hidden: Hidden;
  /** What is not shown now: also what does not fit beside a row's detail. */
  hiddenNow: Hidden;
  /** A row's detail is beside the list. It has the row's actions, so the list leaves out their column. */
  isBeside: boolean;
}

/** The columns of a list, which shrinks to those that fit while a row's detail is beside it. */
export const useColumns = <Row>(declared: readonly ListColumn<Row>[], preferences: ListPreferences, place: Place): Columns<Row> => {
  const { width, hasActions, isSelectable, isDetailOpen } = place;
  const { order, widths, hidden: chosen } = preferences;
  const columns = useMemo(() => inOrder(declared, order), [declared, order]);
  const room = widthForColumns(width, { hasActions, isSelectable });
  const fitting = useMemo(() => columnsLeftOut(columns, room, widths), [columns, room, widths]);
  const hidden = chosen ?? fitting;
  const isBeside = isDetailOpen && hasRoomBeside(width);
  const hiddenNow = useMemo(() => {
    if (!isBeside) return hidden;
    const wanted = columns.map((column) => ({ ...column, hidden: hidden[column.field] ?? false }));
    const left = widthForColumns(width - ROW_PANEL_WIDTH - ROW_PANEL_GAP, { hasActions: false, isSelectable });
    return columnsLeftOut(wanted, left, widths);
  }, [isBeside, columns, hidden, width, isSelectable, widths]);
  return { columns, hidden, hiddenNow, isBeside };
};
