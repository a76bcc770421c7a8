import { defineAction } from '../../../../platform/actions/action.ts';
import { submissionIdRules } from '../submission.rules.ts';

/** Releases this person's claim on a receipt. Does nothing when somebody else holds it. */
export const releaseSubmission = defineAction({
  name: 'releaseSubmission',
  title: 'Liberação de nota',
  permission: 'submission:decide',
  logged: false,
  input: submissionIdRules,
  handler: async (ctx, { id }) => {
    const staffId = ctx.actor.kind === 'staff' ? ctx.actor.id : null;
    await ctx.sql('update submissions set reservado_por_id = null, reservado_ate = null where id = $1 and reservado_por_id = $2', [
      id,
      staffId,
    ]);
    return { id };
  },
});
