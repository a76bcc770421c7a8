import { staffIdOf } from '../../platform/actor.ts';
import { defineQuery } from '../../platform/queries/query.ts';
import { type DENSITIES, listViewsRules, type ViewColumn, type ViewParameter } from './list-view.rules.ts';

/** A view as its list offers it. */
export interface ListViewRow {
  id: number;
  nome: string;
  parametros: ViewParameter[];
  colunas: ViewColumn[];
  densidade: (typeof DENSITIES)[number];
  niveis: number[];
  dono: string;
  propria: boolean;
  padrao: boolean;
}

/** One's own views of a list and those shared with one's level, by name. */
export const listViewsQuery = defineQuery({
  name: 'listViews',
  permission: 'listView:keep',
  input: listViewsRules,
  read: (ctx, { lista }): Promise<ListViewRow[]> =>
    ctx.read<ListViewRow>(
      `select v.id, v.nome, v.parametros, v.colunas, v.densidade, v.niveis, u.nome as dono, v.staff_user_id = $1 as propria,
         exists (select from list_view_defaults d where d.staff_user_id = $1 and d.lista = v.lista and d.list_view_id = v.id) as padrao
       from list_views v join staff_users u on u.id = v.staff_user_id
       where v.lista = $2 and (v.staff_user_id = $1 or $3 = any(v.niveis)) order by v.nome, v.id`,
      [staffIdOf(ctx), lista, ctx.actor.kind === 'staff' ? ctx.actor.level : null],
    ),
});
