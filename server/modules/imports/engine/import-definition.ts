import type { z } from 'zod';
import type { ActionContext } from '../../../platform/context.ts';
import type { SheetKind } from '../../../platform/sheets/read-sheet.ts';
import type { SheetColumn } from '../../../platform/sheets/sheet-column.ts';
import type { TableColumn } from '../../../platform/sheets/table-reader.ts';
import type { Permission } from '../../../policy/permissions.ts';
import type { ImportKind } from '../import.rules.ts';
import type { Cell } from './cells.ts';

/** One column of an upload. */
export interface ImportColumn {
  title: string;
  /** Other titles that mean the same column. */
  aliases?: readonly string[];
  /** Whether the sheet must have the column; whether a cell may be empty is the cell's business. */
  required: boolean;
  cell: Cell;
}

/** What only the database knows to be wrong with a line. `when` is SQL over the resolved line, aliased x. */
export interface ImportCheck {
  when: string;
  /** Key of the column that is shown as the culprit. */
  column: string;
  text: string;
}

/** A reason against undoing. `exists` is the `from` and `where` of an SQL subselect over the changes, aliased c, of the import i. */
export interface UndoBlocker {
  exists: string;
  text: string;
}

/** The table that an upload writes. Names are of its columns; expressions are SQL over the resolved line, aliased x. */
interface ImportTarget {
  table: string;
  /** Columns of a new row besides those of `change`; null when the upload only changes rows that are there. */
  create: Readonly<Record<string, string>> | null;
  /** Columns that an existing row takes over, and that tell whether somebody changed the row afterwards. */
  change: Readonly<Record<string, string>>;
  /** SQL over the row before the change, aliased t: what undoing needs to know besides its columns. */
  extra?: string;
}

/**
 * One kind of upload, declared once: it makes the template, the reading, the rehearsal, the import, the report of errors and the
 * undoing. Pieces of SQL may ask `(select … from o)` for `redes` and `lojas` (int[], null when the sender is not narrowed), `inativas`
 * (whether the sender sees inactive rows), `escolhas` (jsonb), `hoje` and `agora`.
 */
export interface ImportDefinition<Choices = unknown> {
  tipo: ImportKind;
  /** In file names: 'modelo_<slug>'. */
  slug: string;
  permission: Permission;
  /** The formats it takes; the first is that of the template. */
  formats: readonly SheetKind[];
  columns: Readonly<Record<string, ImportColumn>>;
  samples: readonly Readonly<Record<string, string>>[];
  /** What the sender chooses besides the file; unknown keys are dropped, so that all uploads share one form. */
  choices: z.ZodType<Choices>;
  /** Turns the choices into what the pieces of SQL ask for. Part of what makes the same file another import. */
  prepare?: (ctx: ActionContext, choices: Choices) => Promise<Record<string, string | number>>;
  /** `select x.*, … as target_id from line x …`: the line with the rows it means; target_id is the row to change, null for a new one. */
  resolve: string;
  /** Columns of the resolved line that may appear once in a file. */
  uniqueBy: readonly string[];
  checks: readonly ImportCheck[];
  target: ImportTarget;
  /** Statements after a chunk was applied, over import_applied (row_id, antes, depois, extra). */
  applied?: readonly string[];
  /** Statements before the rows go back, over import_changes aliased by the statement; $1 is the import. */
  undoing?: readonly string[];
  blockers: readonly UndoBlocker[];
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

/** The columns as the reader looks for them; the documented name of the field, such as valorUnitario, is always a title too. */
export function tableColumns({ columns }: ImportDefinition): TableColumn<string>[] {
  return Object.entries(columns).map(([key, { title, aliases = [], required }]) => ({ key, title, required, aliases: [...aliases, key] }));
}

/** The columns as the template writes them. */
export function templateColumns({ columns }: ImportDefinition): SheetColumn[] {
  return Object.entries(columns).map(([key, { title, cell }]) => ({ key, title, type: cell.sheet }));
}

/** A column's name in SQL. */
export const sqlName = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The columns that an upload changes as two SQL rows: of the table's row aliased t, and of the resolved line aliased x. */
export function changedColumns({ target: { change } }: ImportDefinition): { current: string; next: string } {
  return {
    current: `row(${Object.keys(change)
      .map((name) => `t.${name}`)
      .join(', ')})`,
    next: `row(${Object.values(change).join(', ')})`,
  };
}
