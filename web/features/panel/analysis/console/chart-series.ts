import { formatDate } from '../../../../../server/shared/dates.ts';
import type { Cell, ResultTable } from '../../../../../server/shared/result-table.ts';
import type { ChartNumbers, ChartUnit } from '../../../../charts/chart-types.ts';
import { consoleTexts as texts } from './console.messages.ts';
import type { KnownColumns } from './titles.ts';

/** What a chart of a result shows. */
export interface ChartChoice {
  kind: 'bar' | 'line';
  measure: string;
  dimension: string;
  /** Column whose values are the colours of the chart. */
  split: string | null;
}
/** The columns of a result that a chart can measure, and those that it can group by. */
export interface ChartColumns {
  measures: string[];
  dimensions: string[];
}

/** More colours cannot be told apart, and more groups cannot be read. */
export const MAX_SERIES = 6;
export const MAX_LABELS = 60;

const AMOUNT = /^-?\d+\.\d+$/;
const isNumeric = (cell: Cell) => cell === null || typeof cell === 'number' || (typeof cell === 'string' && AMOUNT.test(cell));
/** Numbers that name something: ids, years, months. */
const NAMES_SOMETHING = /(^|\.)(id|ano|mes|year|monthsSince|.*Id)$/;
const TIME = /^\d{4}(-(\d{2}|Q\d)(-\d{2}(T.*)?)?)?$/;

const cellsOf = ({ columns, rows }: ResultTable, column: string): Cell[] => {
  const index = columns.indexOf(column);
  return rows.map((row) => row[index] ?? null);
};
const isTime = (table: ResultTable, column: string) => {
  const cells = cellsOf(table, column).filter((cell) => cell !== null);
  return cells.length > 0 && cells.every((cell) => TIME.test(String(cell)));
};

/** Splits the columns of a result into measures and dimensions: the catalogue knows, otherwise numbers are measures. */
export function chartColumns(table: ResultTable, known: KnownColumns): ChartColumns {
  const isMeasure = (column: string) => {
    const cells = cellsOf(table, column);
    const hasNumbers = cells.every(isNumeric) && cells.some((cell) => cell !== null);
    return hasNumbers && (known.get(column)?.isMeasure ?? !NAMES_SOMETHING.test(column));
  };
  const measures = table.columns.filter(isMeasure);
  return { measures, dimensions: table.columns.filter((column) => !measures.includes(column)) };
}

/** Lines over time, otherwise bars; a second dimension with few values gives the colours. Null when nothing can be drawn. */
export function defaultChoice(table: ResultTable, { measures, dimensions }: ChartColumns): ChartChoice | null {
  const time = dimensions.find((column) => isTime(table, column));
  const dimension = time ?? dimensions[0];
  const measure = measures[0];
  if (!dimension || !measure) return null;
  const valuesOf = (column: string) => new Set(cellsOf(table, column)).size;
  const repeats = valuesOf(dimension) < table.rows.length;
  const split = repeats ? dimensions.find((column) => column !== dimension && valuesOf(column) <= MAX_SERIES) : undefined;
  return { kind: time ? 'line' : 'bar', measure, dimension, split: split ?? null };
}

/** The choice a person made before, as far as the result still has its columns. */
export function validChoice(choice: ChartChoice | null, { measures, dimensions }: ChartColumns): ChartChoice | null {
  if (!choice || !measures.includes(choice.measure) || !dimensions.includes(choice.dimension)) return null;
  const hasSplit = choice.split !== null && choice.split !== choice.dimension && dimensions.includes(choice.split);
  return { ...choice, split: hasSplit ? choice.split : null };
}

/** A value of a dimension as a label: '2026-07' is '07/2026'. */
export function labelOf(cell: Cell): string {
  if (cell === null || cell === '') return texts.missing;
  if (typeof cell === 'boolean') return cell ? 'Sim' : 'Não';
  const text = String(cell);
  if (/^\d{4}-\d{2}$/.test(text)) return text.split('-').toReversed().join('/');
  if (/^\d{4}-Q\d$/.test(text)) return `${text.at(-1)}º tri. ${text.slice(0, 4)}`;
  return /^\d{4}-\d{2}-\d{2}/.test(text) ? formatDate(text.slice(0, 10)) : text;
}

const UNITS: Readonly<Record<string, ChartUnit>> = { BRL: 'money', points: 'points', '%': 'percent', rows: 'count', members: 'count' };
const unitOf = (table: ResultTable, measure: string, known: KnownColumns): ChartUnit =>
  UNITS[known.get(measure)?.unit ?? ''] ?? (cellsOf(table, measure).every((cell) => Number.isInteger(cell ?? 0)) ? 'count' : 'number');

/** Numbers of a chart, and how many groups and series there are in all. */
export interface DrawnChart extends ChartNumbers {
  allLabels: number;
  allSeries: number;
}

interface ChartQuestion {
  table: ResultTable;
  columns: ChartColumns;
  choice: ChartChoice;
  known: KnownColumns;
}

/**
 * The series of a chart. It never adds up rows, because averages and shares have no sum: rows with the same group are told apart by their
 * other dimensions.
 */
export function chartNumbers({ table, columns, choice, known }: ChartQuestion): DrawnChart {
  const { measure, dimension, split } = choice;
  const titleOf = (column: string) => known.get(column)?.title ?? column;
  const keys = keysOf(table, columns, choice);
  const splits = split ? cellsOf(table, split).map(labelOf) : keys.map(() => titleOf(measure));
  const values = new Map(cellsOf(table, measure).map((cell, row) => [`${splits[row]}\n${keys[row]!.label}`, cell]));
  const labels = orderedLabels(keys, isTime(table, dimension));
  const names = [...new Set(splits)];
  const shown = labels.slice(0, MAX_LABELS);
  return {
    title: texts.by(titleOf(measure), [dimension, ...(split ? [split] : [])].map(titleOf)),
    heading: titleOf(dimension),
    unit: unitOf(table, measure, known),
    labels: shown,
    series: names.slice(0, MAX_SERIES).map((name) => ({
      label: name,
      values: shown.map((label) => {
        const value = values.get(`${name}\n${label}`);
        return value === undefined || value === null ? null : String(value);
      }),
    })),
    allLabels: labels.length,
    allSeries: names.length,
  };
}

interface Key {
  cell: Cell;
  label: string;
}

/** Each row's group. Where two rows of one colour have the same group, the other dimensions name it too, and then a number. */
function keysOf(table: ResultTable, { dimensions }: ChartColumns, { dimension, split }: ChartChoice): Key[] {
  const splits = split ? cellsOf(table, split).map(labelOf) : [];
  const repeats = (labels: readonly string[]) => new Set(labels.map((label, row) => `${splits[row]}\n${label}`)).size < labels.length;
  const cells = cellsOf(table, dimension);
  let labels = cells.map(labelOf);
  const others = dimensions.filter((column) => column !== dimension && column !== split);
  if (repeats(labels)) {
    const more = others.map((column) => cellsOf(table, column).map(labelOf));
    labels = labels.map((label, row) => [label, ...more.map((column) => column[row]!)].join(' · '));
  }
  const seen = new Map<string, number>();
  return labels.map((label, row) => {
    const key = `${splits[row]}\n${label}`;
    const times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
    return { cell: cells[row] ?? null, label: times === 1 ? label : `${label} (${times})` };
  });
}

/** Time runs from left to right whatever the order of the rows. */
function orderedLabels(keys: readonly Key[], isTimeline: boolean): string[] {
  const ordered = isTimeline ? keys.toSorted((a, b) => String(a.cell ?? '').localeCompare(String(b.cell ?? ''))) : keys;
  return [...new Set(ordered.map(({ label }) => label))];
}
