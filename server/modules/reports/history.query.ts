import { z } from 'zod';
import type { AppContext } from '../../platform/context.ts';
import { defineQuery } from '../../platform/queries/query.ts';
import { sum } from '../../shared/money.ts';
import { historyRules } from './report.rules.ts';
import { firstReportMonth, lastReportMonth } from './report-months.rules.ts';
import { reportNetworks } from './report-scope.ts';

/** One network's year: decimal texts in BRL. */
export interface HistoryRow {
  networkId: number;
  rede: string;
  /** January to December; null for months the year does not have (yet). */
  valores: (string | null)[];
  /** Which months are uploaded purchases; the others are approved sales. */
  comprados: boolean[];
  total: string;
  /** The same months of the previous year. */
  totalAnterior: string;
}

interface NetworkYears {
  networkId: number;
  rede: string;
  /** Value by month, 'YYYY-MM', for this year and the previous one, and whether it comes from purchases. */
  meses: Record<string, { valor: string; comprado: boolean }>;
}

const storesOf = ({ actor }: AppContext) => (actor.kind === 'staff' ? actor.storeIds : null);

const READ = `select n.id as "networkId", n.nome as rede,
    coalesce(jsonb_object_agg(to_char(m.mes, 'YYYY-MM'), jsonb_build_object('valor', m.valor::text, 'comprado', m.comprado)) filter (where m.mes is not null), '{}') as meses
  from networks n left join network_months($1::date, $2::date, $3::int[], $4::int[]) m on m.network_id = n.id
  where n.id = any($3::int[]) group by n.id order by n.nome, n.id`;

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/**
 * Histórico (domain rules §4.9): per network and month, the purchases when an upload covers the month, else the approved sales. A level 3
 * sees the data of its own stores.
 */
export const historyQuery = defineQuery({
  name: 'history',
  permission: 'history:read',
  input: historyRules,
  read: async (ctx, { rede, ano }): Promise<HistoryRow[]> => {
    const networks = await reportNetworks(ctx, rede);
    const [first, last] = [firstReportMonth(ano), lastReportMonth(ano, ctx.clock.today())];
    const rows = await ctx.read<NetworkYears>(READ, [`${ano - 1}-01-01`, `${ano}-12-31`, networks, storesOf(ctx)]);
    return rows.map(({ networkId, rede: nome, meses }) => {
      const monthOf = (year: number, month: number) => meses[`${year}-${String(month).padStart(2, '0')}`];
      const monthValue = (year: number, month: number) => monthOf(year, month)?.valor ?? '0.00';
      const months = MONTHS.filter((month) => month >= first && month <= last);
      return {
        networkId,
        rede: nome,
        valores: MONTHS.map((month) => (months.includes(month) ? monthValue(ano, month) : null)),
        comprados: MONTHS.map((month) => monthOf(ano, month)?.comprado ?? false),
        total: sum(months.map((month) => monthValue(ano, month))),
        totalAnterior: sum(months.map((month) => monthValue(ano - 1, month))),
      };
    });
  },
});

/** First day with a purchase or an approved sale within reach, 'YYYY-MM-DD'; null before there is any. */
export const historyStartQuery = defineQuery({
  name: 'historyStart',
  permission: 'history:read',
  input: z.strictObject({}),
  read: async (ctx): Promise<string | null> => {
    const [row] = await ctx.read<{ dia: string | null }>(
      `select least((select min(data_pedido) from purchases where network_id = any($1::int[]) and ($2::int[] is null or store_id = any($2))),
         (select min(x.primeira) from sale_store_pieces('-infinity', 'infinity', $1::int[], $2::int[]) x)) as dia`,
      [await reportNetworks(ctx), storesOf(ctx)],
    );
    return row?.dia ?? null;
  },
});
