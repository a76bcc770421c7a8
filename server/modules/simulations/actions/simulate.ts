import { defineAction } from '../../../platform/actions/action.ts';
import type { AppContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { type ProposedChange, resolveChanges, simulatedNetworks } from '../proposed-changes.ts';
import { addPortion, closeReplay, openReplay, portionsOf, postingsIn, type Replay, replayAtOnce, replayPortion } from '../replay.ts';
import '../simulation.errors.ts';
import { simulationRules } from '../simulation.rules.ts';

const SIMULATE = 'simulate';
/** Most postings replayed while the person waits: about a second. */
const MOST_AT_ONCE = 10_000;

/**
 * Replays some months' approved postings with other parameters (beyond C7), without changing them. A small window is answered at once, a
 * larger one processed in the background.
 */
export const simulate = defineAction({
  name: 'simulate',
  title: 'Simulação',
  permission: 'simulation:run',
  refuses: ['SIMULATION_NETWORK_UNKNOWN', 'SIMULATION_PRODUCT_UNKNOWN', 'SIMULATION_STORE_UNKNOWN', 'SIMULATION_MONTH_AHEAD'],
  input: simulationRules,
  handler: async (ctx, { mudancas: wanted, janela, rede }) => {
    const today = ctx.clock.today();
    if (ctx.actor.kind !== 'staff') throw new AppError('NOT_ALLOWED');
    if (janela.ate > today.slice(0, 7)) throw new AppError('SIMULATION_MONTH_AHEAD');
    // All reads come before the first write, so no lock waits for them.
    const asking = { actor: ctx.actor, today, sql: ctx.sql };
    const mudancas = await resolveChanges(asking, wanted);
    const asked = { de: `${janela.de}-01`, ate: `${janela.ate}-01`, redes: await simulatedNetworks(asking, rede), mudancas };
    const portions = await portionsOf(ctx.sql, asked);
    const asker = { staffId: ctx.actor.id, now: ctx.clock.now(), today };
    if (postingsIn(portions) <= MOST_AT_ONCE) return { id: await replayAtOnce(ctx.sql, asked, portions, asker) };
    const id = await openReplay(ctx.sql, asked, postingsIn(portions), asker);
    await ctx.enqueue(SIMULATE, { simulationId: id });
    return { id };
  },
});

/** Processes a large simulation in portions; a retry starts over. */
async function workOff(ctx: AppContext, id: number, signal: AbortSignal): Promise<void> {
  const replay = await ctx.database.transaction(async (tx) => {
    const [open] = await tx.sql<Replay & { mudancas: ProposedChange[] }>(
      `update simulations set estado = 'EM_ANDAMENTO', feitas = 0, vendas = 0, pontos_registrados = 0, pontos_agora = 0, pontos_entao = 0,
         custo_agora = 0, custo_entao = 0, cashback_agora = 0, cashback_entao = 0, limitados_agora = 0, limitados_entao = 0
       where id = $1 and estado in ('NA_FILA', 'EM_ANDAMENTO') returning id, de, ate, redes, mudancas`,
      [id],
    );
    if (open) await tx.sql('delete from simulation_rows where simulation_id = $1', [id]);
    return open;
  });
  if (!replay) return;
  const today = ctx.clock.today();
  for (const portion of await portionsOf(ctx.read, replay)) {
    signal.throwIfAborted();
    const rows = await replayPortion(ctx.read, replay, portion, today);
    await ctx.database.transaction((tx) => addPortion(tx.sql, id, rows, portion));
  }
  await ctx.database.transaction((tx) => closeReplay(tx.sql, id, ctx.clock.now()));
}

defineJob({
  name: SIMULATE,
  retryLimit: 2,
  expireInSeconds: 7_200,
  handler: async (ctx, { simulationId }, { isLast, signal }) => {
    try {
      await workOff(ctx, Number(simulationId), signal);
    } catch (error) {
      if (isLast)
        await ctx.database.transaction(async (tx) => {
          await tx.sql("update simulations set estado = 'FALHOU', terminado_em = $2 where id = $1", [
            Number(simulationId),
            ctx.clock.now(),
          ]);
        });
      throw error;
    }
  },
});
