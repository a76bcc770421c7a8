import { createHash } from 'node:crypto';
import type { StaffActor } from '../../../platform/actor.ts';
import type { ActionContext } from '../../../platform/context.ts';
import { requirePermission } from '../../../platform/require-permission.ts';
import type { SheetKind } from '../../../platform/sheets/read-sheet.ts';
import { readHead } from '../../../platform/sheets/read-table.ts';
import { type ColumnPlaces, comparable } from '../../../platform/sheets/table-reader.ts';
import type { ImportKind } from '../import.rules.ts';
import { guessedSalesColumns } from '../sales-sheet.ts';
import type { ColumnGuess, GuessedColumn } from './guess-columns.ts';
import { findImportDefinition, tableColumns } from './import-definition.ts';
import { sheetKindOf } from './stage-rows.ts';

/** What a kind of upload reads, and in which format a file of it is. */
export interface KindShape {
  columns: readonly GuessedColumn[];
  sheetOf: (bytes: Buffer) => SheetKind;
}

/** Refuses: NOT_ALLOWED. */
export function shapeOf(ctx: ActionContext, tipo: ImportKind): KindShape {
  const definition = findImportDefinition(tipo);
  requirePermission(ctx, definition?.permission ?? 'import:sales');
  if (!definition) return { columns: guessedSalesColumns, sheetOf: () => 'xlsx' };
  return { columns: tableColumns(definition), sheetOf: (bytes) => sheetKindOf(bytes, definition.formats) };
}

/** A column of an upload, and its position in a file; null where it is not known. */
export interface UploadColumn {
  coluna: string;
  titulo: string;
  obrigatoria: boolean;
  posicao: number | null;
  /** Why a suggested position should be checked. */
  duvida: string | null;
}

export const uploadColumns = (columns: readonly GuessedColumn[], placeOf: (key: string) => ColumnGuess | undefined): UploadColumn[] =>
  columns.map(({ key, title, required }) => {
    const { posicao = null, duvida = null } = placeOf(key) ?? {};
    return { coluna: key, titulo: title, obrigatoria: required, posicao, duvida };
  });

/** Places that the sender set: none is a guess. */
export const setPlaces =
  (places: ColumnPlaces) =>
  (key: string): ColumnGuess | undefined =>
    places[key] === undefined ? undefined : { posicao: places[key], duvida: null };

/** Files with the same titles in the same order have the same key. */
export const headerKey = (header: readonly string[]): string =>
  createHash('sha256').update(header.map(comparable).join('\n')).digest('hex');

/** Where a file has its columns. */
export interface FileLayout {
  /** Null where the titles tell. */
  places: ColumnPlaces | null;
  /** The scope of an upload's identity: the same bytes read in another way are another upload. */
  scoped: (escopo: string) => string;
}

const BY_TITLES: FileLayout = { places: null, scoped: (escopo) => escopo };

/** The layout that the sender set for files with this header. Refuses: what `readHead` refuses, once there is any layout. */
export async function layoutOf(ctx: ActionContext & { actor: StaffActor }, tipo: ImportKind, bytes: Buffer): Promise<FileLayout> {
  const known = await ctx.sql<{ cabecalho: string; posicoes: ColumnPlaces }>(
    'select cabecalho, posicoes from import_layouts where staff_user_id = $1 and tipo = $2',
    [ctx.actor.id, tipo],
  );
  if (known.length === 0) return BY_TITLES;
  const { header } = await readHead(bytes, { kind: shapeOf(ctx, tipo).sheetOf(bytes) }, 0);
  const found = known.find(({ cabecalho }) => cabecalho === headerKey(header));
  if (!found) return BY_TITLES;
  const described = Object.entries(found.posicoes)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([coluna, posicao]) => `${coluna}=${posicao}`)
    .join(',');
  return { places: found.posicoes, scoped: (escopo) => `${escopo} colunas ${described}`.trim() };
}
