import { z } from 'zod';
import type { AppContext } from '../../platform/context.ts';
import { staffScope } from '../../platform/lists/staff-scope.ts';
import { defineQuery } from '../../platform/queries/query.ts';
import { addDays, startOfIsoWeek } from '../../shared/dates.ts';

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

/** A week and the same days of the week 52 weeks before. */
export type ComparedWeek = Pick<SalesWeek, 'atual' | 'anoAnterior'>;

const WEEK = 7;
/** Whole weeks, so that the same days of the week are compared. */
const YEAR = 52 * WEEK;
/** Weeks of the trend: a quarter, the current week included. */
const WEEKS = 13;

const input = z.strictObject({ rede: z.string().max(200, 'Rede inválida').nullish() });

interface Days {
  de: string;
  ate: string;
}
const back = ({ de, ate }: Days, days: number): Days => ({ de: addDays(de, -days), ate: addDays(ate, -days) });
const weekUpTo = (today: string): Days => ({ de: startOfIsoWeek(today), ate: today });

/** Sales of each range of days, in their order, in the networks and stores that the actor may see. */
async function salesOf(ctx: AppContext, rede: string | null | undefined, ranges: readonly Days[]): Promise<WeekSales[]> {
  const params: unknown[] = [ranges.map(({ de }) => de), ranges.map(({ ate }) => ate)];
  const bind = (value: unknown) => `$${params.push(value)}`;
  const conditions = staffScope({ actor: ctx.actor, bind }, { store: 'p.store_id', network: 'p.network_id' });
  if (rede && rede !== 'Todas')
    conditions.push(`p.network_id in (select id from networks where nome = ${bind(rede)} and excluido_em is null)`);
  return ctx.read<WeekSales>(
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
}

/** Sales and points of this week beside those it is compared with, in the networks and stores that this person may see. */
export const salesWeekQuery = defineQuery({
  name: 'salesWeek',
  permission: 'dashboard:read',
  input,
  read: async (ctx, { rede }): Promise<SalesWeek> => {
    const week = weekUpTo(ctx.clock.today());
    const [atual, anterior, anoAnterior] = await salesOf(ctx, rede, [week, back(week, WEEK), back(week, YEAR)]);
    return { atual: atual!, anterior: anterior!, anoAnterior: anoAnterior! };
  },
});

/** The last thirteen weeks, oldest first, each beside the same days of last year; the current week ends today on both sides. */
export const salesTrendQuery = defineQuery({
  name: 'salesTrend',
  permission: 'dashboard:read',
  input,
  read: async (ctx, { rede }): Promise<ComparedWeek[]> => {
    const current = weekUpTo(ctx.clock.today());
    const whole = (weeksAgo: number): Days => ({
      de: addDays(current.de, -WEEK * weeksAgo),
      ate: addDays(current.de, -WEEK * weeksAgo + WEEK - 1),
    });
    const weeks = [...Array.from({ length: WEEKS - 1 }, (_, index) => whole(WEEKS - 1 - index)), current];
    const sales = await salesOf(ctx, rede, [...weeks, ...weeks.map((week) => back(week, YEAR))]);
    return weeks.map((_, index) => ({ atual: sales[index]!, anoAnterior: sales[WEEKS + index]! }));
  },
});
