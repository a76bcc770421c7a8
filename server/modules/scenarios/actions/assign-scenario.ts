import { defineAction } from '../../../platform/actions/action.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { staffScope } from '../../../platform/lists/staff-scope.ts';
import { startScenario } from '../../stores/index.ts';
import '../scenario.errors.ts';
import { assignScenarioRules } from '../scenario.rules.ts';

/**
 * Assigns stores to a scenario from a day on, today by default; a future day waits. Their history before that day stays; later entries are
 * replaced. Refuses: SCENARIO_STORE_UNKNOWN (also a store out of the actor's reach).
 */
export const assignScenario = defineAction({
  name: 'assignScenario',
  title: 'Cenário de lojas',
  permission: 'scenario:assign',
  input: assignScenarioRules,
  handler: async (ctx, { lojas, cenario, inicio }) => {
    const chosen = [...new Set(lojas)];
    const params: unknown[] = [chosen];
    const bind = (value: unknown) => `$${params.push(value)}`;
    const scope = staffScope({ actor: ctx.actor, bind }, { store: 's.id', network: 's.network_id' });
    const stores = await ctx.sql(
      `select s.id from stores s where ${['s.id = any($1::int[])', 's.excluido_em is null', ...scope].join(' and ')} order by s.id for update`,
      params,
    );
    if (stores.length < chosen.length) throw new AppError('SCENARIO_STORE_UNKNOWN');
    await startScenario(ctx, chosen, cenario, inicio ?? ctx.clock.today());
    return { lojas: chosen.length };
  },
});
