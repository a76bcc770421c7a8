import type { StaffActor } from '../../platform/actor.ts';
import { type AppContext, makeContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { answerQuery, checkQuery } from '../../platform/graphql-http/answer-query.ts';
import { formatInteger } from '../../shared/format.ts';
import { type ResultTable, toResultTable } from '../../shared/result-table.ts';
import type { DeliveredQuery } from './delivered-query.ts';
import './deliveries.errors.ts';
import { type GivenParameters, variablesOf } from './query-variables.ts';

/** Rows of one table, as many as a token's operation may read. */
const MAX_ROWS = 100_000;

/**
 * Runs a saved query as a member of staff limited by scopes, and flattens the answer.
 * Refuses: QUERY_INVALID, QUERY_NOT_A_READ, QUERY_PARAMETER_*, DELIVERY_WITHOUT_ROWS,
 * DELIVERY_TOO_MANY_ROWS, and the refusals of the query's fields and limits.
 */
export async function readTable(
  ctx: AppContext,
  { reader, query, parameters = new Map() }: { reader: StaffActor; query: DeliveredQuery; parameters?: GivenParameters },
): Promise<ResultTable> {
  const checked = await checkQuery(query.consulta);
  const variables = variablesOf(checked, query.variaveis, parameters);
  const table = toResultTable(await answerQuery(makeContext({ ...ctx, actor: reader }), checked, variables), MAX_ROWS + 1);
  if (!table) throw new AppError('DELIVERY_WITHOUT_ROWS');
  // Never cut: sums of a part would pass for sums of all.
  if (table.rows.length > MAX_ROWS) throw new AppError('DELIVERY_TOO_MANY_ROWS', { limit: formatInteger(String(MAX_ROWS)) });
  return table;
}

/**
 * Runs the query once as it is created, so that a missing scope or a wrong text is told in the form. A query with required parameters and
 * without their values is only checked.
 */
export async function tryQuery(ctx: AppContext, reader: StaffActor, query: DeliveredQuery): Promise<void> {
  try {
    await readTable(ctx, { reader, query });
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'QUERY_PARAMETER_MISSING')) throw error;
  }
}
