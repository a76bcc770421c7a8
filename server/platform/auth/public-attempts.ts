import type { Actor } from '../actor.ts';
import type { Database } from '../db/database.ts';
import type { Env } from '../env.ts';
import { addressKey } from './address-key.ts';
import { rateLimiter } from './rate-limit.ts';

/** Per address in fifteen minutes: enough for a store registering its team, too few to enumerate CPFs. */
const POINTS = 30;
const WINDOW_SECONDS = 900;

interface Visit {
  actor: Actor;
  database: Pick<Database, 'pool'>;
  ip: string;
  env: Pick<Env, 'SECRET'>;
}

/** Counts an attempt by a non-staff visitor, by address. Call before a transaction opens. Refuses: TOO_MANY_ATTEMPTS. */
export async function takePublicAttempt(ctx: Visit, name: string): Promise<void> {
  if (ctx.actor.kind === 'staff') return;
  await rateLimiter(ctx.database.pool, { name, points: POINTS, windowSeconds: WINDOW_SECONDS }).consume(addressKey(ctx));
}
