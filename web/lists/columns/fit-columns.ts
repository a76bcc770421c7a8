import type { ColumnType, ListColumn } from '../list-types.ts';

/** What a column without a width of its own needs, so that its heading and values can be read. */
const LEAST_WIDTH = 120;
/** The column of a row's actions. */
export const ACTIONS_WIDTH = 72;
/** The column of check boxes, the grid's own. */
const SELECTION_WIDTH = 50;

/** The detail of a row beside its list, the gap between them, and the list that both leave. */
export const ROW_PANEL_WIDTH = 400;
export const ROW_PANEL_GAP = 16;
const LEAST_LIST_WIDTH = 360;
export const hasRoomBeside = (width: number): boolean => width >= LEAST_LIST_WIDTH + ROW_PANEL_GAP + ROW_PANEL_WIDTH;

/** A date and a time of day, one above the other. */
const DATE_TIME_WIDTH = 116;
/** The left and right border of a list, which its columns do not have. */
const BORDERS = 2;

export const leastWidthOf = ({ width, type }: { width?: number; type?: ColumnType }): number =>
  width ?? (type === 'dateTime' ? DATE_TIME_WIDTH : LEAST_WIDTH);

/**
 * The columns that a list leaves out at a width: those hidden by default, then what does not fit, the secondary ones first. The
 * order of the columns stays; the first is always shown. A width of 0 is not known yet, and leaves out nothing more.
 */
export const columnsLeftOut = (
  columns: readonly Pick<ListColumn<never>, 'field' | 'type' | 'width' | 'hidden' | 'hideOnPhone' | 'secondary'>[],
  width: number,
  /** Of columns that the person sized. */
  sized: Readonly<Record<string, number>> = {},
): Readonly<Record<string, boolean>> => {
  const wanted = columns.filter(({ hidden }) => !hidden);
  const isSecondary = ({ hideOnPhone, secondary }: (typeof wanted)[number]) => hideOnPhone === true || secondary === true;
  const inTurn = [...wanted.filter((column) => !isSecondary(column)), ...wanted.filter(isSecondary)];
  const shown = new Set<string>();
  let used = 0;
  for (const column of inTurn) {
    const needed = used + (sized[column.field] ?? leastWidthOf(column));
    if (shown.size > 0 && width > 0 && needed > width) continue;
    used = needed;
    shown.add(column.field);
  }
  return Object.fromEntries(columns.map(({ field }) => [field, !shown.has(field)]));
};

/** The width left for columns of values. */
export const widthForColumns = (width: number, { hasActions, isSelectable }: { hasActions: boolean; isSelectable: boolean }): number =>
  width === 0 ? 0 : width - BORDERS - (hasActions ? ACTIONS_WIDTH : 0) - (isSelectable ? SELECTION_WIDTH : 0);
