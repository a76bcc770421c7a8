import { z } from 'zod';
import { defineAction } from '../../../platform/actions/action.ts';
import { runAction } from '../../../platform/actions/run-action.ts';
import type { ActionContext, AppContext } from '../../../platform/context.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { addMonthsClamped, firstDayOfMonth } from '../../../shared/dates.ts';
import { StaffLevel } from '../../../shared/enums.ts';
import { formatBrl, formatDecimal, formatInteger, formatPercent } from '../../../shared/format.ts';
import { queueEmail } from '../../messaging/index.ts';
import { type SavedChange, TELL_PARAMETER_CHANGE } from '../../parameter-changes/index.ts';
import { staffEmails } from '../../staff/index.ts';
import { addPortion, closeReplay, openReplay, portionsOf, postingsIn, replayPortion } from '../replay.ts';

/** Changes that are told one by one; a spreadsheet may have thousands. */
const MOST_TOLD = 20;
/** Whole months before the current one that are replayed. */
const MONTHS = 3;

const changes = z.array(
  z.strictObject({ parametro: z.string(), id: z.int().nullable(), nome: z.string().nullable(), before: z.string(), after: z.string() }),
);

/** The effect of a simulation, as decimal text. */
interface Effect {
  custoAgora: string;
  custoEntao: string;
  variacao: string | null;
  usuario: string;
}

/** Logs a change that was saved without a question, with its simulated effect, and tells every active administrator. */
const recordParameterEffect = defineAction({
  name: 'recordParameterEffect',
  title: 'Efeito simulado de uma mudança de parâmetro',
  permission: 'parameterEffect:record',
  input: z.strictObject({ simulationId: z.int(), changes }),
  handler: async (ctx, { simulationId, changes: saved }) => {
    const [effect] = await ctx.sql<Effect>(
      `select m.custo_agora + m.cashback_agora as "custoAgora", m.custo_entao + m.cashback_entao as "custoEntao", u.nome as usuario,
         round((m.custo_entao + m.cashback_entao - m.custo_agora - m.cashback_agora) * 100 / nullif(m.custo_agora + m.cashback_agora, 0), 2)
           as variacao
       from simulations m join staff_users u on u.id = m.staff_user_id where m.id = $1`,
      [simulationId],
    );
    const told = saved
      .slice(0, MOST_TOLD)
      .map(({ nome, before, after }) => `${nome ?? 'Configuração'}: ${formatDecimal(before)} → ${formatDecimal(after)}`);
    if (saved.length > MOST_TOLD) told.push(`e mais ${formatInteger(saved.length - MOST_TOLD)} mudança(s)`);
    ctx.logAs({
      simulacao: simulationId,
      por: effect!.usuario,
      mudancas: told,
      custoAgora: effect!.custoAgora,
      custoEntao: effect!.custoEntao,
    });
    await tellAdministrators(ctx, effect!, told);
    return { id: simulationId };
  },
});

async function tellAdministrators(
  ctx: ActionContext,
  { usuario, custoAgora, custoEntao, variacao }: Effect,
  told: string[],
): Promise<void> {
  const percent = variacao === null ? 'sem custo antes' : formatPercent(variacao);
  for (const email of await staffEmails(ctx.sql, StaffLevel.ADMINISTRADOR))
    await queueEmail(ctx, {
      para: email,
      assunto: `Mudança de parâmetro - ${ctx.env.PROGRAMA_NOME}`,
      titulo: 'Um parâmetro mudou sem simulação antes',
      paragrafos: [
        `${usuario} mudou: ${told.join('; ')}.`,
        `Nas vendas dos últimos ${MONTHS} meses, o custo iria de ${formatBrl(custoAgora)} para ${formatBrl(custoEntao)} (${percent}).`,
      ],
      botao: { texto: 'Abrir Simulações', url: `${ctx.env.PUBLIC_URL}/painel/simulador` },
    });
}

/** What a replay calls now is what it calls then, and the other way round. */
const turned = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replace(/_(agora|entao)$/, (_, time: string) => (time === 'agora' ? '_entao' : '_agora')),
      value,
    ]),
  );

/** Keeps a simulation of a change that is in force already: the values of before are the ones tried, so the answer is turned round. */
async function replaySaved(ctx: AppContext, staffId: number, saved: SavedChange['changes'], signal: AbortSignal): Promise<number> {
  const today = ctx.clock.today();
  const month = firstDayOfMonth(today);
  const mudancas = saved.map(({ parametro, id, nome, before, after }) => ({ parametro, id, codigo: null, nome, de: before, para: after }));
  const asked = { de: addMonthsClamped(month, -MONTHS), ate: addMonthsClamped(month, -1), redes: null, mudancas };
  const back = { ...asked, mudancas: mudancas.map((change) => ({ ...change, de: change.para, para: change.de })) };
  const portions = await portionsOf(ctx.read, asked);
  const asker = { staffId, now: ctx.clock.now(), today };
  const simulationId = await ctx.database.transaction((tx) => openReplay(tx.sql, asked, postingsIn(portions), asker));
  for (const portion of portions) {
    signal.throwIfAborted();
    const rows = (await replayPortion(ctx.read, back, portion, today)).map(turned);
    await ctx.database.transaction((tx) => addPortion(tx.sql, simulationId, rows, portion));
  }
  await ctx.database.transaction((tx) => closeReplay(tx.sql, simulationId, ctx.clock.now()));
  return simulationId;
}

defineJob({
  name: TELL_PARAMETER_CHANGE,
  retryLimit: 2,
  expireInSeconds: 7_200,
  handler: async (ctx, data, { signal }) => {
    const { staffId, changes: saved } = data as unknown as SavedChange;
    const simulationId = await replaySaved(ctx, staffId, saved, signal);
    await runAction(recordParameterEffect, ctx, { simulationId, changes: saved });
  },
});
