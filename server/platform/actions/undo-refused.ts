import type { Step } from './run.ts';

/** The one savepoint of a run: where a refusal may commit, under its key or as a request, the work before it is undone. */
export const undoRefused: Step = ({ action, tx, idempotencyKey }, next) =>
  idempotencyKey || action.mayNeedSecondPerson ? tx.savepoint(next) : next();
