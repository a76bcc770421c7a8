import { defineAction } from '../../../platform/actions/action.ts';
import { staffIdOf } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import '../list-view.errors.ts';
import { createListViewRules, MAX_VIEWS } from '../list-view.rules.ts';
import { refuseTakenName } from '../refuse-taken-name.ts';

/** Keeps a view of a list. */
export const createListView = defineAction({
  name: 'createListView',
  title: 'Salvou visão de lista',
  permission: 'listView:keep',
  refuses: ['LIST_VIEW_NAME_TAKEN', 'LIST_VIEWS_TOO_MANY'],
  input: createListViewRules,
  handler: async (ctx, { lista, nome, parametros, colunas, densidade, niveis }) => {
    const owner = staffIdOf(ctx);
    // Two saves at once wait for one another, so that neither the name nor the limit is passed.
    await ctx.sql('select from staff_users where id = $1 for no key update', [owner]);
    await refuseTakenName(ctx, lista, nome, null);
    const [kept] = await ctx.sql<{ total: number }>(
      'select count(*)::int as total from list_views where staff_user_id = $1 and lista = $2',
      [owner, lista],
    );
    if (kept!.total >= MAX_VIEWS) throw new AppError('LIST_VIEWS_TOO_MANY');
    const [row] = await ctx.sql<{ id: number }>(
      `insert into list_views (staff_user_id, lista, nome, parametros, colunas, densidade, niveis, criado_em, atualizado_em)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $8) returning id`,
      [owner, lista, nome, JSON.stringify(parametros), JSON.stringify(colunas), densidade, niveis, ctx.clock.now()],
    );
    ctx.logAs({ id: row!.id, lista, niveis });
    return { id: row!.id };
  },
});
