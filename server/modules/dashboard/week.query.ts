import { z } from 'zod';
import { staffScope } from '../../platform/lists/staff-scope.ts';
import { defineQuery } from '../../platform/queries/query.ts';
import { addDays } from '../../shared/dates.ts';

/** Sellers' approved sales that were recorded in some days; amounts as decimal text. */
export interface WeekSales {
  de: string;
  ate: string;
  vendas: number;
  pontos: string;
  totalVenda: string;
}

/** The week up to today, as many days of the week before, and the same days of the year before. */
export interface SalesWeek {
  atual: WeekSales;
  anterior: WeekSales;
  anoAnterior: WeekSales;
}

const WEEK = 7;
/** Whole weeks, so that the same days of the week are compared. */
const YEAR = 52 * WEEK;

/** The Monday of a day's week. */
const mondayOf = (day: string): string => addDays(day, -((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % WEEK));

/** Sales and points of this week beside those it is compared with, in the networks and stores that this person may see. */
export const salesWeekQuery = defineQuery({
  name: 'salesWeek',
  permission: 'dashboard:read',
  input: z.strictObject({ rede: z.string().max(200, 'Rede inválida').nullish() }),
  read: async (ctx, { rede }): Promise<SalesWeek> => {
    const today = ctx.clock.today();
    const monday = mondayOf(today);
    const params: unknown[] = [[0, WEEK, YEAR].map((back) => addDays(monday, -back)), [0, WEEK, YEAR].map((back) => addDays(today, -back))];
    const bind = (value: unknown) => `$${params.push(value)}`;
    const conditions = staffScope({ actor: ctx.actor, bind }, { store: 'p.store_id', network: 'p.network_id' });
    if (rede && rede !== 'Todas')
      conditions.push(`p.network_id in (select id from networks where nome = ${bind(rede)} and excluido_em is null)`);
    const [atual, anterior, anoAnterior] = await ctx.read<WeekSales>(
      `select to_char(w.de, 'YYYY-MM-DD') as de, to_char(w.ate, 'YYYY-MM-DD') as ate, count(p.id)::int as vendas,
         coalesce(sum(p.total_pontos), 0)::numeric(16,2) as pontos, coalesce(sum(p.total_venda), 0)::numeric(16,2) as "totalVenda"
       from unnest($1::date[], $2::date[]) with ordinality as w(de, ate, place)
       left join postings p on p.audience = 'SELLER' and p.status = 'APROVADA'
         and p.criado_em >= w.de::timestamp at time zone 'America/Sao_Paulo'
         and p.criado_em < (w.ate + 1)::timestamp at time zone 'America/Sao_Paulo'
         ${conditions.map((condition) => `and ${condition}`).join(' ')}
       group by w.place, w.de, w.ate order by w.place`,
      params,
    );
    return { atual: atual!, anterior: anterior!, anoAnterior: anoAnterior! };
  },
});
