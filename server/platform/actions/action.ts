import type { z } from 'zod';
import type { Permission } from '../../policy/permissions.ts';
import type { Edits } from '../audit/edits.ts';
import type { ActionContext, AppContext } from '../context.ts';
import { secondPersonRefusals } from './second-person.ts';

/** One way to change something: who may run it, its input and its effect. Run only by `runAction`. */
export interface Action<Schema extends z.ZodType, Result> {
  /** Also the name of the GraphQL mutation and the type of the log entry. */
  name: string;
  /** What the Logs screen calls it, in Portuguese. */
  title: string;
  permission: Permission;
  /** Codes of its own refusals, `FILE_*` for all that begin so. Those of the pipeline follow from its other properties (`refusalsOf`). */
  refuses?: readonly string[];
  /** Strict rules with the documented texts; unknown fields are refused. */
  input: Schema;
  /** The row it changes: the log then tells each value before and after, in the words of the panel. */
  edits?: Edits;
  /** False for actions too frequent or too private to log, such as a failed sign-in. */
  logged: boolean;
  /** The answer holds something never stored in clear (a token, a whole PIX key), so it is not kept under an idempotency key either. */
  secretAnswer?: boolean;
  /** The handler may ask for a second person (`ctx.secondPerson`); its work is then rolled back and the request waits. */
  mayNeedSecondPerson?: boolean;
  /** Runs when the request begins to wait. It must not refuse: the request is already stored. */
  waits?: (ctx: ActionContext, input: z.output<Schema>) => Promise<void>;
  /** Runs when a waiting request is declined, withdrawn or expires. */
  declined?: (ctx: ActionContext, input: z.output<Schema>, why: string | null) => Promise<void>;
  /**
   * A member of staff with a second factor must have proved it within the last PROOF_MINUTES minutes. For what moves money, shows personal
   * data or changes rights.
   */
  freshProof?: boolean;
  /**
   * Runs before the transaction opens, so it holds no connection. For rate limits, which must also outlive a rollback: inside a transaction
   * they would wait for a second connection while holding one.
   */
  before?: (ctx: AppContext, input: z.output<Schema>) => Promise<void>;
  handler: (ctx: ActionContext, input: z.output<Schema>) => Promise<Result>;
}

const actions = new Map<string, Action<z.ZodType, unknown>>();

type Definition<Schema extends z.ZodType, Result> = Omit<Action<Schema, Result>, 'logged'> & { logged?: boolean };

/** Declares an action and adds it to the catalogue that the policy and log tests read. */
export function defineAction<Schema extends z.ZodType, Result>(definition: Definition<Schema, Result>): Action<Schema, Result> {
  if (actions.has(definition.name)) throw new Error(`action ${definition.name} is defined twice`);
  const action = { logged: true, ...definition };
  actions.set(action.name, action as unknown as Action<z.ZodType, unknown>);
  return action;
}

/** The action of a name. */
export const findAction = (name: string): Action<z.ZodType, unknown> | undefined => actions.get(name);

/** Every action of the product, by name. */
export function allActions(): Action<z.ZodType, unknown>[] {
  return [...actions.values()];
}

/** Codes that an action refuses with, besides those of every action. */
export const refusalsOf = ({ refuses = [], edits, freshProof, mayNeedSecondPerson }: Action<z.ZodType, unknown>): string[] => [
  ...refuses,
  ...(edits ? ['EDIT_CONFLICT'] : []),
  ...(freshProof ? ['PROOF_NEEDED'] : []),
  ...(mayNeedSecondPerson ? secondPersonRefusals : []),
];
