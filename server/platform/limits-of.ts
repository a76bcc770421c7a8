import { type QueryLimits, queryLimits } from '../policy/query-limits.ts';
import type { Actor } from './actor.ts';

/** The query limits of the actor's role. */
export function limitsOf(actor: Actor): QueryLimits {
  if (actor.kind === 'staff') {
    if (actor.token) return queryLimits.token;
    return actor.level === 1 || actor.level === 2 ? queryLimits.analyst : queryLimits.staff;
  }
  if (actor.kind === 'system') return queryLimits.analyst;
  return actor.kind === 'seller' || actor.kind === 'consumer' ? queryLimits.member : queryLimits.visitor;
}
