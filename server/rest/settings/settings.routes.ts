import { type Settings, systemSettingsQuery, updateSystemSettings } from '../../modules/settings/index.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { defineRoute } from '../../platform/rest/route.ts';

// doc 001 §3 System settings: numbers, and 1 or 0.
const present = (settings: Settings) => ({
  limitePontuacao: Number(settings.limitePontuacao),
  usosSemanaisVoucher: settings.usosSemanaisVoucher,
  voucherAtivo: Number(settings.voucherAtivo),
  valorResgateLiberado: Number(settings.valorResgateLiberado),
  percentualCashback: Number(settings.percentualCashback),
  dataInicioPromocao: settings.dataInicioPromocao,
});

defineRoute({
  method: 'GET',
  path: '/api/configuracoes-sistema',
  permission: 'settings:read',
  handle: async ({ ctx }) => present(await runQuery(systemSettingsQuery, ctx)),
});

defineRoute({
  method: 'PUT',
  path: '/api/configuracoes-sistema',
  permission: 'settings:update',
  handle: async ({ ctx, body, idempotencyKey }) => present(await runAction(updateSystemSettings, ctx, body, { idempotencyKey })),
});
