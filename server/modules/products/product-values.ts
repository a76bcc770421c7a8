import type { ActionContext } from '../../platform/context.ts';
import type { DecimalText } from '../../shared/money.ts';

/** The first value of a product holds for any older sale of it too. */
const SINCE_EVER = '1900-01-01';

/** The value a product is registered with. */
export async function startProductValue(ctx: ActionContext, productId: number, valorPontos: DecimalText): Promise<void> {
  await writeValue(ctx, productId, valorPontos, SINCE_EVER);
}

/** A new value from today on: sales of earlier days keep theirs. A second change on one day replaces the first. */
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
