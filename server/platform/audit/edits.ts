import { formatDate } from '../../shared/dates.ts';
import { formatBrl, formatDecimal, formatInteger, yesNo } from '../../shared/format.ts';
import type { AppContext } from '../context.ts';
import type { RunSql } from '../db/run-sql.ts';
import { asAsked } from '../lists/as-asked.ts';
import type { ColumnType, List, ListColumn } from '../lists/list.ts';
import { maskSql, type PersonalKind } from '../lists/personal.ts';

/** The row that an action changes: its list, whose headings are the words of the panel, or a table described alike. */
export interface Edits {
  of: Pick<List, 'from' | 'key' | 'columns' | 'parts'>;
  /** Columns that the action may change, computed ones included. By default every column of `of`. */
  fields?: readonly string[];
  /** Which row, when the input has no `id`: the actor's own, or the only one. */
  row?: 'own' | 1;
  /** A seller or consumer: only that personal data changed is logged, because the log outlives an erasure. */
  members?: true;
}

/** The edited values of a row, each with what the log may show of it. */
export type Snapshot = Record<string, unknown> | null;

const MASKED: Readonly<Record<string, PersonalKind>> = { cpf: 'cpf', celular: 'phone', telefone: 'phone', email: 'email' };
const HIDDEN_OF_MEMBERS = /^(nome|sexo|hobby|dataNascimento|quemIndicou|end[A-Z]\w*)$/;
const MOST_LETTERS = 80;

/** One changed value, as the log stores it. `antes` and `depois` are null where the log may not hold the value. */
export interface Change {
  campo: string;
  titulo: string;
  antes: string | null;
  depois: string | null;
}

/** The columns that an edit of this row may change. */
export const editedColumns = ({ of, fields }: Edits): [string, ListColumn][] =>
  Object.entries(of.columns).filter(([name]) => !fields || fields.includes(name));

/** Id of the row that an input is about. */
export const rowEdited = ({ row }: Edits, { actor }: Pick<AppContext, 'actor'>, input: unknown): number =>
  row === 'own' ? ('id' in actor ? (actor.id as number) : 0) : (row ?? (input as { id: number }).id);

/** Reads and locks the row as it stands. Null when there is none, which the action itself refuses. */
export async function readEdited(edits: Edits, ctx: AppContext, sql: RunSql, input: unknown): Promise<Snapshot> {
  const { from, key, columns } = asAsked(edits.of as List, { actor: { kind: 'system' }, clock: ctx.clock });
  const selected = editedColumns({ ...edits, of: { ...edits.of, columns } }).flatMap(([name, column]) => [
    `${column.sql} as "${name}"`,
    ...(MASKED[name] ? [`${maskSql(MASKED[name], column.sql)} as "${name} masked"`] : []),
  ]);
  const [row] = await sql<Record<string, unknown>>(
    `select ${selected.join(', ')} from ${from} where ${key} = $1 for no key update of ${key.split('.')[0]}`,
    [rowEdited(edits, ctx, input)],
  );
  return row ?? null;
}

/** The values that differ. */
export function changesOf(edits: Edits, before: Snapshot, after: Snapshot): Change[] {
  if (!before || !after) return [];
  const columns = editedColumns(edits);
  // Where the names behind a list are a column too, they tell more than the list.
  const isNamed = (list: string, { title }: ListColumn) => columns.some(([name, column]) => name !== list && column.title === title);
  return columns.flatMap(([name, column]) => {
    if (column.type === 'json' && isNamed(name, column)) return [];
    if (JSON.stringify(before[name]) === JSON.stringify(after[name])) return [];
    const [antes = null, depois = null] = [before, after].map((row) => shown(edits, name, column, row));
    const isTold = antes !== null && depois !== null && antes !== depois;
    return [{ campo: name, titulo: column.title, antes: isTold ? antes : null, depois: isTold ? depois : null }];
  });
}

/** A change as people read it: 'Ativo: Sim → Não'. For the log, `log_shown` writes the same. */
export const sentenceOf = ({ titulo, antes, depois }: Change): string =>
  antes === null ? `${titulo}: alterado` : `${titulo}: ${antes} → ${depois}`;

/** A value as people read it; null when the log may not hold it. */
export function shown({ members }: Edits, name: string, column: ListColumn, row: Record<string, unknown>): string | null {
  if (column.type === 'file' || column.type === 'json' || (members && HIDDEN_OF_MEMBERS.test(name))) return null;
  const value = row[MASKED[name] ? `${name} masked` : name];
  if (value === null || value === undefined || value === '') return 'vazio';
  return column.words?.[String(value)] ?? FORMATS[column.type](value);
}

const short = (text: string) => (text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text);
const asText = (value: unknown) => short(String(value));
const asDecimal = (value: unknown) => formatDecimal(String(value));

const FORMATS: Readonly<Record<ColumnType, (value: unknown) => string>> = {
  id: asText,
  text: asText,
  integer: (value) => formatInteger(Number(value)),
  decimal: asDecimal,
  money: (value) => formatBrl(String(value)),
  points: asDecimal,
  boolean: (value) => yesNo(Boolean(value)),
  date: (value) => formatDate(String(value)),
  dateTime: asText,
  texts: asText,
  json: asText,
  file: asText,
};
