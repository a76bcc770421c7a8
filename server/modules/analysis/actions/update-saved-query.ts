import { defineAction } from '../../../platform/actions/action.ts';
import { staffIdOf } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import '../analysis.errors.ts';
import { updateSavedQueryRules } from '../analysis.rules.ts';

/** Changes one's own saved query; those of others are read-only. */
export const updateSavedQuery = defineAction({
  name: 'updateSavedQuery',
  title: 'Alterou consulta salva',
  permission: 'analysis:read',
  refuses: ['SAVED_QUERY_UNKNOWN'],
  input: updateSavedQueryRules,
  handler: async (ctx, { id, nome, consulta, variaveis, compartilhada }) => {
    const rows = await ctx.sql(
      `update saved_queries set nome = $3, consulta = $4, variaveis = $5, compartilhada = $6, atualizado_em = $7
       where id = $1 and staff_user_id = $2 returning id`,
      [id, staffIdOf(ctx), nome, consulta, variaveis, compartilhada, ctx.clock.now()],
    );
    if (!rows.length) throw new AppError('SAVED_QUERY_UNKNOWN');
    ctx.logAs({ id, nome, compartilhada });
    return { id };
  },
});
