import { z } from 'zod';
import type { ClosedSet } from '../graphql/closed-set.ts';
import type { List, ListFilter } from './list.ts';
import { dayRule, integerRule } from './list-rules.ts';
import { rangeRules } from './range-filters.ts';

/** Past the end of any list; keeps an offset inside bigint. */
const MAX_PAGE = 10_000_000;

export const listOptionsSchema = z.strictObject({
  page: z.int({ error: 'Página inválida' }).min(1, 'Página inválida').max(MAX_PAGE, 'Página inválida').optional(),
  pageSize: z
    .int({ error: 'Tamanho de página inválido' })
    .refine((size) => size === -1 || (size >= 1 && size <= 1_000_000), 'Tamanho de página inválido')
    .optional(),
  sort: z.string().max(60, 'Ordenação inválida').optional(),
  direction: z.enum(['asc', 'desc'], { error: 'Direção de ordenação inválida' }).optional(),
  search: z.string().max(200, 'Busca longa demais').optional(),
});

const MAX_LIST = 1_000;

const valueRules: Record<ListFilter['type'], z.ZodType> = {
  text: z.string().max(200, 'Filtro longo demais'),
  id: integerRule,
  integer: integerRule,
  boolean: z.union([z.boolean(), z.literal(['1', 1, 'true']).transform(() => true), z.literal(['0', 0, 'false']).transform(() => false)], {
    error: 'Valor inválido',
  }),
  date: dayRule,
  textList: z.array(z.string().max(200)).max(MAX_LIST),
  idList: z.array(integerRule).max(MAX_LIST),
};

/** A value of a closed set, or its GraphQL name: the filter of an export is JSON, which GraphQL does not read. */
const ofSet = (set: ClosedSet) =>
  z.preprocess(
    (given) => (typeof given === 'string' && Object.hasOwn(set, given) ? set[given] : given),
    z.enum(set, { error: 'Valor inválido' }),
  );

/** By name: a list has one set of filters, however its parts and masks are filled in for a request. */
const schemas = new Map<string, z.ZodObject>();

/** The rules of a list's filters; an unknown filter is refused by name. */
export function filterSchema(list: List): z.ZodObject {
  let schema = schemas.get(list.name);
  if (!schema) {
    const shape = Object.fromEntries(
      Object.entries(list.filters ?? {}).map(([name, { type, set }]) => [name, (set ? ofSet(set) : valueRules[type]).optional()]),
    );
    schema = z.strictObject({ ...rangeRules(list), ...shape });
    schemas.set(list.name, schema);
  }
  return schema;
}
