import { z } from 'zod';
import { reachSql, staffScope } from '../../platform/lists/staff-scope.ts';
import { defineQuery } from '../../platform/queries/query.ts';
import { type Cohort, readCohorts } from './experiment.query.ts';
import { scenarioStoreRules } from './scenario.rules.ts';

/** A scenario with what it gives its stores today; the factor is decimal text. */
export interface ScenarioBundle {
  /** 0 Inicial, 1 A, 2 B, 3 C. */
  id: number;
  nome: string;
  fatorExtra: string;
  /** The scheduled factor and its day; null without one. */
  proximoFator: string | null;
  proximoFatorEm: string | null;
  textoRegulamento: string | null;
  todosPremios: boolean;
  /** Ids of the prizes, unless all are offered. */
  premios: number[];
  /** Stores in it today, of those the reader may see. */
  lojas: number;
  atualizadoEm: Date | null;
}

/** The four scenarios, Inicial first. */
export const scenariosQuery = defineQuery({
  name: 'scenarios',
  permission: 'scenario:read',
  input: z.strictObject({}),
  read: (ctx) =>
    ctx.read<ScenarioBundle>(
      `select k.id, k.nome, scenario_factor_on(k.id, $1::date)::numeric(4,2) as "fatorExtra", n.fator_extra as "proximoFator", n.vigente_em as "proximoFatorEm",
         k.texto_regulamento as "textoRegulamento",
         k.todos_premios as "todosPremios", k.atualizado_em as "atualizadoEm",
         coalesce((select json_agg(x.reward_id order by x.reward_id) from scenario_rewards x join rewards w on w.id = x.reward_id
           where x.scenario_id = k.id and w.excluido_em is null), '[]') as premios,
         (select count(*)::int from stores s where s.cenario = k.id and s.excluido_em is null
           and ${reachSql(ctx, { store: 's.id', network: 's.network_id' })}) as lojas
       from scenarios k left join lateral (select f.fator_extra, f.vigente_em from scenario_factors f
         where f.scenario_id = k.id and f.vigente_em > $1::date order by f.vigente_em limit 1) n on true order by k.id`,
      [ctx.clock.today()],
    ),
});

/** The available experiments: a scenario and a day on which stores started with it. */
export const scenarioCohortsQuery = defineQuery({
  name: 'scenarioCohorts',
  permission: 'experiment:read',
  input: z.strictObject({}),
  read: (ctx): Promise<Cohort[]> => readCohorts(ctx),
});

/** A scenario a store has had, or will have, from a day on. */
export interface StoreScenarioEntry {
  id: number;
  /** 0 Inicial, 1 A, 2 B, 3 C. */
  cenario: number;
  /** 'YYYY-MM-DD'. */
  vigenteEm: string;
  criadoEm: Date;
}

/** A store's scenarios by date, newest first; before the first one it was Inicial. Empty for a store out of reach. */
export const storeScenariosQuery = defineQuery({
  name: 'storeScenarios',
  permission: 'scenario:read',
  input: scenarioStoreRules,
  read: (ctx, { id }): Promise<StoreScenarioEntry[]> => {
    const params: unknown[] = [id];
    const bind = (value: unknown) => `$${params.push(value)}`;
    const scope = staffScope({ actor: ctx.actor, bind }, { store: 's.id', network: 's.network_id' });
    return ctx.read<StoreScenarioEntry>(
      `select c.id, c.cenario, c.vigente_em as "vigenteEm", c.criado_em as "criadoEm"
       from store_scenarios c join stores s on s.id = c.store_id where ${['c.store_id = $1', ...scope].join(' and ')} order by c.vigente_em desc`,
      params,
    );
  },
});
