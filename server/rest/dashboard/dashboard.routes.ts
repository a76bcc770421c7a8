import { z } from 'zod';
import { dashboardQuery } from '../../modules/dashboard/index.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { amountRule, countRule } from '../../platform/rest/answer-rules.ts';
import { networkQuery } from '../../platform/rest/query-rules.ts';
import { defineRoute } from '../../platform/rest/route.ts';

const amounts = <Row extends { totalPontos: string; totalVendido: string }>(row: Row) => ({
  ...row,
  totalPontos: Number(row.totalPontos),
  totalVendido: Number(row.totalVendido),
});

const topStore = z.strictObject({ nomeFantasia: z.string(), totalPontos: amountRule, totalVendido: amountRule });

// doc 000 §3 Dashboard response, §7: filtered by the network's name.
defineRoute({
  method: 'GET',
  path: '/api/dashboard',
  tag: 'Relatórios',
  summary: 'Os quatro contadores e os dois Top 10 do painel',
  permission: 'dashboard:read',
  query: { rede: networkQuery },
  answer: z.strictObject({
    parceirosCadastrados: countRule,
    revendasCadastradas: countRule,
    parceirosPontuados: countRule,
    revendasPontuadas: countRule,
    topParceirosPontuados: z.array(topStore.extend({ nome: z.string() })),
    topRevendasPontuadas: z.array(topStore),
  }),
  handle: async ({ ctx, query }) => {
    const dashboard = await runQuery(dashboardQuery, ctx, { rede: query.rede });
    return {
      ...dashboard,
      topParceirosPontuados: dashboard.topParceirosPontuados.map(amounts),
      topRevendasPontuadas: dashboard.topRevendasPontuadas.map(amounts),
    };
  },
});
