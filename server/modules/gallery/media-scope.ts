import type { ScopeContext } from '../../platform/lists/list.ts';
import { redemptionsScope } from '../redemptions/index.ts';

/** How long the programme may show a person's name and picture to others (002 §9: up to a year). */
const SHOWN_FOR = "interval '1 year'";

/**
 * Photos and videos (alias `m`) of redemptions (alias `x`) that somebody may see: staff those of the redemptions they may see,
 * sellers those of their network, less what was cancelled or has been shown for a year.
 */
export function mediaScope({ actor, bind, today }: ScopeContext): string[] {
  if (actor.kind === 'staff' || actor.kind === 'system') return redemptionsScope({ actor, bind }, 'x');
  if (actor.kind !== 'seller') return ['false'];
  return [`x.network_id = ${bind(actor.networkId)}`, 'x.status <> 3', `m.criado_em >= ${bind(today)}::date - ${SHOWN_FOR}`];
}
