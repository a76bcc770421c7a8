import { changesOf, readEdited, sentenceOf } from '../audit/edits.ts';
import { changesBefore, refuseOverwriting } from './edit-conflict.ts';
import type { Step } from './run.ts';
import { NeedsSecondPerson } from './second-person.ts';

/** Locks the edited row, refuses an edit of values that changed since they were read, and tells the changes. Refuses: EDIT_CONFLICT. */
export const guardEdit: Step = async ({ action: { edits }, ctx, tx: { sql }, input, lido, entry }, next) => {
  if (!edits) return next();
  const before = await readEdited(edits, ctx, sql, input);
  // After the work, which refuses a row that the actor may not reach: a conflict would disclose it.
  const changes = async () => {
    if (lido) await refuseOverwriting(edits, { ctx, sql, input, before, lido });
    return changesOf(edits, before, await readEdited(edits, ctx, sql, input));
  };
  const outcome = await next().catch(async (error: unknown) => {
    if (error instanceof NeedsSecondPerson) error.mudancas.push(...(await changes()).map(sentenceOf));
    throw error;
  });
  const mudancas = await changes();
  const mudouAntes = lido ? await changesBefore(edits, { ctx, sql, input, changes: mudancas }) : [];
  entry.parametros = { ...entry.parametros, mudancas, ...(mudouAntes.length ? { mudouAntes } : {}) };
  return outcome;
};
