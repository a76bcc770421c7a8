import type { ScopeContext } from '../../platform/lists/list.ts';

/**
 * Networks (aliased `alias`) an actor may see: everyone but level 2 and jobs only active ones, staff only the assigned ones or those of
 * their stores (000 §6, domain rules §4.15).
 */
export function networkScope({ actor, bind }: Pick<ScopeContext, 'actor' | 'bind'>, alias = 'n'): string[] {
  if (actor.kind === 'system') return [];
  if (actor.kind !== 'staff') return [`${alias}.ativo`];
  const conditions = actor.level === 2 ? [] : [`${alias}.ativo`];
  if (actor.networkIds) conditions.push(`${alias}.id = any(${bind(actor.networkIds)}::int[])`);
  if (actor.storeIds) conditions.push(`${alias}.id in (select network_id from stores where id = any(${bind(actor.storeIds)}::int[]))`);
  return conditions;
}
