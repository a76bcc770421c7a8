import type { ScopeContext } from '../../platform/lists/list.ts';

function rowsOf(alias: string, { actor, bind }: ScopeContext): string[] {
  if (actor.kind === 'system') return [];
  if (actor.kind === 'seller') return [`${alias}.seller_id = ${bind(actor.id)}`];
  if (actor.kind === 'consumer') return [`${alias}.consumer_id = ${bind(actor.id)}`];
  if (actor.kind !== 'staff') return ['false'];
  const conditions: string[] = [];
  if (actor.storeIds) conditions.push(`${alias}.store_id = any(${bind(actor.storeIds)}::int[])`);
  if (actor.networkIds) conditions.push(`${alias}.network_id = any(${bind(actor.networkIds)}::int[])`);
  return conditions;
}

/** Submissions (alias `s`) that an actor may see: staff by store or network, people their own (§4.15). */
export const submissionScope = (scope: ScopeContext): string[] => rowsOf('s', scope);

/** Postings (alias `p`) that an actor may see. */
export const postingScope = (scope: ScopeContext): string[] => rowsOf('p', scope);
