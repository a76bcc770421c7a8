import { formatDateTime } from '../../shared/dates.ts';
import { compare } from '../../shared/money.ts';
import { actorKey, mayDo } from '../actor.ts';
import type { FieldRead } from '../audit/as-read.ts';
import { type Change, type Edits, editedColumns, rowEdited, type Snapshot, sentenceOf, shown } from '../audit/edits.ts';
import type { AppContext } from '../context.ts';
import type { RunSql } from '../db/run-sql.ts';
import { AppError, defineErrors } from '../errors/app-error.ts';
import type { ColumnType, ListColumn } from '../lists/list.ts';
import { isMasked } from '../lists/personal.ts';
import { allActions } from './action.ts';

defineErrors({
  EDIT_CONFLICT: { kind: 'conflict', text: ({ mudancas }) => `Este cadastro mudou enquanto você o editava. ${mudancas}` },
});

/** One value that somebody else changed, as the refusal carries it for merging. */
interface Overtaken {
  campo: string;
  titulo: string;
  /** Who, when and what, in one sentence. */
  texto: string;
  /** The value now, as a `FieldRead` has it. */
  atual: string | null;
}

/** The changes of one log entry. */
interface Told {
  ator: string;
  quem: string;
  quando: Date;
  mudancas: Change[];
}

const NUMBERS: ReadonlySet<ColumnType> = new Set(['integer', 'decimal', 'money', 'points']);
const NUMBER = /^-?\d{1,30}(\.\d{1,30})?$/;
/** Entries of the log that are searched for who made a change. */
const MOST_TOLD = 50;
/** How long before an edit another user's change counts as made at the same time: as long as a form usually stays open. */
const SAME_TIME_MS = 30 * 60_000;

/**
 * Refuses an edit whose author read other values than the row has now, and tells who changed them (EDIT_CONFLICT). Only what the author may
 * see is compared.
 */
export async function refuseOverwriting(
  edits: Edits,
  { ctx, sql, input, before, lido }: { ctx: AppContext; sql: RunSql; input: unknown; before: Snapshot; lido: readonly FieldRead[] },
): Promise<void> {
  if (!before) return;
  const read = new Map(lido.map(({ campo, valor }) => [campo, valor]));
  const overtaken = editedColumns(edits).filter(
    ([name, column]) => read.has(name) && maySee(ctx, column) && !isSame(column.type, read.get(name), textOf(before[name])),
  );
  if (!overtaken.length) return;
  const told = await readTold(edits, { ctx, sql, input });
  const conflito = overtaken.map(([name, column]): Overtaken => {
    const value = shown(edits, name, column, before);
    return { campo: name, titulo: column.title, texto: textOfChange([name, column], value, told), atual: textOf(before[name]) };
  });
  throw new AppError('EDIT_CONFLICT', { mudancas: conflito.map(({ texto }) => texto).join('. ') }, [], { conflito });
}

/**
 * For the log: changes of the same fields that another user made shortly before this edit, with who and when. A conflict is refused without a log
 * entry, so the entry of the edit that follows tells whose change came first.
 */
export async function changesBefore(
  edits: Edits,
  { ctx, sql, input, changes }: { ctx: AppContext; sql: RunSql; input: unknown; changes: readonly Change[] },
): Promise<string[]> {
  if (!changes.length) return [];
  const since = new Date(ctx.clock.now().getTime() - SAME_TIME_MS);
  const told = await readTold(edits, { ctx, sql, input, since });
  return changes.flatMap(({ campo }) => {
    for (const { ator, quem, quando, mudancas } of told) {
      const change = mudancas.find((one) => one.campo === campo);
      if (change) return ator === actorKey(ctx.actor) ? [] : [saidOf(change, quem, quando)];
    }
    return [];
  });
}

const saidOf = (change: Change, quem: string, quando: Date) => `${sentenceOf(change)} (${quem}, ${formatDateTime(quando)})`;

const maySee = (ctx: AppContext, { type, permission, masked }: ListColumn): boolean =>
  type !== 'file' && (!permission || mayDo(ctx.actor, permission)) && !(masked && isMasked(ctx));

const textOf = (value: unknown): string | null => {
  if (value === null || value === undefined || value === '') return null;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** By what the values mean: `0.030` is 0.03, and spaces around a text, which no form stores, are none. */
function isSame(type: ColumnType, read: string | null | undefined, now: string | null): boolean {
  if (type === 'json') return listText(read) === listText(now);
  const [a, b] = [read?.trim() ?? '', now?.trim() ?? ''];
  return a === b || (NUMBERS.has(type) && NUMBER.test(a) && NUMBER.test(b) && compare(a, b) === 0);
}

/** A list in any order; what is no list is compared as it stands. */
function listText(text: string | null | undefined): string {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list)
      ? list
          .map((one) => JSON.stringify(one))
          .sort()
          .join()
      : String(text);
  } catch {
    return String(text);
  }
}

/** The newest changes of this row, by whichever action; with `since`, of that time or later. */
async function readTold(
  edits: Edits,
  { ctx, sql, input, since = null }: { ctx: AppContext; sql: RunSql; input: unknown; since?: Date | null },
): Promise<Told[]> {
  const same = allActions().filter((action) => action.edits?.of === edits.of);
  const ofOwn = same.filter((action) => action.edits?.row === 'own').map(({ name }) => name);
  return sql<Told>(
    `select ator, responsavel as quem, criado_em as quando, parametros -> 'mudancas' as mudancas from audit_entries
     where tipo = any($1) and criado_em >= coalesce($4, '-infinity'::timestamptz) and jsonb_typeof(parametros -> 'mudancas') = 'array'
       and case when tipo = any($2) then split_part(ator, ':', 2) = $3 else coalesce(parametros ->> 'id', $3) = $3 end
     order by criado_em desc, id desc limit ${MOST_TOLD}`,
    [same.map(({ name }) => name), ofOwn, String(rowEdited(edits, ctx, input)), since],
  );
}

/** A list is told by the column of its names, which has its title. */
function textOfChange([name, { title }]: [string, ListColumn], value: string | null, told: readonly Told[]): string {
  for (const { quem, quando, mudancas } of told) {
    const change = mudancas.find(({ campo, titulo }) => campo === name || titulo === title);
    if (change) return saidOf(change, quem, quando);
  }
  return value === null ? `${title}: alterado` : `${title}: agora ${value}`;
}
