import { defineAction } from '../../../platform/actions/action.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { staffScope } from '../../../platform/lists/staff-scope.ts';
import { guardParameters } from '../../parameter-changes/index.ts';
import { startScenario } from '../../stores/index.ts';
import '../scenario.errors.ts';
import { assignScenarioRules } from '../scenario.rules.ts';

/**
 * Assigns stores to a scenario from a day on, today by default; a future day waits. Their history before that day stays; later entries are
 * replaced. Stores whose points it raises take two people.
 */
export const assignScenario = defineAction({
  name: 'assignScenario',
  title: 'Cenário de lojas',
  permission: 'scenario:assign',
  refuses: ['SCENARIO_STORE_UNKNOWN'],
  input: assignScenarioRules,
  mayNeedSecondPerson: true,
  handler: async (ctx, { lojas, cenario, inicio }) => {
    const chosen = [...new Set(lojas)];
    const params: unknown[] = [chosen];
    const bind = (value: unknown) => `$${params.push(value)}`;
    const scope = staffScope({ actor: ctx.actor, bind }, { store: 's.id', network: 's.network_id' });
    const stores = await ctx.sql<{ id: number; nome: string; cenario: number }>(
      `select s.id, s.nome_fantasia as nome, s.cenario from stores s where ${['s.id = any($1::int[])', 's.excluido_em is null', ...scope].join(' and ')} order by s.id for update`,
      params,
    );
    if (stores.length < chosen.length) throw new AppError('SCENARIO_STORE_UNKNOWN');
    await startScenario(ctx, chosen, cenario, inicio ?? ctx.clock.today());
    const factors = await ctx.sql<{ id: number; fator: string }>(
      'select k.id, scenario_factor_on(k.id, greatest($1::date, $2::date))::numeric(4,2) as fator from scenarios k',
      [inicio ?? ctx.clock.today(), ctx.clock.today()],
    );
    const factorOf = new Map(factors.map(({ id, fator }) => [id, fator]));
    await guardParameters(
      ctx,
      stores.map((store) => ({
        parametro: 'cenario',
        id: store.id,
        nome: `Fator do cenário de ${store.nome}`,
        before: factorOf.get(store.cenario) ?? '1',
        after: factorOf.get(cenario) ?? '1',
      })),
    );
    return { lojas: chosen.length };
  },
});
