import { dashboardQuery } from '../../modules/dashboard/index.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { defineRoute } from '../../platform/rest/route.ts';

const amounts = <Row extends { totalPontos: string; totalVendido: string }>(row: Row) => ({
  ...row,
  totalPontos: Number(row.totalPontos),
  totalVendido: Number(row.totalVendido),
});

// doc 000 §3 Dashboard response, §7: filtered by the network's name.
defineRoute({
  method: 'GET',
  path: '/api/dashboard',
  permission: 'dashboard:read',
  handle: async ({ ctx, query }) => {
    const dashboard = await runQuery(dashboardQuery, ctx, { rede: query.rede });
    return {
      ...dashboard,
      topParceirosPontuados: dashboard.topParceirosPontuados.map(amounts),
      topRevendasPontuadas: dashboard.topRevendasPontuadas.map(amounts),
    };
  },
});
