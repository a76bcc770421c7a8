import { setTimeout as pause } from 'node:timers/promises';
import { isOutage } from './platform/db/database-errors.ts';
import type { Env } from './platform/env.ts';
import type { Logger } from './platform/logger.ts';
import { type Product, startProduct } from './start-product.ts';

const PATIENCE_MS = 120_000;
const PAUSE_MS = 500;

/**
 * Runs startProduct. When the database is unavailable, or goes away during any step, waits for it up to two minutes; each attempt undoes
 * what it began. Other failures end the start. Null when `stop` comes before the database does.
 */
export async function startPatiently(env: Env, logger: Logger, stop: AbortSignal): Promise<Product | null> {
  for (const since = Date.now(); ; ) {
    try {
      return await startProduct(env, logger);
    } catch (err) {
      if (env.EMBEDDED || !isOutage(err) || Date.now() - since > PATIENCE_MS) throw err;
      logger.warn({ err }, 'o banco não respondeu; nova tentativa');
      await pause(PAUSE_MS, undefined, { signal: stop }).catch(() => undefined);
      if (stop.aborted) return null;
    }
  }
}
