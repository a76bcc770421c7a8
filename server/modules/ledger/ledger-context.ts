import { type Actor, actorKey } from '../../platform/actor.ts';
import { type Clock, systemClock } from '../../platform/clock.ts';
import './ledger.errors.ts';

/**
 * What the ledger needs from its caller: statements in the caller's open transaction. An action's context fits as is; its clock and actor
 * date and sign the entries. The defaults are the system's clock and 'system'.
 */
export interface LedgerContext {
  sql: (text: string, params?: readonly unknown[]) => Promise<readonly object[]>;
  clock?: Clock;
  actor?: Actor;
}

/** The time and author of an operation, as SQL arguments. */
export function stamp(ctx: LedgerContext): { now: Date; today: string; ator: string } {
  const clock = ctx.clock ?? systemClock;
  return { now: clock.now(), today: clock.today(), ator: ctx.actor ? actorKey(ctx.actor) : 'system' };
}

/** Runs a statement and returns its rows; a refusal raised by the ledger's SQL becomes an AppError. */
export async function run<Row>(ctx: LedgerContext, text: string, params: readonly unknown[]): Promise<Row[]> {
  return (await ctx.sql(text, params)) as Row[];
}

const statements = new Map<string, string>();

/**
 * `select * from function(p_a => $1, …)`, one text per function, so that each connection prepares it once. During a deployment the old
 * release still calls these functions: parameters named here cannot be renamed.
 */
export function call<Row>(ctx: LedgerContext, name: string, args: Record<string, unknown>): Promise<Row[]> {
  let text = statements.get(name);
  if (!text) {
    text = `select * from ${name}(${Object.keys(args)
      .map((argument, index) => `p_${argument} => $${index + 1}`)
      .join(', ')})`;
    statements.set(name, text);
  }
  return run(ctx, text, Object.values(args));
}

/**
 * Refuses while operations are paused, for work that writes its entries later or pays outside of the ledger. Every entry is checked anyway.
 * Refuses: MONEY_PAUSED.
 */
export async function refuseWhilePaused(ctx: LedgerContext): Promise<void> {
  await call(ctx, 'refuse_while_paused', {});
}
