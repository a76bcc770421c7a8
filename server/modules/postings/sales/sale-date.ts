import type { ActionContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { addDays, monthOf, toSaoPauloDate } from '../../../shared/dates.ts';
import './posting.errors.ts';

/**
 * A sale belongs to the month in which its note was sent (§4.2, "Data fora do mês vigente"), plus the days of tolerance of the
 * settings for a note of the last days of the month before. A sale typed by its seller counts as sent today. Refuses: POSTING_DATE_FUTURE, POSTING_DATE_OUTSIDE_MONTH.
 */
export async function checkSaleDate(ctx: ActionContext, realizadoEm: string, submissionId?: number): Promise<void> {
  if (realizadoEm > ctx.clock.today()) throw new AppError('POSTING_DATE_FUTURE');
  const [row] = await ctx.sql<{ dias: number; enviada: Date | null }>(
    'select dias_tolerancia_mes as dias, (select criado_em from submissions where id = $1) as enviada from system_settings where id = 1',
    [submissionId ?? null],
  );
  const sent = row?.enviada ? toSaoPauloDate(row.enviada) : ctx.clock.today();
  const earliest = addDays(sent, -(row?.dias ?? 0));
  if (monthOf(realizadoEm) !== monthOf(sent) && realizadoEm < earliest) throw new AppError('POSTING_DATE_OUTSIDE_MONTH');
}
