import { defineAction } from '../../../platform/actions/action.ts';
import { staffIdOf } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import '../list-view.errors.ts';
import { defaultListViewRules } from '../list-view.rules.ts';

/** Opens a list with a view that the person sees, or as the product has it. */
export const setDefaultListView = defineAction({
  name: 'setDefaultListView',
  title: 'Escolheu visão padrão',
  permission: 'listView:keep',
  refuses: ['LIST_VIEW_UNKNOWN'],
  input: defaultListViewRules,
  handler: async (ctx, { lista, id }) => {
    const owner = staffIdOf(ctx);
    if (id === null) {
      await ctx.sql('delete from list_view_defaults where staff_user_id = $1 and lista = $2', [owner, lista]);
      return { id: null };
    }
    const level = ctx.actor.kind === 'staff' ? ctx.actor.level : null;
    const rows = await ctx.sql(
      `insert into list_view_defaults (staff_user_id, lista, list_view_id)
       select $1, v.lista, v.id from list_views v
       where v.id = $3 and v.lista = $2 and (v.staff_user_id = $1 or $4 = any(v.niveis)) for key share
       on conflict (staff_user_id, lista) do update set list_view_id = excluded.list_view_id returning list_view_id`,
      [owner, lista, id, level],
    );
    if (rows.length === 0) throw new AppError('LIST_VIEW_UNKNOWN');
    return { id };
  },
});
