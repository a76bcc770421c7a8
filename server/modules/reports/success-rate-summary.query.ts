import { defineQuery } from '../../platform/queries/query.ts';
import { networkMonthRules } from './report.rules.ts';
import { reportNetworks } from './report-scope.ts';

/** A month's Taxa de Sucesso in one line. */
export interface SuccessRateSummary {
  /** BRL, decimal text. */
  aumentoVendasDinheiro: string;
  produtos: number;
  produtosComAumento: number;
}

/** Totals of Taxa de Sucesso for the networks within reach, or one. */
export const successRateSummaryQuery = defineQuery({
  name: 'successRateSummary',
  permission: 'successRate:read',
  input: networkMonthRules,
  read: async (ctx, { rede, ano, mes }): Promise<SuccessRateSummary> => {
    const [row] = await ctx.read<SuccessRateSummary>(
      `select coalesce(sum(i.aumento_vendas_dinheiro), 0)::numeric(14,2) as "aumentoVendasDinheiro", count(*) as produtos,
         count(*) filter (where i.aumento_vendas > 0) as "produtosComAumento"
       from success_rate_items i join report_runs r on r.id = i.run_id and r.atual
       where r.ano = $2 and r.mes = $3 and i.network_id = any($1::int[])`,
      [await reportNetworks(ctx, rede), ano, mes],
    );
    return row!;
  },
});
