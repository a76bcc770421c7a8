import type { ScopeContext } from '../../platform/lists/list.ts';
import { redemptionsScope } from '../redemptions/index.ts';

/** How long the programme may show a person's name and picture to others (002 §9: up to a year). */
const SHOWN_FOR = "interval '1 year'";

/**
 * Photos and videos (alias `m`) of redemptions (alias `x`) an actor may see: staff those of redemptions within their scope, sellers their
 * network's, consumers their own, except cancelled ones and those shown for a year.
 */
export function mediaScope({ actor, bind, today }: ScopeContext): string[] {
  if (actor.kind === 'staff' || actor.kind === 'system') return redemptionsScope({ actor, bind }, 'x');
  const stillShown = ['x.status <> 3', `m.criado_em >= ${bind(today)}::date - ${SHOWN_FOR}`];
  // Consumers may not see sellers' media, which shows names of people they do not know.
  if (actor.kind === 'consumer') return [...redemptionsScope({ actor, bind }, 'x'), ...stillShown];
  if (actor.kind !== 'seller') return ['false'];
  return [`x.network_id = ${bind(actor.networkId)}`, ...stillShown];
}
