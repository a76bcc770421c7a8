import { defineAction } from '../../../platform/actions/action.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { writeStockAlerts } from '../../stock/index.ts';
import { stockCountRules } from '../report.rules.ts';
import { networkToChange, requireProduct } from '../report-scope.ts';

/**
 * Insert Stock (document 001 §2): a product's balance in a network at the end of a day. Months from then on update at once. Refuses:
 * REPORT_NETWORK_UNKNOWN, REPORT_PRODUCT_UNKNOWN, STOCK_COUNT_IN_FUTURE.
 */
export const countStock = defineAction({
  name: 'countStock',
  title: 'Inserção de saldo de estoque',
  permission: 'stock:count',
  input: stockCountRules,
  handler: async (ctx, { rede, codProduto, saldo, data }) => {
    const today = ctx.clock.today();
    if (data > today) throw new AppError('STOCK_COUNT_IN_FUTURE');
    const networkId = await networkToChange(ctx, rede);
    const productId = await requireProduct(ctx.sql, codProduto);
    const staffId = ctx.actor.kind === 'staff' ? ctx.actor.id : null;
    const [count] = await ctx.sql<{ id: number }>(
      'insert into stock_counts (network_id, product_id, data, saldo, staff_user_id, criado_em) values ($1, $2, $3, $4, $5, $6) returning id',
      [networkId, productId, data, saldo, staffId, ctx.clock.now()],
    );
    await ctx.sql('select stock_report_recount($1, $2, $3::date, $4::date)', [networkId, productId, data, today]);
    await writeStockAlerts(ctx.sql, ctx.clock.now(), [networkId]);
    return { id: count!.id };
  },
});
