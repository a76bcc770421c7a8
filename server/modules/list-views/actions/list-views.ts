import { defineAction } from '../../../platform/actions/action.ts';
import type { ActionContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import '../list-view.errors.ts';
import { createListViewRules, defaultListViewRules, listViewIdRules, MAX_VIEWS, updateListViewRules } from '../list-view.rules.ts';
import { ownerOf } from '../owner.ts';

const refuseTakenName = async (ctx: ActionContext, lista: string, nome: string, id: number | null) => {
  const taken = await ctx.sql('select from list_views where staff_user_id = $1 and lista = $2 and nome = $3 and id is distinct from $4', [
    ownerOf(ctx.actor),
    lista,
    nome,
    id,
  ]);
  if (taken.length > 0) throw new AppError('LIST_VIEW_NAME_TAKEN');
};

/** Keeps a view of a list. */
export const createListView = defineAction({
  name: 'createListView',
  title: 'Salvou visão de lista',
  permission: 'listView:keep',
  refuses: ['LIST_VIEW_NAME_TAKEN', 'LIST_VIEWS_TOO_MANY'],
  input: createListViewRules,
  handler: async (ctx, { lista, nome, parametros, colunas, densidade, niveis }) => {
    const owner = ownerOf(ctx.actor);
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

/** Changes one's own view; those of others are read-only. */
export const updateListView = defineAction({
  name: 'updateListView',
  title: 'Alterou visão de lista',
  permission: 'listView:keep',
  refuses: ['LIST_VIEW_UNKNOWN', 'LIST_VIEW_NAME_TAKEN'],
  input: updateListViewRules,
  handler: async (ctx, { id, nome, parametros, colunas, densidade, niveis }) => {
    const owner = ownerOf(ctx.actor);
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

/** Deletes one's own view, also for those whose list opens with it. */
export const deleteListView = defineAction({
  name: 'deleteListView',
  title: 'Excluiu visão de lista',
  permission: 'listView:keep',
  refuses: ['LIST_VIEW_UNKNOWN'],
  input: listViewIdRules,
  handler: async (ctx, { id }) => {
    const rows = await ctx.sql('delete from list_views where id = $1 and staff_user_id = $2 returning id', [id, ownerOf(ctx.actor)]);
    if (rows.length === 0) throw new AppError('LIST_VIEW_UNKNOWN');
    return { id };
  },
});

/** Opens a list with a view that the person sees, or as the product has it. */
export const setDefaultListView = defineAction({
  name: 'setDefaultListView',
  title: 'Escolheu visão padrão',
  permission: 'listView:keep',
  refuses: ['LIST_VIEW_UNKNOWN'],
  input: defaultListViewRules,
  handler: async (ctx, { lista, id }) => {
    const owner = ownerOf(ctx.actor);
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
