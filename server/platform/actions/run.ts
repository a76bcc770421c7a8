import type { FieldRead } from '../audit/as-read.ts';
import type { ActionContext, AppContext } from '../context.ts';
import type { Transaction } from '../db/transaction.ts';
import { AppError } from '../errors/app-error.ts';
import type { Action } from './action.ts';
import { NeedsSecondPerson } from './second-person.ts';

/** One attempt at an action, in its transaction. */
export interface Run {
  // biome-ignore lint/suspicious/noExplicitAny: steps run for every action, whatever its input
  action: Action<any, unknown>;
  ctx: AppContext;
  tx: Transaction;
  /** As sent, and as validated. */
  raw: unknown;
  input: unknown;
  idempotencyKey: string | undefined;
  /** Values of the row as the author of an edit read them. */
  lido: readonly FieldRead[] | undefined;
  entry: LogDraft;
}

/** The log entry of a run until it is written. */
export interface LogDraft {
  parametros: Record<string, unknown>;
  who?: { key: string; nome: string };
}

/** A refusal that must commit leaves the transaction as a value. */
export type Outcome = { result: unknown } | { refused: Pick<AppError, 'code' | 'params' | 'fields' | 'details'> };

/** One concern of a run around the steps after it. */
export type Step = (run: Run, next: () => Promise<Outcome>) => Promise<Outcome>;

/** The outcome of a refusal. */
export const refusedBy = ({ code, params, fields, details }: AppError): Outcome => ({ refused: { code, params, fields, details } });

/** The handler's result, or its refusal as an error. */
export function resultOf(outcome: Outcome): unknown {
  if (!('refused' in outcome)) return outcome.result;
  const { code, params, fields, details } = outcome.refused;
  throw new AppError(code, params, fields, details);
}

/** The handler. What it left to the entity manager is written before a step reads the row. */
export async function handle(run: Run): Promise<Outcome> {
  const { action, tx, input } = run;
  try {
    const result = await action.handler(contextOf(run), input);
    await tx.flush();
    return { result };
  } catch (error) {
    if (error instanceof NeedsSecondPerson) await tx.flush();
    throw error;
  }
}

/** The context of the action's own code. */
export function contextOf({ ctx, tx, entry }: Run): ActionContext {
  return {
    ...ctx,
    read: ctx.database.read,
    sql: tx.sql,
    get em() {
      return tx.em;
    },
    savepoint: tx.savepoint,
    flush: tx.flush,
    patience: tx.patience,
    secondPerson: (need) => {
      if (ctx.actor.kind === 'staff' && need.motivo) throw new NeedsSecondPerson(need);
    },
    enqueue: (job, data, options) => ctx.ports.jobs.send(tx, job, data, options),
    logAs: (parametros, who) => {
      entry.parametros = parametros;
      entry.who = who;
    },
  };
}
