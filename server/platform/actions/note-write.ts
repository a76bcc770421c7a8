import type { Step } from './run.ts';

/** After a write, this session reads from the primary until the replica has caught up. */
export const noteWrite: Step = async ({ ctx: { database, sessionId }, tx }, next) => {
  const outcome = await next();
  if (database.replica && sessionId) await tx.sql('update sessions set escrita_em = clock_timestamp() where id = $1', [sessionId]);
  return outcome;
};
