import { defineAction } from '../../../../platform/actions/action.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { rowsOf } from '../../sales/posting-scope.ts';
import { submissionIdRules } from '../submission.rules.ts';
import '../submission.errors.ts';

/** The description is no longer assigned to the product, here and where earlier decisions of the network say the same. */
export const removeLearnedProduct = defineAction({
  name: 'removeLearnedProduct',
  title: 'Remoção de descrição aprendida',
  permission: 'submission:decide',
  refuses: ['LEARNED_PRODUCT_NOT_FOUND'],
  input: submissionIdRules,
  handler: async (ctx, { id }) => {
    const params: unknown[] = [id, ctx.clock.now(), ctx.actor.kind === 'staff' ? ctx.actor.id : null];
    const scope = rowsOf('l', { actor: ctx.actor, bind: (value) => `$${params.push(value)}`, today: ctx.clock.today() });
    const removed = await ctx.sql<{ id: number; descricao: string; product_id: number }>(
      `update learned_products o set removido_em = $2, removido_por_id = $3
       from learned_products l
       where l.id = $1 and l.removido_em is null${scope.map((condition) => ` and ${condition}`).join('')}
         and o.network_id = l.network_id and o.texto = l.texto and o.product_id = l.product_id and o.removido_em is null
       returning o.id, o.descricao, o.product_id`,
      params,
    );
    const [first] = removed;
    if (!first) throw new AppError('LEARNED_PRODUCT_NOT_FOUND');
    ctx.logAs({ descricao: first.descricao, productId: first.product_id });
    return { id };
  },
});
