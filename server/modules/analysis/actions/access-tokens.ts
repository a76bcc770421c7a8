import { defineAction } from '../../../platform/actions/action.ts';
import { ACCESS_TOKEN, hashToken, newToken } from '../../../platform/auth/tokens.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { addMonthsClamped, endExclusive } from '../../../shared/dates.ts';
import '../analysis.errors.ts';
import { accessTokenRules, analysisIdRules } from '../analysis.rules.ts';

/** Creates a read-only token; its text is returned once and only its hash stored. */
export const createAccessToken = defineAction({
  name: 'createAccessToken',
  title: 'Criou token de acesso',
  permission: 'analysis:manageTokens',
  refuses: ['ACCESS_TOKEN_EXPIRY'],
  secretAnswer: true,
  input: accessTokenRules,
  handler: async (ctx, { nome, escopos, expiraEm }) => {
    const today = ctx.clock.today();
    if (expiraEm < today || expiraEm > addMonthsClamped(today, 12)) throw new AppError('ACCESS_TOKEN_EXPIRY');
    if (ctx.actor.kind !== 'staff') throw new AppError('NOT_ALLOWED');
    const token = `${ACCESS_TOKEN}${newToken()}`;
    const [row] = await ctx.sql<{ id: number }>(
      `insert into access_tokens (staff_user_id, nome, escopos, token_hash, expira_em, criado_em) values ($1, $2, $3, $4, $5, $6) returning id`,
      [ctx.actor.id, nome, escopos, hashToken(token), endExclusive(expiraEm), ctx.clock.now()],
    );
    ctx.logAs({ id: row!.id, nome, escopos, expiraEm });
    return { id: row!.id, token };
  },
});

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
