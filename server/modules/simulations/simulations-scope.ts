import type { ScopeContext } from '../../platform/lists/list.ts';

/** Simulations `m` within reach: staff limited to networks see only those networks' simulations. */
export function simulationsScope({ actor, bind }: Pick<ScopeContext, 'actor' | 'bind'>): string[] {
  if (actor.kind !== 'staff' || !actor.networkIds) return [];
  return [`m.redes::jsonb <@ to_jsonb(${bind(actor.networkIds)}::int[])`];
}
