import type { AppContext } from '../../platform/context.ts';
import type { ScopeContext } from '../../platform/lists/list.ts';
import { staffScope } from '../../platform/lists/staff-scope.ts';
import { seesOnlyActive } from '../stores/index.ts';

/**
 * Staff limited to stores or networks see only consumers with an approved purchase there. `consumerId` is the SQL of the rows' consumer;
 * no condition for anybody else.
 */
export function buyersScope({ actor, bind }: Pick<ScopeContext, 'actor' | 'bind'>, consumerId: string): string[] {
  const reach = staffScope({ actor, bind }, { store: 'b.store_id', network: 'b.network_id' });
  if (!reach.length) return [];
  const bought = ["b.audience = 'CONSUMER'", "b.status = 'APROVADA'", ...reach].join(' and ');
  return [`${consumerId} in (select b.consumer_id from postings b where ${bought})`];
}

/**
 * Consumers (table aliased `alias`) the actor may see: staff those who bought within their reach, active only unless level 2 (001 §6);
 * a consumer sees their own row.
 */
export function consumersScope({ actor, bind }: Pick<ScopeContext, 'actor' | 'bind'>, alias: string): string[] {
  if (actor.kind === 'consumer') return [`${alias}.id = ${bind(actor.id)}`];
  if (actor.kind !== 'staff' && actor.kind !== 'system') return ['false'];
  return [...(seesOnlyActive({ actor }) ? [`${alias}.ativo`] : []), ...buyersScope({ actor, bind }, `${alias}.id`)];
}

/** The same id when the actor may see that consumer, else null. */
export async function findConsumerInScope(ctx: Pick<AppContext, 'actor' | 'read'>, id: number): Promise<number | null> {
  const params: unknown[] = [id];
  const bind = (value: unknown) => `$${params.push(value)}`;
  const where = ['c.id = $1', 'c.excluido_em is null', ...consumersScope({ actor: ctx.actor, bind }, 'c')].join(' and ');
  const [row] = await ctx.read<{ id: number }>(`select c.id from consumers c where ${where}`, params);
  return row?.id ?? null;
}
