import type { AppContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { staffScope } from '../../platform/lists/staff-scope.ts';
import { defineQuery } from '../../platform/queries/query.ts';
import { addDays, daysBetween } from '../../shared/dates.ts';
import { type Lift, liftOf, type StoreSales } from './lift.ts';
import './scenario.errors.ts';
import { experimentRules } from './scenario.rules.ts';

/** An experiment and its result. */
export interface Experiment extends Lift {
  cenario: number;
  /** First day of the treated stores in the scenario, 'YYYY-MM-DD'. */
  inicio: string;
  /** Whole days compared on each side: the requested number, or as many as have passed. */
  dias: number;
  /** Stores that started that day but are not compared: registered inside the window, or moved to another scenario within it. */
  foraDaComparacao: number;
}

interface ArmRow extends StoreSales {
  braco: 'TRATADA' | 'CONTROLE' | 'FORA';
}

// A store is compared if it existed for the whole window and its scenario changed at no other time in it. $1 scenario, $2 first day, $3
// first day of the window, $4 the day after it.
const ARMS = (scope: string[]) => `with arms as (
    select s.id, case
        when s.criado_em >= ($3::date::timestamp at time zone 'America/Sao_Paulo') then 'FORA'
        when m.outras > 0 or store_scenario_on(s.id, $3::date) <> 0 then 'FORA'
        when m.comecou then 'TRATADA' else 'CONTROLE' end as braco, m.comecou
    from stores s
    cross join lateral (
      select coalesce(bool_or(c.vigente_em = $2::date and c.cenario = $1), false) as comecou,
        count(*) filter (where not (c.vigente_em = $2::date and c.cenario = $1)) as outras
      from store_scenarios c where c.store_id = s.id and c.vigente_em > $3::date and c.vigente_em < $4::date) m
    where ${['s.excluido_em is null', ...scope].join(' and ')}
  )
  select a.braco, coalesce(sum(p.total_venda) filter (where p.realizado_em < $2::date), 0)::numeric(14,2) as antes,
    coalesce(sum(p.total_venda) filter (where p.realizado_em >= $2::date), 0)::numeric(14,2) as depois
  from arms a left join postings p on p.store_id = a.id and a.braco <> 'FORA' and p.audience = 'SELLER' and p.status = 'APROVADA'
    and p.realizado_em >= $3::date and p.realizado_em < $4::date
  where a.braco <> 'FORA' or a.comecou group by a.id, a.braco order by a.id`;

/**
 * Sales of the stores that started a scenario on a day against the control's, before and after (beyond C11; docs/reports.md).
 * Refuses: EXPERIMENT_TOO_YOUNG before one whole day has passed.
 */
export const experimentQuery = defineQuery({
  name: 'experiment',
  permission: 'experiment:read',
  input: experimentRules,
  read: async (ctx, { cenario, inicio, dias }): Promise<Experiment> => {
    const passed = daysBetween(inicio, ctx.clock.today());
    if (passed < 1) throw new AppError('EXPERIMENT_TOO_YOUNG');
    const compared = Math.min(dias, passed);
    const params: unknown[] = [cenario, inicio, addDays(inicio, -compared), addDays(inicio, compared)];
    const bind = (value: unknown) => `$${params.push(value)}`;
    const rows = await ctx.read<ArmRow>(ARMS(staffScope({ actor: ctx.actor, bind }, { store: 's.id', network: 's.network_id' })), params);
    const armOf = (braco: ArmRow['braco']) => rows.filter((row) => row.braco === braco);
    return { cenario, inicio, dias: compared, foraDaComparacao: armOf('FORA').length, ...liftOf(armOf('TRATADA'), armOf('CONTROLE')) };
  },
});

/** Stores that started a scenario on the same day: one possible experiment. */
export interface Cohort {
  cenario: number;
  /** The staff's name for the scenario. */
  nome: string;
  inicio: string;
  lojas: number;
}

/** Every cohort that has started, newest first. */
export async function readCohorts(ctx: AppContext): Promise<Cohort[]> {
  const params: unknown[] = [ctx.clock.today()];
  const bind = (value: unknown) => `$${params.push(value)}`;
  const scope = staffScope({ actor: ctx.actor, bind }, { store: 's.id', network: 's.network_id' });
  return ctx.read<Cohort>(
    `select c.cenario, k.nome, c.vigente_em as inicio, count(*)::int as lojas
     from store_scenarios c join stores s on s.id = c.store_id join scenarios k on k.id = c.cenario
     where ${['c.cenario <> 0', 'c.vigente_em < $1::date', 's.excluido_em is null', ...scope].join(' and ')}
     group by c.cenario, k.nome, c.vigente_em order by c.vigente_em desc, c.cenario`,
    params,
  );
}
