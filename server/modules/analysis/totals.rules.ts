import { z } from 'zod';
import { parseFlexibleDate } from '../../shared/dates.ts';

/** What totals may be grouped by. */
export const DIMENSIONS = ['MONTH', 'NETWORK', 'STORE', 'SELLER', 'PRODUCT'] as const;
export type Dimension = (typeof DIMENSIONS)[number];
const MAX_ROWS = 10_000;

const day = z.string().transform((text, issue) => {
  const found = parseFlexibleDate(text);
  if (!found) issue.addIssue({ code: 'custom', message: 'Data inválida' });
  return found ?? z.NEVER;
});
const id = z.int32({ error: 'Número inválido' }).nullish();

const optionsRules = z.strictObject({
  page: z.int({ error: 'Página inválida' }).min(1, 'Página inválida').max(1_000_000, 'Página inválida').nullish(),
  pageSize: z
    .int({ error: 'Tamanho de página inválido' })
    .refine((size) => size === -1 || (size >= 1 && size <= MAX_ROWS), 'Tamanho de página inválido')
    .transform((size) => (size === -1 ? MAX_ROWS : size))
    .nullish(),
  sort: z.string().max(60, 'Ordenação inválida').nullish(),
  direction: z.enum(['asc', 'desc'], { error: 'Direção de ordenação inválida' }).nullish(),
  search: z.null({ error: 'Totais não têm busca' }).nullish(),
});

/** Totals: the dimensions, the rows, and the page of groups. */
export const totalsRules = z.strictObject({
  groupBy: z
    .array(z.enum(DIMENSIONS, { error: 'Agrupamento inválido' }))
    .min(1, 'Informe por que agrupar')
    .refine((given) => new Set(given).size === given.length, 'Agrupamento repetido'),
  filter: z.strictObject({ de: day.nullish(), ate: day.nullish(), networkId: id, storeId: id, sellerId: id, productId: id }).default({}),
  options: optionsRules.default({}),
});
export type TotalsInput = z.output<typeof totalsRules>;
