import type { AppContext } from '../../platform/context.ts';
import type { ScopeContext } from '../../platform/lists/list.ts';
import { seesOnlyActive } from '../stores/index.ts';

/**
 * Consumers (table aliased `alias`) the actor may see. They belong to no store: staff see all of them, active only unless level 2 (001 §6);
 * a consumer sees their own row.
 */
export function consumersScope({ actor, bind }: Pick<ScopeContext, 'actor' | 'bind'>, alias: string): string[] {
  if (actor.kind === 'consumer') return [`${alias}.id = ${bind(actor.id)}`];
  if (actor.kind !== 'staff' && actor.kind !== 'system') return ['false'];
  return seesOnlyActive({ actor }) ? [`${alias}.ativo`] : [];
}

/** The same id when the actor may see that consumer, else null. */
export async function findConsumerInScope(ctx: Pick<AppContext, 'actor' | 'read'>, id: number): Promise<number | null> {
  const params: unknown[] = [id];
  const bind = (value: unknown) => `$${params.push(value)}`;
  const where = ['c.id = $1', 'c.excluido_em is null', ...consumersScope({ actor: ctx.actor, bind }, 'c')].join(' and ');
  const [row] = await ctx.read<{ id: number }>(`select c.id from consumers c where ${where}`, params);
  return row?.id ?? null;
}
