import type { ActionContext } from '../../../platform/context.ts';

/** Minutes a claim lasts without a heartbeat from the screen (C5). */
const LEASE_MINUTES = 10;

/** Claims a locked receipt for the actor. */
export async function leaseSubmission(ctx: ActionContext, id: number): Promise<{ id: number; versao: number; reservadoAte: Date }> {
  const until = new Date(ctx.clock.now().getTime() + LEASE_MINUTES * 60_000);
  const staffId = ctx.actor.kind === 'staff' ? ctx.actor.id : null;
  const [row] = await ctx.sql<{ versao: number }>(
    'update submissions set reservado_por_id = $2, reservado_ate = $3 where id = $1 returning versao',
    [id, staffId, until],
  );
  return { id, versao: row!.versao, reservadoAte: until };
}
