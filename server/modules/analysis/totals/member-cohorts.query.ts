import { z } from 'zod';
import { dateSql } from '../../../platform/lists/as-asked.ts';
import { dayRule } from '../../../platform/lists/list-rules.ts';
import { seesMasks } from '../../../platform/lists/personal.ts';
import { defineQuery } from '../../../platform/queries/query.ts';
import { FEWEST_MEMBERS } from '../../../platform/totals/totals-statement.ts';
import { MEMBER_ID, MEMBERS, membersScope } from './members.totals.ts';

/** Members of one cohort who sold or bought in one month after their first. */
export interface MemberCohort {
  /** Month of the first sale or purchase, 'YYYY-MM'. */
  cohort: string;
  /** Months since the cohort's month, from 0. */
  monthsSince: number;
  members: number;
  active: number;
  /** Percent of the members. */
  retention: string;
}

const id = z.int32({ error: 'Número inválido' }).nullish();

export const memberCohortsRules = z.strictObject({
  audience: z.enum(['SELLER', 'CONSUMER'], { error: 'Público inválido' }),
  from: dayRule.nullish(),
  to: dayRule.nullish(),
  networkId: id,
  storeId: id,
});

const month = (day: string) => `date_trunc('month', ${day}::timestamp)::date`;

/** Retention by month of the first approved sale or purchase, in one statement, within the row scope of the actor. */
export const memberCohortsQuery = defineQuery({
  name: 'memberCohorts',
  permission: 'seller:list',
  input: memberCohortsRules,
  read: (ctx, { audience, from, to, networkId, storeId }) => {
    const params: unknown[] = [];
    const bind = (value: unknown) => `$${params.push(value)}`;
    const today = dateSql(ctx.clock.today());
    const people = [`m.audience = ${bind(audience)}`, ...membersScope({ actor: ctx.actor, bind, today: ctx.clock.today() })];
    if (networkId) people.push(`m.network_id = ${bind(networkId)}`);
    if (storeId) people.push(`m.store_id = ${bind(storeId)}`);
    const cohorts = [...(from ? [`s.first_day >= ${bind(from)}::date`] : []), ...(to ? [`s.first_day <= ${bind(to)}::date`] : [])];
    const fewest = seesMasks(ctx.actor) ? FEWEST_MEMBERS : 1;
    const member = MEMBER_ID[audience];
    return ctx.read<MemberCohort>(
      `with sales as (
         select ${member} as id, p.realizado_em as day, first_value(p.realizado_em) over w as first_day, lag(p.realizado_em) over w as previous
         from postings p where p.audience = '${audience}' and p.status = 'APROVADA' window w as (partition by ${member} order by p.realizado_em)),
       active as (
         select ${month('s.first_day')} as cohort, ${month('s.day')} as month, count(*)::int as active from sales s join ${MEMBERS} on m.id = s.id
         where (s.previous is null or ${month('s.previous')} <> ${month('s.day')}) and ${[...people, ...cohorts].join(' and ')} group by 1, 2),
       sizes as (select cohort, active as members from active where month = cohort and active >= ${fewest})
       select to_char(z.cohort, 'YYYY-MM') as cohort, (row_number() over (partition by z.cohort order by d) - 1)::int as "monthsSince", z.members,
         coalesce(a.active, 0) as active, round(100.0 * coalesce(a.active, 0) / z.members, 2) as retention
       from sizes z cross join lateral generate_series(z.cohort::timestamp, date_trunc('month', ${today}::timestamp), interval '1 month') d
       left join active a on a.cohort = z.cohort and a.month = d::date order by z.cohort, d`,
      params,
    );
  },
});
