import { defineAction } from '../../../platform/actions/action.ts';
import type { ActionContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { formatDecimal } from '../../../shared/format.ts';
import { compare, minimum, subtract } from '../../../shared/money.ts';
import { isPositive } from '../../../shared/sign.ts';
import { countedBase, type GuardedChange, recordMoves } from '../../parameter-changes/index.ts';
import { readReviewSettings } from '../../second-person/index.ts';
import { stockAvailable, writeStockAlerts } from '../../stock/index.ts';
import { stockCountRules } from '../report.rules.ts';
import { networkName, networkToChange, requireProduct } from '../report-scope.ts';

/**
 * Insert Stock (document 001 §2): a product's balance in a network at the end of a day. Months from then on update at once. A count that
 * adds as many units as one person may not release takes two people.
 */
export const countStock = defineAction({
  name: 'countStock',
  title: 'Inserção de saldo de estoque',
  permission: 'stock:count',
  refuses: ['REPORT_NETWORK_UNKNOWN', 'REPORT_PRODUCT_UNKNOWN', 'STOCK_COUNT_IN_FUTURE'],
  input: stockCountRules,
  mayNeedSecondPerson: true,
  handler: async (ctx, { rede, codProduto, saldo, data }) => {
    const today = ctx.clock.today();
    if (data > today) throw new AppError('STOCK_COUNT_IN_FUTURE');
    const networkId = await networkToChange(ctx, rede);
    const productId = await requireProduct(ctx.sql, codProduto);
    const staffId = ctx.actor.kind === 'staff' ? ctx.actor.id : null;
    const question = { networkId, productIds: [productId], today };
    const [before] = await stockAvailable(ctx.sql, { ...question, lock: true });
    const [count] = await ctx.sql<{ id: number }>(
      'insert into stock_counts (network_id, product_id, data, saldo, staff_user_id, criado_em) values ($1, $2, $3, $4, $5, $6) returning id',
      [networkId, productId, data, saldo, staffId, ctx.clock.now()],
    );
    await ctx.sql('select stock_report_recount($1, $2, $3::date, $4::date)', [networkId, productId, data, today]);
    await writeStockAlerts(ctx.sql, ctx.clock.now(), [networkId]);
    const [after] = await stockAvailable(ctx.sql, question);
    // A first count restricts a network that was unlimited.
    if (!before!.semHistorico)
      await limitCount(ctx, networkId, {
        parametro: 'estoque',
        key: String(networkId),
        id: productId,
        nome: `Saldo do produto ${codProduto} na ${await networkName(ctx.sql, networkId)}`,
        before: before!.disponivel,
        after: after!.disponivel,
      });
    return { id: count!.id };
  },
});

/** A count may add units like a release of anti-fraud does, at once or in many small steps. */
async function limitCount(ctx: ActionContext, networkId: number, change: GuardedChange & { before: string }): Promise<void> {
  const { actor } = ctx;
  if (actor.kind !== 'staff') return;
  const { liberacaoUnidades: limit } = await readReviewSettings(ctx.sql);
  const base = minimum((await countedBase(ctx, change)) ?? change.before, change.before);
  const isLarge = isPositive(limit) && compare(subtract(change.after, base), limit) >= 0;
  if (isLarge) {
    const resumo = `${change.nome}: ${formatDecimal(change.before)} → ${formatDecimal(change.after)} unidades`;
    ctx.secondPerson({ motivo: 'UNIDADES', resumo, networkId });
  }
  await recordMoves(ctx, { staffId: actor.id, step: isLarge ? 'DUAS' : 'SOZINHA', changes: [change] });
}
