import { z } from 'zod';
import { type Settings, systemSettingsQuery, updateSystemSettings } from '../../modules/settings/index.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import { secondPersonRefusals } from '../../platform/actions/second-person.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { amountRule, countRule, dayRule, flagRule } from '../../platform/rest/answer-rules.ts';
import { inputOf } from '../../platform/rest/body-rules.ts';
import { defineRoute } from '../../platform/rest/route.ts';

// doc 001 §3 System settings: numbers, and 1 or 0.
const present = (settings: Settings) => ({
  limitePontuacao: Number(settings.limitePontuacao),
  usosSemanaisVoucher: settings.usosSemanaisVoucher,
  voucherAtivo: settings.voucherAtivo ? (1 as const) : (0 as const),
  valorResgateLiberado: Number(settings.valorResgateLiberado),
  percentualCashback: Number(settings.percentualCashback),
  dataInicioPromocao: settings.dataInicioPromocao,
});

const settingsRule = z
  .strictObject({
    limitePontuacao: amountRule,
    usosSemanaisVoucher: countRule,
    voucherAtivo: flagRule,
    valorResgateLiberado: amountRule,
    percentualCashback: amountRule,
    dataInicioPromocao: dayRule.nullable(),
  })
  .meta({ id: 'SystemSettings' });

defineRoute({
  method: 'GET',
  path: '/api/configuracoes-sistema',
  tag: 'Configurações',
  summary: 'Configurações do sistema',
  permission: 'settings:read',
  answer: settingsRule,
  handle: async ({ ctx }) => present(await runQuery(systemSettingsQuery, ctx)),
});

defineRoute({
  method: 'PUT',
  path: '/api/configuracoes-sistema',
  tag: 'Configurações',
  summary: 'Altera as configurações do sistema',
  permission: 'settings:update',
  body: inputOf(updateSystemSettings),
  answer: settingsRule,
  refuses: secondPersonRefusals,
  handle: async ({ ctx, body, idempotencyKey }) => present(await runAction(updateSystemSettings, ctx, body, { idempotencyKey })),
});
