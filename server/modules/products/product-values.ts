import type { ActionContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { defineQuery } from '../../platform/queries/query.ts';
import type { CalendarDate } from '../../shared/dates.ts';
import type { DecimalText } from '../../shared/decimal-text.ts';
import './product.errors.ts';
import { productIdRules } from './product.rules.ts';

/** A product's first value also applies to its older sales. */
const SINCE_EVER = '1900-01-01';

/** The value a product is registered with. */
export async function startProductValue(ctx: ActionContext, productId: number, valorPontos: DecimalText): Promise<void> {
  await writeValue(ctx, productId, valorPontos, SINCE_EVER);
}

/** A new value from today on: sales of earlier days keep theirs. A second change on the same day replaces the first. */
export async function changeProductValue(ctx: ActionContext, productId: number, valorPontos: DecimalText): Promise<void> {
  await writeValue(ctx, productId, valorPontos, ctx.clock.today());
}

async function writeValue(ctx: ActionContext, productId: number, valorPontos: DecimalText, vigenteEm: string): Promise<void> {
  await ctx.sql(
    `insert into product_values (product_id, valor_pontos, vigente_em, criado_em) values ($1, $2, $3, $4)
     on conflict (product_id, vigente_em) do update set valor_pontos = excluded.valor_pontos, criado_em = excluded.criado_em`,
    [productId, valorPontos, vigenteEm, ctx.clock.now()],
  );
}

/** A product's value from a day on; null: since before any sale. */
export interface ProductValueEntry {
  id: number;
  valorPontos: DecimalText;
  vigenteEm: CalendarDate | null;
  criadoEm: Date;
}

/** A product's values by date, the current one first. Refuses: PRODUCT_NOT_FOUND. */
export const productValuesQuery = defineQuery({
  name: 'productValues',
  permission: 'product:screen',
  input: productIdRules,
  read: async (ctx, { id }): Promise<ProductValueEntry[]> => {
    const [product] = await ctx.read('select 1 from products where id = $1 and excluido_em is null', [id]);
    if (!product) throw new AppError('PRODUCT_NOT_FOUND');
    return ctx.read<ProductValueEntry>(
      `select id, valor_pontos as "valorPontos", nullif(vigente_em, $2::date) as "vigenteEm", criado_em as "criadoEm"
       from product_values where product_id = $1 order by vigente_em desc`,
      [id, SINCE_EVER],
    );
  },
});
