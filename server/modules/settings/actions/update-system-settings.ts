import { defineAction } from '../../../platform/actions/action.ts';
import type { ActionContext } from '../../../platform/context.ts';
import { addDays, daysBetween } from '../../../shared/dates.ts';
import { guardParameters } from '../../parameter-changes/index.ts';
import { readSettings, type Settings } from '../settings.query.ts';
import { systemSettingsRules } from '../settings.rules.ts';
import { systemSettingsRow } from '../settings-rows.ts';

/** Length of a promotion (documents 001 §4 and 002 §4). */
const CAMPAIGN_DAYS = 90;

/**
 * Saves the settings, which apply from the next operation on. A new first day of the promotion creates its campaign of 90 days, or moves
 * the running one if they would overlap: that counts as a corrected date, and the campaign keeps its earnings. A new campaign takes the
 * notes held for a campaign without a date (domain rules §4.6).
 */
export const updateSystemSettings = defineAction({
  name: 'updateSystemSettings',
  title: 'Alteração das configurações do sistema',
  permission: 'settings:update',
  refuses: ['SIMULATION_NEEDED'],
  edits: { of: systemSettingsRow, row: 1 },
  input: systemSettingsRules,
  mayNeedSecondPerson: true,
  handler: async (ctx, input): Promise<Settings> => {
    const before = await readSettings(ctx.sql, 'for update');
    await ctx.sql(
      `update system_settings set limite_pontuacao = $1, usos_semanais_voucher = $2, voucher_ativo = $3, valor_resgate_liberado = $4,
         percentual_cashback = $5, data_inicio_promocao = $6, atualizado_em = $7 where id = 1`,
      [
        input.limitePontuacao,
        input.usosSemanaisVoucher,
        input.voucherAtivo,
        input.valorResgateLiberado,
        input.percentualCashback,
        input.dataInicioPromocao,
        ctx.clock.now(),
      ],
    );
    // A campaign that is over keeps the threshold that was in force.
    await ctx.sql(
      `update campaigns c set valor_resgate_liberado = $1 from system_settings s
       where s.id = 1 and c.valor_resgate_liberado is null and c.data_fim + s.prazo_resgate_dias <= $2::date`,
      [before.valorResgateLiberado, ctx.clock.today()],
    );
    if (input.dataInicioPromocao) await placeCampaign(ctx, before.dataInicioPromocao, input.dataInicioPromocao);
    await guardParameters(ctx, [
      {
        parametro: 'limitePontuacao',
        id: null,
        nome: 'Limite mensal de pontuação',
        before: before.limitePontuacao,
        after: input.limitePontuacao,
      },
      {
        parametro: 'percentualCashback',
        id: null,
        nome: 'Percentual de cashback',
        before: before.percentualCashback,
        after: input.percentualCashback,
      },
      {
        parametro: 'valorResgateLiberado',
        id: null,
        nome: 'Valor para liberar o resgate',
        before: before.valorResgateLiberado,
        after: input.valorResgateLiberado,
      },
    ]);
    return readSettings(ctx.sql);
  },
});

async function placeCampaign(ctx: ActionContext, oldStart: string | null, start: string): Promise<void> {
  const [existing] = await ctx.sql('select id from campaigns where data_inicio = $1', [start]);
  if (existing) return;
  const overlaps = oldStart !== null && Math.abs(daysBetween(oldStart, start)) < CAMPAIGN_DAYS;
  const moved = overlaps
    ? await ctx.sql('update campaigns set data_inicio = $2, data_fim = $3 where data_inicio = $1 returning id', [
        oldStart,
        start,
        addDays(start, CAMPAIGN_DAYS),
      ])
    : [];
  if (moved.length) return;
  // Notes waiting for a campaign join this one.
  const waiting = await ctx.sql('update campaigns set data_inicio = $1, data_fim = $2 where data_inicio is null returning id', [
    start,
    addDays(start, CAMPAIGN_DAYS),
  ]);
  if (waiting.length) return;
  await ctx.sql('insert into campaigns (data_inicio, data_fim, criado_em) values ($1, $2, $3)', [
    start,
    addDays(start, CAMPAIGN_DAYS),
    ctx.clock.now(),
  ]);
}
