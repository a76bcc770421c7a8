import { defineAction } from '../../../platform/actions/action.ts';
import { ACCESS_TOKEN, hashToken, newToken } from '../../../platform/auth/tokens.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { addMonthsClamped, endExclusive } from '../../../shared/dates.ts';
import '../analysis.errors.ts';
import { accessTokenRules } from '../analysis.rules.ts';

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
