import { defineAction } from '../../../platform/actions/action.ts';
import { staffIdOf } from '../../../platform/actor.ts';
import '../analysis.errors.ts';
import { savedQueryRules } from '../analysis.rules.ts';

/** Saves a query. */
export const createSavedQuery = defineAction({
  name: 'createSavedQuery',
  title: 'Salvou consulta',
  permission: 'analysis:read',
  input: savedQueryRules,
  handler: async (ctx, { nome, consulta, variaveis, compartilhada }) => {
    const [row] = await ctx.sql<{ id: number }>(
      `insert into saved_queries (staff_user_id, nome, consulta, variaveis, compartilhada, criado_em, atualizado_em)
       values ($1, $2, $3, $4, $5, $6, $6) returning id`,
      [staffIdOf(ctx), nome, consulta, variaveis, compartilhada, ctx.clock.now()],
    );
    ctx.logAs({ id: row!.id, nome, compartilhada });
    return { id: row!.id };
  },
});
