import { defineAction } from '../../../platform/actions/action.ts';
import { staffIdOf } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import '../analysis.errors.ts';
import { analysisIdRules } from '../analysis.rules.ts';

/** Deletes one's own saved query. */
export const deleteSavedQuery = defineAction({
  name: 'deleteSavedQuery',
  title: 'Removeu consulta salva',
  permission: 'analysis:read',
  refuses: ['SAVED_QUERY_UNKNOWN'],
  input: analysisIdRules,
  handler: async (ctx, { id }) => {
    const rows = await ctx.sql('delete from saved_queries where id = $1 and staff_user_id = $2 returning id', [id, staffIdOf(ctx)]);
    if (!rows.length) throw new AppError('SAVED_QUERY_UNKNOWN');
    return { id };
  },
});
