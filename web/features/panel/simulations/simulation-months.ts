import { addMonthsClamped, firstDayOfMonth, toSaoPauloDate } from '../../../../server/shared/dates.ts';

const MONTHS = 24;

/** The last two years, current month first, as 'YYYY-MM'. */
export const monthOptions = (): string[] => {
  const first = firstDayOfMonth(toSaoPauloDate(new Date()));
  return Array.from({ length: MONTHS }, (_, index) => addMonthsClamped(first, -index).slice(0, 7));
};
