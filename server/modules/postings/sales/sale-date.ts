import type { ActionContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { addDays, monthOf, toSaoPauloDate } from '../../../shared/dates.ts';
import './posting.errors.ts';

/**
 * A sale belongs to the month its note was sent in (§4.2, "Data fora do mês vigente"), plus the settings' days of tolerance for a note from
 * the end of the previous month. A sale typed by its seller counts as sent today. Refuses: POSTING_DATE_FUTURE, POSTING_DATE_OUTSIDE_MONTH.
 */
export async function checkSaleDate(ctx: ActionContext, realizadoEm: string, sentAt: Date = ctx.clock.now()): Promise<void> {
  if (realizadoEm > ctx.clock.today()) throw new AppError('POSTING_DATE_FUTURE');
  const [row] = await ctx.sql<{ dias: number }>('select dias_tolerancia_mes as dias from system_settings where id = 1');
  const sent = toSaoPauloDate(sentAt);
  const earliest = addDays(sent, -(row?.dias ?? 0));
  if (monthOf(realizadoEm) !== monthOf(sent) && realizadoEm < earliest) throw new AppError('POSTING_DATE_OUTSIDE_MONTH');
}
