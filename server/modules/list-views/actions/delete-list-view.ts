import { defineAction } from '../../../platform/actions/action.ts';
import { staffIdOf } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import '../list-view.errors.ts';
import { listViewIdRules } from '../list-view.rules.ts';

/** Deletes one's own view, also for those whose list opens with it. */
export const deleteListView = defineAction({
  name: 'deleteListView',
  title: 'Excluiu visão de lista',
  permission: 'listView:keep',
  refuses: ['LIST_VIEW_UNKNOWN'],
  input: listViewIdRules,
  handler: async (ctx, { id }) => {
    const rows = await ctx.sql('delete from list_views where id = $1 and staff_user_id = $2 returning id', [id, staffIdOf(ctx)]);
    if (rows.length === 0) throw new AppError('LIST_VIEW_UNKNOWN');
    return { id };
  },
});
