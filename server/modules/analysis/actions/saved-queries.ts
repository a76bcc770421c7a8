import { defineAction } from '../../../platform/actions/action.ts';
import type { ActionContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import '../analysis.errors.ts';
import { analysisIdRules, savedQueryRules, updateSavedQueryRules } from '../analysis.rules.ts';

const ownerOf = ({ actor }: ActionContext): number => {
  if (actor.kind !== 'staff') throw new AppError('NOT_ALLOWED');
  return actor.id;
};

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
      [ownerOf(ctx), nome, consulta, variaveis, compartilhada, ctx.clock.now()],
    );
    ctx.logAs({ id: row!.id, nome, compartilhada });
    return { id: row!.id };
  },
});

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
      [id, ownerOf(ctx), nome, consulta, variaveis, compartilhada, ctx.clock.now()],
    );
    if (!rows.length) throw new AppError('SAVED_QUERY_UNKNOWN');
    ctx.logAs({ id, nome, compartilhada });
    return { id };
  },
});

/** Deletes one's own saved query. */
export const deleteSavedQuery = defineAction({
  name: 'deleteSavedQuery',
  title: 'Removeu consulta salva',
  permission: 'analysis:read',
  refuses: ['SAVED_QUERY_UNKNOWN'],
  input: analysisIdRules,
  handler: async (ctx, { id }) => {
    const rows = await ctx.sql('delete from saved_queries where id = $1 and staff_user_id = $2 returning id', [id, ownerOf(ctx)]);
    if (!rows.length) throw new AppError('SAVED_QUERY_UNKNOWN');
    return { id };
  },
});
