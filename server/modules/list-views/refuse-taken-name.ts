import { staffIdOf } from '../../platform/actor.ts';
import type { ActionContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import './list-view.errors.ts';

/** One's views of a list have different names. Refuses: LIST_VIEW_NAME_TAKEN. */
export const refuseTakenName = async (ctx: ActionContext, lista: string, nome: string, id: number | null) => {
  const taken = await ctx.sql('select from list_views where staff_user_id = $1 and lista = $2 and nome = $3 and id is distinct from $4', [
    staffIdOf(ctx),
    lista,
    nome,
    id,
  ]);
  if (taken.length > 0) throw new AppError('LIST_VIEW_NAME_TAKEN');
};
