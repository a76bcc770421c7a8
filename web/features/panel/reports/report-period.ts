import { useSearchParams } from 'react-router';
import { FIRST_REPORT_YEAR, firstReportMonth, lastReportMonth } from '../../../../server/modules/reports/report-months.rules.ts';
import { toSaoPauloDate } from '../../../../server/shared/dates.ts';
import type { FilterOption } from '../../../lists/list-types.ts';

/** Short month names, January first. */
export const MONTH_NAMES = ['Jan', 'Fev', 'Mar', 'Abr', 'Mai', 'Jun', 'Jul', 'Ago', 'Set', 'Out', 'Nov', 'Dez'] as const;

const LONG_NAMES = [
  'Janeiro',
  'Fevereiro',
  'Março',
  'Abril',
  'Maio',
  'Junho',
  'Julho',
  'Agosto',
  'Setembro',
  'Outubro',
  'Novembro',
  'Dezembro',
] as const;

/** Today in São Paulo, 'YYYY-MM-DD'. */
export const today = (): string => toSaoPauloDate(new Date());

/** The current month, the default of report filters. */
export const currentPeriod = (): { ano: number; mes: number } => ({ ano: Number(today().slice(0, 4)), mes: Number(today().slice(5, 7)) });

/** 2020 to the current year, newest first (document 001 §9). */
export const useYearOptions = (): readonly FilterOption[] => {
  const { ano } = currentPeriod();
  return Array.from({ length: ano - FIRST_REPORT_YEAR + 1 }, (_, index) => ({ value: ano - index, label: String(ano - index) }));
};

/** A year's months: 2020 starts in July, and the current year ends at the current month. */
export const monthsOf = (ano: number): readonly FilterOption[] => {
  const [first, last] = [firstReportMonth(ano), lastReportMonth(ano, today())];
  return LONG_NAMES.map((label, index) => ({ value: index + 1, label })).filter(({ value }) => value >= first && value <= last);
};

/** The report month nearest to the requested one: December of the current year becomes the current month. Defaults to the current month. */
export const nearestMonth = (asked: { ano: unknown; mes: unknown }): { ano: number; mes: number } => {
  const now = currentPeriod();
  const ano = Math.max(FIRST_REPORT_YEAR, Math.min(Number(asked.ano) || now.ano, now.ano));
  return { ano, mes: Math.max(firstReportMonth(ano), Math.min(Number(asked.mes) || now.mes, lastReportMonth(ano, today()))) };
};

/** Parameters of a report: network id ('' for all), year and month. */
export interface ReportPeriod {
  rede: string;
  ano: number;
  mes: number;
}

/** Network, year and month from the URL; defaults to all networks and this month. Clamps the month to the chosen year. */
export const useReportPeriod = (): ReportPeriod => {
  const [params] = useSearchParams();
  return { rede: params.get('rede') ?? '', ...nearestMonth({ ano: params.get('ano'), mes: params.get('mes') }) };
};

/** The months of the year in the URL. */
export const useMonthOptions = (): readonly FilterOption[] => monthsOf(useReportPeriod().ano);

/** Formats a month's first day as 'out/2026'. */
export const monthLabel = (mes: string): string => `${MONTH_NAMES[Number(mes.slice(5, 7)) - 1]?.toLowerCase() ?? ''}/${mes.slice(0, 4)}`;

/** Months as options, 'YYYY-MM-01' with their names. `first` is relative to this month, negative for the past. */
export const monthChoices = (first: number, count: number): readonly FilterOption[] => {
  const { ano, mes } = currentPeriod();
  return Array.from({ length: count }, (_, index) => {
    const value = new Date(Date.UTC(ano, mes - 1 + first + index, 1)).toISOString().slice(0, 10);
    return { value, label: monthLabel(value) };
  });
};
