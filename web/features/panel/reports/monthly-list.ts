import type { FilterDefinition, FilterValue } from '../../../lists/list-types.ts';
import { networkFilter } from '../../../pickers/network-filter.ts';
import { currentPeriod, nearestMonth, useMonthOptions, useYearOptions } from './report-period.ts';
import { reportTexts as texts } from './reports.messages.ts';

/** Filters shared by monthly reports. */
interface MonthlyFilter {
  ano?: number | null | undefined;
  mes?: number | null | undefined;
  networkId?: string | null | undefined;
}

const filters: FilterDefinition<MonthlyFilter>[] = [
  networkFilter,
  { kind: 'select', name: 'ano', label: texts.year, valueType: 'integer', required: true, useOptions: useYearOptions },
  { kind: 'select', name: 'mes', label: texts.month, valueType: 'integer', required: true, useOptions: useMonthOptions },
];

const settleFilters = (chosen: Readonly<Record<string, FilterValue>>) => ({
  ...chosen,
  ...nearestMonth({ ano: chosen.ano, mes: chosen.mes }),
});

/** Network, year and month of a monthly report shown as a list: starts at this month and clamps the month to the chosen year. */
export const monthlyList = { filters, defaultFilters: currentPeriod, settleFilters } as const;
