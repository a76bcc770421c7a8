import { z } from 'zod';
import { addDays } from '../../shared/dates.ts';
import { dayRule } from '../lists/list-rules.ts';
import { PERIODS, type Totals } from './totals.ts';

/** Most groups in one answer. */
export const MAX_GROUPS = 10_000;
const DEFAULT_PAGE_SIZE = 100;

const bound = z
  .string()
  .regex(/^-?\d{1,14}(\.\d{1,4})?$/, 'Limite inválido')
  .nullish();
const value = {
  id: z.int32({ error: 'Número inválido' }),
  integer: z.int32({ error: 'Número inválido' }),
  text: z.string().max(200),
  boolean: z.boolean(),
};

const optionsRules = z.strictObject({
  page: z.int({ error: 'Página inválida' }).min(1, 'Página inválida').max(1_000_000, 'Página inválida').nullish(),
  pageSize: z
    .int({ error: 'Tamanho de página inválido' })
    .refine((size) => size === -1 || (size >= 1 && size <= MAX_GROUPS), 'Tamanho de página inválido')
    .transform((size) => (size === -1 ? MAX_GROUPS : size))
    .nullish()
    .transform((size) => size ?? DEFAULT_PAGE_SIZE),
  top: z.int().min(1, 'Quantidade inválida').max(MAX_GROUPS, 'Quantidade inválida').nullish(),
  sort: z.string().max(60, 'Ordenação inválida').nullish(),
  direction: z.enum(['asc', 'desc'], { error: 'Direção de ordenação inválida' }).nullish(),
  fillGaps: z.boolean().nullish(),
});

/** The rules of one totals field: its dimensions, filter and bounds, and the page of groups. */
export function totalsRules({ dimensions, measures }: Totals) {
  const filters = Object.values(dimensions).map(({ field, type }) => [field, value[type].nullish()]);
  return z
    .strictObject({
      groupBy: z
        .array(z.enum([...PERIODS, ...Object.keys(dimensions)], { error: 'Agrupamento inválido' }))
        .max(6, 'Agrupe por até seis dimensões')
        .refine((given) => new Set(given).size === given.length, 'Agrupamento repetido')
        .refine((given) => given.filter((name) => (PERIODS as readonly string[]).includes(name)).length < 2, 'Agrupe por um só período'),
      filter: z
        .strictObject({ from: dayRule.nullish(), to: dayRule.nullish(), ...Object.fromEntries(filters) })
        .refine(({ from, to }) => !from || !to || from <= to, { message: 'O período termina antes de começar', path: ['to'] })
        .default({}),
      having: z
        .array(
          z.strictObject({
            measure: z.enum(Object.keys(measures) as [string, ...string[]], { error: 'Medida inválida' }),
            min: bound,
            max: bound,
          }),
        )
        .max(10)
        .default([]),
      compare: z.enum(['PREVIOUS_PERIOD', 'PREVIOUS_YEAR']).nullish(),
      options: optionsRules.default({ pageSize: DEFAULT_PAGE_SIZE }),
    })
    .refine(({ compare, filter }) => !compare || (filter.from && filter.to), {
      message: 'Para comparar, informe o início e o fim do período',
      path: ['filter'],
    })
    .refine(
      ({ compare, filter }) =>
        compare !== 'PREVIOUS_YEAR' || !filter.from || !filter.to || addDays(filter.from as string, 366) > (filter.to as string),
      {
        message: 'Para comparar com o ano anterior, informe um período de até um ano',
        path: ['filter'],
      },
    );
}
export type TotalsInput = z.output<ReturnType<typeof totalsRules>>;
