import type { ScopeContext } from '../../../platform/lists/list.ts';
import { buyersScope } from '../../consumers/index.ts';

function rowsOf(
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

/**
 * Submissions (alias `s`) an actor may see: staff by store or network, members their own (§4.15). A consumer's receipt belongs to no
 * network until posted: staff limited to networks see those of consumers who bought there, and of sales there that wait for a second person.
 */
export const submissionScope = (scope: ScopeContext): string[] =>
  rowsOf('s', scope, (allowed) => {
    const waiting = `select submission_id from held_actions where status = 'AGUARDA' and network_id = any(${allowed}) and submission_id is not null`;
    return `(${[`s.network_id = any(${allowed})`, `s.id in (${waiting})`, ...buyersScope(scope, 's.consumer_id')].join(' or ')})`;
  });

/** Postings (alias `p`) an actor may see. */
export const postingScope = (scope: ScopeContext): string[] => rowsOf('p', scope);

/** CPF of the seller or consumer who gains by a posting (alias `p`). */
export const HOLDER_CPF =
  'coalesce((select h.cpf from sellers h where h.id = p.seller_id), (select h.cpf from consumers h where h.id = p.consumer_id))';
