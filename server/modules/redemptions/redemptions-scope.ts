import type { Actor } from '../../platform/actor.ts';
import type { Bind } from '../../platform/lists/list.ts';
import { buyersScope } from '../consumers/index.ts';

/**
 * Redemptions an actor may see, as conditions over the table's alias: members their own; levels 0, 1 and 5 with networks those of their
 * networks (domain rules §4.15). A consumer's redemption belongs to no network: they see those of consumers who bought in theirs.
 */
export function redemptionsScope({ actor, bind }: { actor: Actor; bind: Bind }, alias: string): string[] {
  if (actor.kind === 'seller') return [`${alias}.seller_id = ${bind(actor.id)}`];
  if (actor.kind === 'consumer') return [`${alias}.consumer_id = ${bind(actor.id)}`];
  if (actor.kind === 'system') return [];
  if (actor.kind !== 'staff') return ['false'];
  const conditions = [];
  if (actor.networkIds) {
    const [bought] = buyersScope({ actor, bind }, `${alias}.consumer_id`);
    conditions.push(`(${alias}.network_id = any(${bind(actor.networkIds)}::int[]) or ${bought})`);
  }
  if (actor.storeIds) conditions.push(`${alias}.store_id = any(${bind(actor.storeIds)}::int[])`);
  return conditions;
}
