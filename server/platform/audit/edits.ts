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
  /** Which row, when the input has no `id`: the actor's own, or the only one. */
  row?: 'own' | 1;
  /** A seller or consumer: only that personal data changed is logged, because the log outlives an erasure. */
  members?: true;
  /** Computed columns that an edit changes, such as the names behind ids. */
  also?: readonly string[];
  /** Rows of other tables as one column of type json: compared with what the author read. */
  lists?: readonly string[];
}

/** The edited values of a row, each with what the log may show of it. */
export type Snapshot = Record<string, unknown> | null;

const MASKED: Readonly<Record<string, PersonalKind>> = { cpf: 'cpf', celular: 'phone', telefone: 'phone', email: 'email' };
const HIDDEN_OF_MEMBERS = /^(nome|sexo|hobby|dataNascimento|quemIndicou|end[A-Z]\w*)$/;
/** Set by time or computed, never edited. */
const NEVER_EDITED: ReadonlySet<ColumnType> = new Set(['id', 'dateTime', 'texts', 'json']);
/** A column of a table; anything else is computed. */
const PLAIN = /^\w+\.\w+$/;
const MOST_LETTERS = 80;

/** The columns that an edit of this row may change. */
export const editedColumns = ({ of, also = [], lists = [] }: Edits): [string, ListColumn][] =>
  Object.entries(of.columns).filter(
    ([name, { sql, type }]) =>
      also.includes(name) || lists.includes(name) || (!NEVER_EDITED.has(type) && (PLAIN.test(sql) || type === 'file')),
  );

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

/** What changed, one sentence for each value: 'Ativo: Sim → Não'. */
export function changesTold(edits: Edits, before: Snapshot, after: Snapshot): string[] {
  if (!before || !after) return [];
  const columns = editedColumns(edits);
  // Where the names behind a list are a column too, they tell more than the list.
  const isNamed = (list: string, { title }: ListColumn) => columns.some(([name, column]) => name !== list && column.title === title);
  return columns.flatMap(([name, column]) => {
    if (column.type === 'json' && isNamed(name, column)) return [];
    if (JSON.stringify(before[name]) === JSON.stringify(after[name])) return [];
    const [old, now] = [before, after].map((row) => shown(edits, name, column, row));
    return [old === null || now === null || old === now ? `${column.title}: alterado` : `${column.title}: ${old} → ${now}`];
  });
}

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
