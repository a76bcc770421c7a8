import { staffIdOf } from '../../platform/actor.ts';
import { verifyPassword } from '../../platform/auth/password.ts';
import { rateLimiter } from '../../platform/auth/rate-limit.ts';
import { pseudonym } from '../../platform/auth/tokens.ts';
import type { ActionContext, AppContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import './second-factor.errors.ts';

const limiter = (ctx: AppContext) => rateLimiter(ctx.database.pool, { name: 'own-password', points: 5, windowSeconds: 900 });
const keyOf = ({ env }: Pick<AppContext, 'env'>, staffId: number) => pseudonym(`own-password:${staffId}`, env.SECRET);

/** Counts an attempt at the own password, so that a stolen session cannot guess it. Refuses: TOO_MANY_ATTEMPTS. */
export const consumeOwnPasswordAttempt = (ctx: AppContext): Promise<void> => limiter(ctx).consume(keyOf(ctx, staffIdOf(ctx)));

/** The person who asks, locked. */
export interface OwnRow {
  id: number;
  nome: string;
  email: string;
  permissao: number;
}

/** The person who asks, locked and proven by the password. Refuses: OWN_PASSWORD_WRONG. */
export async function lockByPassword(ctx: ActionContext, senha: string): Promise<OwnRow> {
  const id = staffIdOf(ctx);
  const [row] = await ctx.sql<OwnRow & { senha_hash: string }>(
    'select id, nome, email, permissao, senha_hash from staff_users where id = $1 for update',
    [id],
  );
  if (!row || !(await verifyPassword(row.senha_hash, senha))) throw new AppError('OWN_PASSWORD_WRONG');
  await limiter(ctx).forget(ctx.sql, keyOf(ctx, id));
  return row;
}
