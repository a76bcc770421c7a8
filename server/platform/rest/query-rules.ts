import { z } from 'zod';
import { inputError } from '../errors/app-error.ts';
import type { List } from '../lists/list.ts';

/** A cache-busting parameter that some clients add to every URL; ignored. */
const CACHE_BUSTER = '_';
const LONGEST_NAME = 60;
/** Parameters that narrow by one choice of a select box, whose first choice says Todas or Todos and narrows nothing (001 §2). */
const FILTERS = new Set(['rede', 'revenda', 'tipo', 'situacao', 'categoria', 'ativo', 'categories', 'subcategories']);
const EVERYTHING = /^tod[ao]s$/i;

/**
 * The parameters of a request, each declared by its route and given once. Anything else is refused by name: silently ignoring a filter that
 * is misspelt, repeated or written as an operator (`cpf[$like]=%`, `cpf[]=`) would list more than was asked for. A filter by Todas is none.
 * Refuses: INPUT_INVALID.
 */
export function declaredQuery(
  declared: Readonly<Record<string, z.ZodType>>,
  given: Readonly<Record<string, unknown>>,
): Record<string, string | undefined> {
  const query: Record<string, string | undefined> = {};
  for (const [name, value] of Object.entries(given)) {
    if (name === CACHE_BUSTER) continue;
    const problem = !Object.hasOwn(declared, name) ? 'não permitido' : typeof value !== 'string' ? 'repetido' : undefined;
    const shown = name.slice(0, LONGEST_NAME);
    if (problem) throw inputError([{ field: shown, message: `Parâmetro ${problem}: ${shown}` }]);
    if (!(FILTERS.has(name) && EVERYTHING.test(String(value)))) query[name] = String(value);
  }
  return query;
}

const sortable = (list: List) =>
  Object.entries(list.columns)
    .filter(([, column]) => column.sortable)
    .map(([name]) => name);

/** page, perPage, sortField, sortOrder and search of document 001 §7, as `pagedOptions` reads them. */
export function pagedQuery(...lists: readonly [List, ...List[]]) {
  return {
    page: z.int().positive().describe('Página, a partir de 1.'),
    perPage: z.int().min(-1).describe('Linhas por página, até 10.000; -1 para todas.'),
    limit: z.int().min(-1).describe('O mesmo que perPage.'),
    sortField: z.enum([...new Set(lists.flatMap(sortable))]).describe('Coluna da ordenação.'),
    sortOrder: z.enum(['asc', 'desc']).describe('Direção da ordenação.'),
    search: searchQuery,
  };
}

/** pagina, ordenacao, buscar, limite, filtros, download and fileName: the generic table of document 001 §7, as `genericOptions` reads them. */
export const genericQuery = {
  pagina: z.int().positive().describe('Página, a partir de 1.'),
  limite: z.int().min(-1).describe('Linhas por página, até 10.000; -1 para todas.'),
  ordenacao: z.string().describe('JSON: { "campo": coluna, "direcao": "asc" ou "desc" }.'),
  buscar: z.string().describe('Palavras que a linha deve conter.'),
  filtros: z.string().describe('JSON: { "completo", "rede", "ativo", "cnpjRevenda" }.'),
  download: z.enum(['1', '0', 'true', 'false']).describe('1 para receber o endereço de uma planilha com todas as páginas.'),
  fileName: z.string().describe('Aceito e ignorado: o nome da planilha é o da lista e o da hora.'),
};

/** Words that a row must contain. */
export const searchQuery = z.string().describe('Palavras que a linha deve conter; acentos e maiúsculas não importam.');
/** A network, by name or id. */
export const networkQuery = z.string().describe('Nome ou id da rede; Todas para não filtrar.');
/** 1 or 0. */
export const activeQuery = z.enum(['1', '0', 'true', 'false']).describe('1 somente ativos, 0 somente inativos.');
/** First and last day of a period. */
export const periodQuery = {
  dataInicial: z.string().describe('Primeiro dia, AAAA-MM-DD.'),
  dataFinal: z.string().describe('Último dia, AAAA-MM-DD.'),
};
/** Which rows a spreadsheet contains. */
export const exportScopeQuery = z.enum(['current', 'all']).describe('current: com os filtros e a página da tela; all: tudo.');
