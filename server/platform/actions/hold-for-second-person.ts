import { contextOf, refusedBy, type Step } from './run.ts';
import { NeedsSecondPerson, RecordedRefusal } from './second-person.ts';

/** Stores what a recorded refusal records, such as the request of an action that needs a second person. The action's own work is undone. */
export const holdForSecondPerson: Step = async (run, next) => {
  try {
    return await next();
  } catch (error) {
    const { action, ctx, tx, raw, input, entry } = run;
    if (!action.mayNeedSecondPerson || !(error instanceof RecordedRefusal)) throw error;
    const { actor, clock, ports } = ctx;
    const recorder = { sql: tx.sql, actor, clock, enqueue: (job: string, data: Record<string, unknown>) => ports.jobs.send(tx, job, data) };
    const refusal = await error.record(recorder, { action: action.name, dados: raw });
    if (error instanceof NeedsSecondPerson) {
      entry.parametros = { aguardaAprovacao: error.heldId, motivo: error.need.motivo, resumo: error.need.resumo };
      await action.waits?.(contextOf(run), input);
    }
    return refusedBy(refusal);
  }
};
