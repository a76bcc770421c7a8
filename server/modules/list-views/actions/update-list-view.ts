import { defineAction } from '../../../platform/actions/action.ts';
import { staffIdOf } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import '../list-view.errors.ts';
import { updateListViewRules } from '../list-view.rules.ts';
import { refuseTakenName } from '../refuse-taken-name.ts';

/** Changes one's own view; those of others are read-only. */
export const updateListView = defineAction({
  name: 'updateListView',
  title: 'Alterou visão de lista',
  permission: 'listView:keep',
  refuses: ['LIST_VIEW_UNKNOWN', 'LIST_VIEW_NAME_TAKEN'],
  input: updateListViewRules,
  handler: async (ctx, { id, nome, parametros, colunas, densidade, niveis }) => {
    const owner = staffIdOf(ctx);
    const [found] = await ctx.sql<{ lista: string }>('select lista from list_views where id = $1 and staff_user_id = $2', [id, owner]);
    if (!found) throw new AppError('LIST_VIEW_UNKNOWN');
    await ctx.sql('select from staff_users where id = $1 for no key update', [owner]);
    await refuseTakenName(ctx, found.lista, nome, id);
    const rows = await ctx.sql(
      `update list_views set nome = $3, parametros = $4, colunas = $5, densidade = $6, niveis = $7, atualizado_em = $8
       where id = $1 and staff_user_id = $2 returning id`,
      [id, owner, nome, JSON.stringify(parametros), JSON.stringify(colunas), densidade, niveis, ctx.clock.now()],
    );
    if (rows.length === 0) throw new AppError('LIST_VIEW_UNKNOWN');
    ctx.logAs({ id, lista: found.lista, niveis });
    return { id };
  },
});
