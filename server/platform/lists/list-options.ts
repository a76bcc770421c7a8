import { z } from 'zod';
import { parseFlexibleDate } from '../../shared/dates.ts';
import type { ClosedSet } from '../graphql/closed-set.ts';
import type { List, ListFilter } from './list.ts';

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

/** A calendar day in any of the accepted spellings. */
export const dayRule = z.string().transform((text, issue) => {
  const day = parseFlexibleDate(text);
  if (!day) issue.addIssue({ code: 'custom', message: 'Data inválida' });
  return day ?? z.NEVER;
});

const number = z.coerce.number({ error: 'Número inválido' }).pipe(z.int32({ error: 'Número inválido' }));

const valueRules: Record<ListFilter['type'], z.ZodType> = {
  text: z.string().max(200, 'Filtro longo demais'),
  id: number,
  integer: number,
  boolean: z.union([z.boolean(), z.literal(['1', 1, 'true']).transform(() => true), z.literal(['0', 0, 'false']).transform(() => false)], {
    error: 'Valor inválido',
  }),
  date: dayRule,
  textList: z.array(z.string().max(200)).max(MAX_LIST),
  idList: z.array(number).max(MAX_LIST),
};

/** A value of a closed set, or its GraphQL name: the filter of an export is JSON, which GraphQL does not read. */
const ofSet = (set: ClosedSet) =>
  z.preprocess(
    (given) => (typeof given === 'string' && Object.hasOwn(set, given) ? set[given] : given),
    z.enum(set, { error: 'Valor inválido' }),
  );

const schemas = new WeakMap<List, z.ZodObject>();

/** The rules of a list's filters; an unknown filter is refused by name. */
export function filterSchema(list: List): z.ZodObject {
  let schema = schemas.get(list);
  if (!schema) {
    const shape = Object.fromEntries(
      Object.entries(list.filters ?? {}).map(([name, { type, set }]) => [name, (set ? ofSet(set) : valueRules[type]).optional()]),
    );
    schema = z.strictObject(shape);
    schemas.set(list, schema);
  }
  return schema;
}
