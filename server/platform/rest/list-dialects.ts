import { AppError, inputError } from '../errors/app-error.ts';
import type { ColumnType, List } from '../lists/list.ts';
import type { ListOptions, Row } from '../lists/run-list.ts';
import type { RouteRequest } from './route.ts';

type Query = RouteRequest['query'];

function integer(name: string, text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined;
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw inputError([{ field: name, message: `${name} inválido` }]);
  return value;
}

const direction = (text: string | undefined): 'asc' | 'desc' => (text?.toLowerCase() === 'desc' ? 'desc' : 'asc');

/** Document 001 §7: page / perPage / sortField / sortOrder / search. A perPage above the cap means all. */
export function pagedOptions(query: Query): ListOptions {
  return {
    page: integer('page', query.page),
    pageSize: integer('perPage', query.perPage) ?? integer('limit', query.limit),
    ...(query.sortField ? { sort: query.sortField, direction: direction(query.sortOrder) } : {}),
    search: query.search || undefined,
  };
}

/** Document 001 §7, the generic server-paged table: pagina, ordenacao (JSON campo, direcao), buscar, limite, filtros (JSON). */
export function genericOptions(query: Query): { options: ListOptions; filtros: Record<string, unknown> } {
  const order = json(query.ordenacao, 'ordenacao') as { campo?: unknown; direcao?: unknown } | undefined;
  return {
    options: {
      page: integer('pagina', query.pagina),
      pageSize: integer('limite', query.limite),
      ...(typeof order?.campo === 'string' && order.campo ? { sort: order.campo, direction: direction(String(order.direcao)) } : {}),
      search: query.buscar || undefined,
    },
    filtros: (json(query.filtros, 'filtros') as Record<string, unknown> | undefined) ?? {},
  };
}

function json(text: string | undefined, field: string): object | undefined {
  if (!text) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // Not JSON: falls through to the refusal.
  }
  throw inputError([{ field, message: `${field} inválido` }]);
}

const present: Record<ColumnType, (value: unknown) => unknown> = {
  id: (value) => value,
  text: (value) => value,
  integer: (value) => value,
  decimal: (value) => Number(value),
  money: (value) => Number(value),
  points: (value) => Number(value),
  boolean: (value) => (value ? 1 : 0),
  date: (value) => value,
  dateTime: (value) => (value instanceof Date ? value.toISOString() : value),
  texts: (value) => value,
  json: (value) => value,
  file: (value) => value,
};

/**
 * A row as the documents spell it: only the named keys, decimals as JSON numbers, flags as 1 or 0, instants as ISO 8601. Keys can be
 * renamed: `['id', ['codRevenda', 'codigo']]` returns column `codigo` as `codRevenda`.
 */
export function presentRow(list: List, row: Row, keys: readonly (string | readonly [string, string])[]): Row {
  return Object.fromEntries(
    keys.map((key) => {
      const [name, column] = typeof key === 'string' ? [key, key] : key;
      const definition = list.columns[column];
      if (!definition) throw new Error(`list ${list.name} has no column ${column}`);
      const value = row[column];
      return [name, value === null || value === undefined ? null : present[definition.type](value)];
    }),
  );
}

/** The numeric id of a path; anything else becomes an id that does not exist. */
export function idOf(params: Record<string, string>, name = 'id'): number {
  const value = Number(params[name]);
  if (!Number.isInteger(value) || value < 1 || value > 2_147_483_647) throw new AppError('NOT_FOUND');
  return value;
}
