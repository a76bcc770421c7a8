import type { ActionContext } from '../../platform/context.ts';
import { storesScope } from '../stores/index.ts';

/** The store with a CNPJ in which the actor may place a seller, or null. */
export async function findStoreInReach(ctx: ActionContext, cnpj: string): Promise<number | null> {
  const params: unknown[] = [cnpj];
  const bind = (value: unknown) => `$${params.push(value)}`;
  const where = ['s.cnpj = $1', 's.excluido_em is null', ...storesScope({ actor: ctx.actor, bind }, 's')].join(' and ');
  const [row] = await ctx.sql<{ id: number }>(`select s.id from stores s where ${where}`, params);
  return row?.id ?? null;
}
