import type { ScopeContext } from '../../../platform/lists/list.ts';

/** Rows of a store, a network or a member (table alias `alias`) that an actor may see; `network` says how a row belongs to one. */
export function rowsOf(
  alias: string,
  { actor, bind }: ScopeContext,
  network = (allowed: string) => `${alias}.network_id = any(${allowed})`,
): string[] {
  if (actor.kind === 'system') return [];
  if (actor.kind === 'seller') return [`${alias}.seller_id = ${bind(actor.id)}`];
  if (actor.kind === 'consumer') return [`${alias}.consumer_id = ${bind(actor.id)}`];
  if (actor.kind !== 'staff') return ['false'];
  const conditions: string[] = [];
  if (actor.storeIds) conditions.push(`${alias}.store_id = any(${bind(actor.storeIds)}::int[])`);
  if (actor.networkIds) conditions.push(network(`${bind(actor.networkIds)}::int[]`));
  return conditions;
}

/** Postings (alias `p`) an actor may see. */
export const postingScope = (scope: ScopeContext): string[] => rowsOf('p', scope);

/** CPF of the seller or consumer who gains by a posting (alias `p`). */
export const HOLDER_CPF =
  'coalesce((select h.cpf from sellers h where h.id = p.seller_id), (select h.cpf from consumers h where h.id = p.consumer_id))';
