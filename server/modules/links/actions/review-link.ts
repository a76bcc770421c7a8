import { defineAction } from '../../../platform/actions/action.ts';
import { linkIdRules, reviewLinkRules } from '../link.rules.ts';
import { type LinkPerson, linkPeople, requireLink } from '../links.queries.ts';

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

/** A person of a link, with the data masked elsewhere. */
export interface RevealedPerson extends LinkPerson {
  celular: string | null;
  email: string | null;
}

/** Shows full CPF, mobile number and e-mail of a link's people; the log records who looked. */
export const revealLink = defineAction({
  name: 'revealLink',
  title: 'Visualização de dados de vínculo',
  permission: 'link:reveal',
  refuses: ['LINK_NOT_FOUND'],
  freshProof: true,
  input: linkIdRules,
  secretAnswer: true,
  handler: async (ctx, { id }): Promise<RevealedPerson[]> => {
    const { regra } = await requireLink(ctx, ctx.sql, id);
    ctx.logAs({ id, regra });
    return ctx.sql<RevealedPerson>(linkPeople(ctx), [id]);
  },
});
