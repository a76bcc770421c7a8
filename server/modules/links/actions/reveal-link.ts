import { defineAction } from '../../../platform/actions/action.ts';
import { linkIdRules } from '../link.rules.ts';
import { type LinkPerson, linkPeople, requireLink } from '../links.queries.ts';

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
