import { type Actor, actorKey } from '../../platform/actor.ts';
import { type Clock, systemClock } from '../../platform/clock.ts';
import './ledger.errors.ts';

/**
 * What the ledger needs of its caller: statements in the caller's open transaction. An action's context fits as it is; its clock
 * and actor date and sign the entries. Without them: the system's clock and 'system'.
 */
export interface LedgerContext {
  sql: (text: string, params?: readonly unknown[]) => Promise<readonly object[]>;
  clock?: Clock;
  actor?: Actor;
}

/** The moment and the author of an operation, as its SQL arguments. */
export function stamp(ctx: LedgerContext): { now: Date; today: string; ator: string } {
  const clock = ctx.clock ?? systemClock;
  return { now: clock.now(), today: clock.today(), ator: ctx.actor ? actorKey(ctx.actor) : 'system' };
}

/** Runs a statement and answers its rows; what the ledger refuses comes out of the database as an AppError. */
export async function run<Row>(ctx: LedgerContext, text: string, params: readonly unknown[]): Promise<Row[]> {
  return (await ctx.sql(text, params)) as Row[];
}

const statements = new Map<string, string>();

/**
 * `select * from function(p_a => $1, …)`, one text for each function, so that it is prepared once a connection. The release that still
 * runs while a new one starts does the same: a parameter that is named here cannot be renamed.
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
