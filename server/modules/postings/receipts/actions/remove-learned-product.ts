import { defineAction } from '../../../../platform/actions/action.ts';
import type { ActionContext } from '../../../../platform/context.ts';
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
    const { descricao, productId } = await forgetLearned(ctx, id);
    ctx.logAs({ descricao, productId });
    return { id };
  },
});

interface Forgotten {
  descricao: string;
  productId: number;
  produto: string;
  networkId: number;
  /** Receipts that taught or used it. */
  submissionIds: number[];
}

/** Removes what the network's receipts taught and used of a description's product. Refuses: LEARNED_PRODUCT_NOT_FOUND. */
export async function forgetLearned(ctx: ActionContext, id: number): Promise<Forgotten> {
  const params: unknown[] = [id, ctx.clock.now(), ctx.actor.kind === 'staff' ? ctx.actor.id : null];
  const scope = rowsOf('l', { actor: ctx.actor, bind: (value) => `$${params.push(value)}`, today: ctx.clock.today() });
  const removed = await ctx.sql<Omit<Forgotten, 'submissionIds'> & { submissionId: number }>(
    `update learned_products o set removido_em = $2, removido_por_id = $3
     from learned_products l join products p on p.id = l.product_id
     where l.id = $1 and l.removido_em is null${scope.map((condition) => ` and ${condition}`).join('')}
       and o.network_id = l.network_id and o.texto = l.texto and o.product_id = l.product_id and o.removido_em is null
     returning l.descricao, l.product_id as "productId", p.nome as produto, l.network_id as "networkId",
       o.submission_id as "submissionId"`,
    params,
  );
  const [first] = removed;
  if (!first) throw new AppError('LEARNED_PRODUCT_NOT_FOUND');
  return { ...first, submissionIds: removed.map(({ submissionId }) => submissionId) };
}
