import { staffScope } from '../../platform/lists/staff-scope.ts';
import { defineQuery } from '../../platform/queries/query.ts';
import { addMonthsClamped, firstDayOfMonth } from '../../shared/dates.ts';
import { networkMonthRules } from './report.rules.ts';
import { reportNetworks } from './report-scope.ts';

/** Sales of one month; decimals as text. */
export interface OverviewMonth {
  /** First day, 'YYYY-MM-DD'. */
  mes: string;
  /** Approved sales. */
  vendas: number;
  /** Sellers with at least one sale. */
  vendedores: number;
  /** BRL. */
  totalVenda: string;
  totalPontos: string;
  /** What the points cost, BRL. */
  valorCusto: string;
}

/** One network's month compared with the month before. */
export interface OverviewNetwork {
  networkId: number;
  rede: string;
  totalVenda: string;
  totalVendaAnterior: string;
  totalPontos: string;
}

/** The Relatório page: an outside dashboard's address, or our own figures. */
export interface ReportOverview {
  /** Null when none is configured. */
  endereco: string | null;
  /** Thirteen months, the chosen one last. */
  meses: OverviewMonth[];
  redes: OverviewNetwork[];
}

const MONTHS_BEFORE = 12;

const sums = `coalesce(sum(m.vendas), 0)::int as vendas, coalesce(sum(m.vendedores), 0)::int as vendedores,
  coalesce(sum(m.total_venda), 0)::numeric(14,2) as "totalVenda", coalesce(sum(m.total_pontos), 0)::numeric(14,2) as "totalPontos",
  coalesce(sum(m.valor_custo), 0)::numeric(14,2) as "valorCusto"`;

/** Relatório (document 001 §2): thirteen months of sales, points and cost, and the networks of the chosen month. */
export const reportOverviewQuery = defineQuery({
  name: 'reportOverview',
  permission: 'report:read',
  input: networkMonthRules,
  read: async (ctx, { rede, ano, mes }): Promise<ReportOverview> => {
    const chosen = firstDayOfMonth(`${ano}-${String(mes).padStart(2, '0')}-01`);
    const params: unknown[] = [await reportNetworks(ctx, rede), chosen];
    const bind = (value: unknown) => `$${params.push(value)}`;
    const scope = staffScope({ actor: ctx.actor, bind }, { store: 'x.store_id', network: 'x.network_id' });
    const shown = `(select x.* from report_months x where ${['x.network_id = any($1::int[])', ...scope].join(' and ')})`;
    const first = bind(addMonthsClamped(chosen, -MONTHS_BEFORE));
    const [meses, redes] = await Promise.all([
      ctx.read<OverviewMonth>(
        `select d::date as mes, ${sums} from generate_series(${first}::date, $2::date, '1 month') d left join ${shown} m on m.mes = d::date
         group by d order by d`,
        params,
      ),
      ctx.read<OverviewNetwork>(
        `select n.id as "networkId", n.nome as rede, coalesce(sum(m.total_venda) filter (where m.mes = $2::date), 0)::numeric(14,2) as "totalVenda",
           coalesce(sum(m.total_venda) filter (where m.mes < $2::date), 0)::numeric(14,2) as "totalVendaAnterior",
           coalesce(sum(m.total_pontos) filter (where m.mes = $2::date), 0)::numeric(14,2) as "totalPontos"
         from networks n left join ${shown} m on m.network_id = n.id and m.mes in ($2::date, ($2::date - interval '1 month')::date)
           and ${first}::date is not null
         where n.id = any($1::int[]) group by n.id order by 3 desc, n.nome`,
        params,
      ),
    ]);
    return { endereco: ctx.env.RELATORIO_URL ?? null, meses, redes };
  },
});
