/** First year of the reports; its months start in July (document 001 §9). */
export const FIRST_REPORT_YEAR = 2020;
const FIRST_MONTH_OF_FIRST_YEAR = 7;

/** First month that reports show in a year (document 001 §9). */
export const firstReportMonth = (ano: number): number => (ano === FIRST_REPORT_YEAR ? FIRST_MONTH_OF_FIRST_YEAR : 1);

/** Last month that reports show in a year: the list stops at the current month. `today` is 'YYYY-MM-DD'. */
export function lastReportMonth(ano: number, today: string): number {
  const year = Number(today.slice(0, 4));
  return ano < year ? 12 : ano === year ? Number(today.slice(5, 7)) : 0;
}

/** Whether reports cover this year. */
export const isReportYear = (year: number): boolean => Number.isInteger(year) && year >= FIRST_REPORT_YEAR && year <= 2999;
