import type { ScopeContext } from '../../platform/lists/list.ts';

/** Simulations `m` within reach: somebody narrowed to networks sees those of these networks only. */
export function simulationsScope({ actor, bind }: Pick<ScopeContext, 'actor' | 'bind'>): string[] {
  if (actor.kind !== 'staff' || !actor.networkIds) return [];
  return [`m.redes::jsonb <@ to_jsonb(${bind(actor.networkIds)}::int[])`];
}
