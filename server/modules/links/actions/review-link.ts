import { defineAction } from '../../../platform/actions/action.ts';
import { reviewLinkRules } from '../link.rules.ts';
import { requireLink } from '../links.queries.ts';

/** Marks a link as reviewed, with the findings. Later runs keep it so until another person joins the link. */
export const reviewLink = defineAction({
  name: 'reviewLink',
  title: 'Observação de vínculo',
  permission: 'link:review',
  refuses: ['LINK_NOT_FOUND'],
  input: reviewLinkRules,
  handler: async (ctx, { id, observacao }) => {
    const { chave, regra } = await requireLink(ctx, ctx.sql, id);
    await ctx.sql('insert into link_reviews (chave, observacao, staff_user_id, criado_em) values ($1, $2, $3, $4)', [
      chave,
      observacao,
      ctx.actor.kind === 'staff' ? ctx.actor.id : null,
      ctx.clock.now(),
    ]);
    ctx.logAs({ id, regra });
    return { id };
  },
});
