import type { z } from 'zod';
import type { ActionContext } from '../../../platform/context.ts';
import type { SecondPersonNeed } from '../../../platform/second-person-need.ts';
import type { SheetKind } from '../../../platform/sheets/read-sheet.ts';
import type { SheetColumn } from '../../../platform/sheets/sheet-column.ts';
import type { Permission } from '../../../policy/permissions.ts';
import type { GuardedName } from '../../parameter-changes/index.ts';
import type { ImportKind } from '../import.rules.ts';
import type { Cell } from './cells.ts';
import type { ColumnShape } from './column-shapes.ts';
import type { GuessedColumn } from './guess-columns.ts';

/** One column of an upload. */
export interface ImportColumn {
  title: string;
  /** Accepted synonyms of the title. */
  aliases?: readonly string[];
  /** Titles that suggest the column in a file of another origin, for `guessColumns`. */
  synonyms?: readonly string[];
  similar?: GuessedColumn['similar'];
  /** Form of the cells; by default, whatever the cell's reader accepts. */
  shape?: ColumnShape;
  /** Whether the sheet must have the column; the cell's reader decides whether it may be empty. */
  required: boolean;
  cell: Cell;
}

/** Checks of a line that need the database. `when` is SQL over the resolved line, aliased x. */
export interface ImportCheck {
  when: string;
  /** Key of the column shown as the cause. */
  column: string;
  /** Keys of the other columns that `when` reads. The check waits until their cells can be read, as for its own. */
  needs?: readonly string[];
  text: string;
}

/** A reason not to undo. `exists` is the `from` and `where` of an SQL subselect over the changes, aliased c, of the import i. */
export interface UndoBlocker {
  exists: string;
  text: string;
}

/** A guarded parameter that an upload changes. */
export interface ImportGuard {
  parametro: GuardedName;
  /** Changed column of the target that holds it, or decides it. */
  column: string;
  /** SQL over the target's row, aliased t, of what people call it. */
  called: string;
  /** SQL of the parameter's value, from SQL of the column's; the column's own value by default. */
  worth?: (value: string) => string;
}

/** What an upload does that its sender may not do on the screen, or not alone. */
type ImportLimit = (ctx: ActionContext) => Promise<Pick<SecondPersonNeed, 'motivo' | 'resumo'> | null>;

/** The table an upload writes. Names are its columns; expressions are SQL over the resolved line, aliased x. */
interface ImportTarget {
  table: string;
  /** Columns of a new row besides those of `change`; null when the upload only changes existing rows. */
  create: Readonly<Record<string, string>> | null;
  /** Columns updated on an existing row, which also show whether somebody changed the row afterwards. */
  change: Readonly<Record<string, string>>;
  /** SQL over the row before the change, aliased t: what undoing needs besides its columns. */
  extra?: string;
}

/**
 * One kind of upload, declared once: it drives the template, the reading, the rehearsal, the import, the error report and the undoing. SQL
 * fragments may use `(select … from o)` for `redes` and `lojas` (int[], null when the sender is not limited), `inativas` (whether the
 * sender sees inactive rows), `escolhas` (jsonb), `hoje` and `agora`.
 */
export interface ImportDefinition<Choices = unknown> {
  tipo: ImportKind;
  /** In file names: 'modelo_<slug>'. */
  slug: string;
  permission: Permission;
  /** Accepted formats; the first is the template's. */
  formats: readonly SheetKind[];
  columns: Readonly<Record<string, ImportColumn>>;
  samples: readonly Readonly<Record<string, string>>[];
  /** What the sender chooses besides the file; unknown keys are dropped, so that all uploads share one form. */
  choices: z.ZodType<Choices>;
  /** Resolves the choices for the SQL fragments. The result is part of the upload's identity. */
  prepare?: (ctx: ActionContext, choices: Choices) => Promise<Record<string, string | number>>;
  /**
   * `select x.*, … as target_id from line x …`: the line with the rows it refers to; target_id is the row to change, null for a new one.
   */
  resolve: string;
  /** Columns of the resolved line that must be unique within a file. */
  uniqueBy: readonly string[];
  checks: readonly ImportCheck[];
  target: ImportTarget;
  /** Statements run after a chunk is applied, over import_applied (row_id, antes, depois, extra). */
  applied?: readonly string[];
  /** Statements run before the rows are restored, over import_changes under the statement's own alias; $1 is the import. */
  undoing?: readonly string[];
  blockers: readonly UndoBlocker[];
  /** Who may do on the screen what the upload does: a file of anybody else waits for one of them. */
  screen?: { create: Permission; edit: Permission };
  /** A file that moves one of them by more than the screen lets one person waits for a second one (docs/adr/0026). */
  guards?: readonly ImportGuard[];
  /** Changed column in BRL, whose rise counts into what one person gives in a day. */
  gives?: string;
  /** A further limit, over import_judged. */
  limit?: ImportLimit;
}

const definitions = new Map<string, ImportDefinition>();

/** Declares a kind of upload. */
export function defineImport<Choices>(definition: ImportDefinition<Choices>): ImportDefinition {
  if (definitions.has(definition.tipo)) throw new Error(`import ${definition.tipo} is defined twice`);
  const known = definition as unknown as ImportDefinition;
  definitions.set(definition.tipo, known);
  return known;
}

/** The definition of a kind, undefined for sales, which are posted rather than written. */
export function findImportDefinition(tipo: string): ImportDefinition | undefined {
  return definitions.get(tipo);
}

/** The columns as the reader matches them; the documented field name, such as valorUnitario, is always accepted as a title. */
export function tableColumns({ columns }: ImportDefinition): GuessedColumn[] {
  return Object.entries(columns).map(([key, { title, aliases = [], required, synonyms = [], similar = [], cell, shape }]) => ({
    key,
    title,
    required,
    aliases: [...aliases, key],
    synonyms,
    similar,
    shape: shape ?? { fits: (text) => 'value' in cell.read(text, title), isTelling: false },
  }));
}

/** The columns as the template writes them. */
export function templateColumns({ columns }: ImportDefinition): SheetColumn[] {
  return Object.entries(columns).map(([key, { title, cell }]) => ({ key, title, type: cell.sheet }));
}

/** A column's name in SQL. */
export const sqlName = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The columns an upload changes as two SQL rows: from the table's row, aliased t, and from the resolved line, aliased x. */
export function changedColumns({ target: { change } }: ImportDefinition): { current: string; next: string } {
  return {
    current: `row(${Object.keys(change)
      .map((name) => `t.${name}`)
      .join(', ')})`,
    next: `row(${Object.values(change).join(', ')})`,
  };
}
