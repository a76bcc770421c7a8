import type { AppContext } from '../../platform/context.ts';
import type { ScopeContext } from '../../platform/lists/list.ts';
import { staffScope } from '../../platform/lists/staff-scope.ts';
import { seesOnlyActive } from '../stores/index.ts';

/** Sellers (alias `seller`) of stores (alias `store`) the actor may see: staff by reach, sellers only themselves. */
export function sellersScope(scope: Pick<ScopeContext, 'actor' | 'bind'>, seller: string, store: string): string[] {
  const { actor, bind } = scope;
  const conditions = staffScope(scope, { store: `${seller}.store_id`, network: `${store}.network_id` });
  if (seesOnlyActive(scope)) conditions.push(`${seller}.ativo`);
  if (actor.kind === 'seller') conditions.push(`${seller}.id = ${bind(actor.id)}`);
  else if (actor.kind !== 'staff' && actor.kind !== 'system') conditions.push('false');
  return conditions;
}

/** The same id when the actor may see that seller, else null. */
export async function findSellerInScope(ctx: Pick<AppContext, 'actor' | 'read'>, id: number): Promise<number | null> {
  const params: unknown[] = [id];
  const bind = (value: unknown) => `$${params.push(value)}`;
  const where = ['v.id = $1', 'v.excluido_em is null', ...sellersScope({ actor: ctx.actor, bind }, 'v', 's')].join(' and ');
  const [row] = await ctx.read<{ id: number }>(`select v.id from sellers v join stores s on s.id = v.store_id where ${where}`, params);
  return row?.id ?? null;
}
