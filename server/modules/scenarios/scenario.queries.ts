import { z } from 'zod';
import { defineQuery } from '../../platform/queries/query.ts';
import { type Cohort, readCohorts } from './experiment.query.ts';

/** A scenario with what it gives its stores today; the factor is decimal text. */
export interface ScenarioBundle {
  /** 0 Inicial, 1 A, 2 B, 3 C. */
  id: number;
  nome: string;
  fatorExtra: string;
  textoRegulamento: string | null;
  todosPremios: boolean;
  /** Ids of the prizes, when not all. */
  premios: number[];
  /** Stores in it today. */
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
      `select k.id, k.nome, scenario_factor_on(k.id, $1::date)::numeric(4,2) as "fatorExtra", k.texto_regulamento as "textoRegulamento",
         k.todos_premios as "todosPremios", k.atualizado_em as "atualizadoEm",
         coalesce((select json_agg(x.reward_id order by x.reward_id) from scenario_rewards x join rewards w on w.id = x.reward_id
           where x.scenario_id = k.id and w.excluido_em is null), '[]') as premios,
         (select count(*)::int from stores s where s.cenario = k.id and s.excluido_em is null) as lojas
       from scenarios k order by k.id`,
      [ctx.clock.today()],
    ),
});

/** The experiments that can be looked at: a scenario and a day on which stores began with it. */
export const scenarioCohortsQuery = defineQuery({
  name: 'scenarioCohorts',
  permission: 'experiment:read',
  input: z.strictObject({}),
  read: (ctx): Promise<Cohort[]> => readCohorts(ctx),
});
