import { defineAction } from '../../../platform/actions/action.ts';
import type { Edits } from '../../../platform/audit/edits.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { dateSql } from '../../../platform/lists/as-asked.ts';
import { guardParameters } from '../../parameter-changes/index.ts';
import '../scenario.errors.ts';
import { updateScenarioRules } from '../scenario.rules.ts';

/** A scenario with the labels of its form, for the log. */
const scenarioRow: Edits['of'] = {
  from: 'scenarios k',
  key: 'k.id',
  parts: ({ today }) => ({ today: dateSql(today) }),
  columns: {
    nome: { sql: 'k.nome', type: 'text', title: 'Nome' },
    fatorExtra: { sql: 'scenario_factor_on(k.id, {today})', type: 'decimal', title: 'Fator extra' },
    proximoFator: {
      sql: `(select f.fator_extra from scenario_factors f where f.scenario_id = k.id and f.vigente_em > {today}
        order by f.vigente_em desc limit 1)`,
      type: 'decimal',
      title: 'Próximo fator extra',
    },
    textoRegulamento: { sql: 'k.texto_regulamento', type: 'text', title: 'Texto do regulamento' },
    todosPremios: { sql: 'k.todos_premios', type: 'boolean', title: 'Todos os prêmios' },
    nomesDosPremios: {
      sql: `(select string_agg(w.nome, ', ' order by w.nome) from scenario_rewards r join rewards w on w.id = r.reward_id
        where r.scenario_id = k.id)`,
      type: 'text',
      title: 'Prêmios',
    },
    premios: {
      sql: `(select coalesce(json_agg(r.reward_id::text), '[]') from scenario_rewards r where r.scenario_id = k.id)`,
      type: 'json',
      title: 'Prêmios',
    },
  },
};

/**
 * Sets what a scenario gives its stores (beyond C11). A new factor applies from today or the given day, and replaces later entries. Inicial
 * is the control and never changes.
 */
export const updateScenario = defineAction({
  name: 'updateScenario',
  title: 'Alteração de cenário',
  permission: 'scenario:update',
  refuses: ['SCENARIO_REWARD_UNKNOWN', 'SIMULATION_NEEDED'],
  edits: { of: scenarioRow },
  input: updateScenarioRules,
  mayNeedSecondPerson: true,
  handler: async (ctx, { id, nome, fatorExtra, fatorVigenteEm, textoRegulamento, todosPremios, premios }) => {
    const now = ctx.clock.now();
    const from = fatorVigenteEm ?? ctx.clock.today();
    await ctx.sql('select id from scenarios where id = $1 for update', [id]);
    const [held] = await ctx.sql<{ igual: boolean; antes: string; noDia: string }>(
      `select scenario_factor_on($1::smallint, $2::date) = $3::numeric as igual, scenario_factor_on($1::smallint, $4::date)::numeric(4,2) as antes,
         scenario_factor_on($1::smallint, least($2::date, $4::date))::numeric(4,2) as "noDia"`,
      [id, from, fatorExtra, ctx.clock.today()],
    );
    if (!held?.igual || fatorVigenteEm) {
      await ctx.sql('delete from scenario_factors where scenario_id = $1 and vigente_em >= $2', [id, from]);
      await ctx.sql('insert into scenario_factors (scenario_id, fator_extra, vigente_em, criado_em) values ($1, $2, $3, $4)', [
        id,
        fatorExtra,
        from,
        now,
      ]);
    }
    await ctx.sql('update scenarios set nome = $2, texto_regulamento = $3, todos_premios = $4, atualizado_em = $5 where id = $1', [
      id,
      nome,
      textoRegulamento,
      todosPremios,
      now,
    ]);
    const chosen = todosPremios ? [] : [...new Set(premios)];
    await ctx.sql('delete from scenario_rewards where scenario_id = $1 and not (reward_id = any($2::int[]))', [id, chosen]);
    const known = await ctx.sql('select id from rewards where id = any($1::int[]) and excluido_em is null', [chosen]);
    if (known.length < chosen.length) throw new AppError('SCENARIO_REWARD_UNKNOWN');
    await ctx.sql('insert into scenario_rewards (scenario_id, reward_id) select $1, unnest($2::int[]) on conflict do nothing', [
      id,
      chosen,
    ]);
    await guardParameters(ctx, [
      { parametro: 'fatorExtra', id, nome: `Fator extra de ${nome}`, before: held!.antes, after: fatorExtra },
      {
        parametro: 'fatorRetroativo',
        key: 'cenario',
        id,
        nome: `Fator extra de dias passados de ${nome}`,
        before: from < ctx.clock.today() ? held!.noDia : fatorExtra,
        after: fatorExtra,
      },
    ]);
    return { id };
  },
});
