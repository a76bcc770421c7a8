import { defineAction } from '../../../platform/actions/action.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import '../analysis.errors.ts';
import { analysisIdRules } from '../analysis.rules.ts';

/** Revokes a token at once: one's own, or anyone's for level 2. */
export const revokeAccessToken = defineAction({
  name: 'revokeAccessToken',
  title: 'Revogou token de acesso',
  permission: 'analysis:manageTokens',
  refuses: ['ACCESS_TOKEN_UNKNOWN', 'ACCESS_TOKEN_REVOKED'],
  input: analysisIdRules,
  handler: async (ctx, { id }) => {
    if (ctx.actor.kind !== 'staff') throw new AppError('NOT_ALLOWED');
    const [row] = await ctx.sql<{ nome: string; revogado: boolean }>(
      `select nome, revogado_em is not null as revogado from access_tokens where id = $1 and ($2 or staff_user_id = $3) for update`,
      [id, ctx.actor.level === 2, ctx.actor.id],
    );
    if (!row) throw new AppError('ACCESS_TOKEN_UNKNOWN');
    if (row.revogado) throw new AppError('ACCESS_TOKEN_REVOKED');
    await ctx.sql('update access_tokens set revogado_em = $2 where id = $1', [id, ctx.clock.now()]);
    ctx.logAs({ id, nome: row.nome });
    return { id };
  },
});
