import { type RateLimiter, rateLimiter } from '../../platform/auth/rate-limit.ts';
import { pseudonym } from '../../platform/auth/tokens.ts';
import type { AppContext } from '../../platform/context.ts';

/** From one address in fifteen minutes: enough for a store that registers its team, useless for trying out CPFs. */
const POINTS = 30;
const WINDOW_SECONDS = 900;

const limiters = new WeakMap<object, Map<string, RateLimiter>>();

/** Counts an attempt of somebody who is not staff, by address. Refuses: TOO_MANY_ATTEMPTS. */
export async function takePublicAttempt(ctx: Pick<AppContext, 'actor' | 'database' | 'ip' | 'env'>, name: string): Promise<void> {
  if (ctx.actor.kind === 'staff') return;
  const { pool } = ctx.database;
  const made = limiters.get(pool) ?? new Map<string, RateLimiter>();
  limiters.set(pool, made);
  const limiter = made.get(name) ?? rateLimiter(pool, { name, points: POINTS, windowSeconds: WINDOW_SECONDS });
  made.set(name, limiter);
  await limiter.consume(pseudonym(ctx.ip, ctx.env.SECRET));
}
