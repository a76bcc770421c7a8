import type { AppContext } from '../context.ts';
import { addressKey } from './address-key.ts';
import { rateLimiter } from './rate-limit.ts';

/** Per address in fifteen minutes: enough for a store registering its team, too few to enumerate CPFs. */
const POINTS = 30;
const WINDOW_SECONDS = 900;

/** Counts an attempt by a non-staff visitor, by address. Call before a transaction opens. Refuses: TOO_MANY_ATTEMPTS. */
export async function takePublicAttempt(ctx: Pick<AppContext, 'actor' | 'database' | 'ip' | 'env'>, name: string): Promise<void> {
  if (ctx.actor.kind === 'staff') return;
  await rateLimiter(ctx.database.pool, { name, points: POINTS, windowSeconds: WINDOW_SECONDS }).consume(addressKey(ctx));
}
