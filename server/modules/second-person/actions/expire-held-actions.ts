import { z } from 'zod';
import { defineAction, findAction } from '../../../platform/actions/action.ts';
import { runAction } from '../../../platform/actions/run-action.ts';
import type { RunSql } from '../../../platform/db/run-sql.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { rowId } from '../../../shared/form-rules.ts';
import { close, decline, type HeldRow } from '../held-decision.ts';

/** The reason in the history of what waited. */
const REASON = 'O prazo do pedido acabou sem decisão';

const EXPIRED = `h.status = 'AGUARDA'
  and h.criado_em + (select pedido_expira_dias from review_settings where id = 1) * interval '24 hours' < $1`;

const idsOfExpired = async (read: RunSql, now: Date): Promise<number[]> =>
  (await read<{ id: number }>(`select h.id from held_actions h where ${EXPIRED} order by h.id`, [now])).map(({ id }) => id);

/** Closes a request that nobody decided in time: nothing changes. Returns false when it no longer waits. */
const expireHeldAction = defineAction({
  name: 'expireHeldAction',
  title: 'Prazo de um pedido',
  permission: 'heldAction:expire',
  input: z.strictObject({ id: rowId('Pedido não encontrado') }),
  handler: async (ctx, { id }) => {
    // Before every other lock, as the deciders do.
    await ctx.sql("select pg_advisory_xact_lock(hashtext('held_actions'), $1)", [id]);
    const [held] = await ctx.sql<HeldRow>(
      `select h.*, u.nome as primeiro_por from held_actions h join staff_users u on u.id = h.primeiro_por_id where ${EXPIRED} and h.id = $2`,
      [ctx.clock.now(), id],
    );
    if (!held) return false;
    const action = findAction(held.action);
    // A request of an action that no longer exists keeps nothing waiting.
    if (action) await decline(ctx, held, action, REASON);
    await close(ctx, held, { status: 'EXPIRADA' });
    ctx.logAs({ id, acao: action?.title ?? held.action, primeiroPor: held.primeiro_por, resumo: held.resumo });
    return true;
  },
});

/** Every day before the digest. Each request has a transaction of its own, so that one that fails leaves the others expired. */
defineJob({
  name: 'expire-held-actions',
  cron: '30 3 * * *',
  handler: async (ctx, _data, { signal }) => {
    const failures: unknown[] = [];
    for (const id of await idsOfExpired(ctx.database.read, ctx.clock.now())) {
      signal.throwIfAborted();
      await runAction(expireHeldAction, ctx, { id }).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw new AggregateError(failures, `requests that could not expire: ${failures.length}`);
  },
});
