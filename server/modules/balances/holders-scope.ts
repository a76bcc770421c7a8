import type { ScopeContext } from '../../platform/lists/list.ts';
import { consumersScope } from '../consumers/index.ts';
import { sellersScope } from '../sellers/index.ts';

/** Accounts (alias `a`) whose seller (`v`, of the store `store`) or consumer (`c`) the staff may list. */
export function holdersScope(scope: Pick<ScopeContext, 'actor' | 'bind'>, store = 's'): string[] {
  if (scope.actor.kind === 'system') return [];
  if (scope.actor.kind !== 'staff') return ['false'];
  const seller = ["a.holder_type = 'SELLER'", ...sellersScope(scope, 'v', store)].join(' and ');
  const consumer = ["a.holder_type = 'CONSUMER'", ...consumersScope(scope, 'c')].join(' and ');
  return [`((${seller}) or (${consumer}))`];
}
