import { type PayoutStage, STATES_OF_STAGE } from '../../../../server/modules/cashback/payout.rules.ts';
import type { ConsumerRedemptionsFilter } from '../../../graphql/types.generated.ts';
import { optionsOf } from '../../../lists/filters/list-filters.tsx';
import { DETAIL_PARAMETER, filterKindsOf } from '../../../lists/filters/list-url.ts';
import { filterOf, rangesOf } from '../../../lists/filters/range-filters.ts';
import type { FilterDefinition, ListColumn, ListSort } from '../../../lists/list-types.ts';
import { redemptionStatuses } from '../../../people/redemption-status.ts';
import { payoutStateOptions } from './payout-look.tsx';
import { payoutTexts as texts } from './payouts.messages.ts';
import { redemptionTexts } from './redemptions.messages.ts';

type Filters = FilterDefinition<ConsumerRedemptionsFilter>[];

/** How a tab shows its list. */
interface StageView {
  fixedFilter?: ConsumerRedemptionsFilter;
  filters: Filters;
  defaultSort: ListSort;
  emptyHint: string;
}

/** The address parameter of the tab. */
const PARAMETER = 'etapa';
/** What a tab does not take over from the one before: its place in the list, its order and its states. */
const OF_ONE_TAB = ['page', 'sort', 'dir', 'estado', 'status', DETAIL_PARAMETER];

export const STAGES = Object.keys(STATES_OF_STAGE) as PayoutStage[];

const period: Filters[number] = { kind: 'dateRange', from: 'de', to: 'ate', column: 'resgatadoEm', label: redemptionTexts.period };
const stateFilter = (states?: Parameters<typeof payoutStateOptions>[0]): Filters[number] => ({
  kind: 'select',
  name: 'estado',
  label: texts.payment,
  allLabel: redemptionTexts.all,
  options: payoutStateOptions(states),
});

/** The whole list, as document 001 §2 has it, newest first. */
const WHOLE: StageView = {
  filters: [
    {
      kind: 'select',
      name: 'status',
      label: redemptionTexts.status,
      allLabel: redemptionTexts.all,
      options: optionsOf(redemptionStatuses),
    },
    stateFilter(),
    period,
  ],
  defaultSort: { field: 'resgatadoEm', direction: 'DESC' },
  emptyHint: texts.empty,
};

/** What is due first comes first; of what has ended, the latest. */
const viewOf = (etapa: PayoutStage): StageView => ({
  fixedFilter: { etapa },
  filters: STATES_OF_STAGE[etapa].length > 1 ? [stateFilter(STATES_OF_STAGE[etapa]), period] : [period],
  defaultSort: { field: 'prazoEntrega', direction: etapa === 'PAGOS' || etapa === 'DEVOLVIDOS' ? 'DESC' : 'ASC' },
  emptyHint: texts.emptyStage[etapa],
});
const VIEWS = Object.fromEntries(STAGES.map((stage) => [stage, viewOf(stage)])) as Record<PayoutStage, StageView>;

/** The tab that an address names; null for the whole list. */
export const stageOf = (params: URLSearchParams): PayoutStage | null => STAGES.find((stage) => stage === params.get(PARAMETER)) ?? null;

export const viewOfStage = (stage: PayoutStage | null): StageView => (stage === null ? WHOLE : VIEWS[stage]);

/** The address of a tab, with the search and the period of the present one. */
export const addressOfStage = (params: URLSearchParams, stage: PayoutStage | null): string => {
  const next = new URLSearchParams(params);
  for (const name of [PARAMETER, ...OF_ONE_TAB]) next.delete(name);
  if (stage !== null) next.set(PARAMETER, stage);
  return `?${next}`;
};

/** What every tab counts: the rows that the search, the period and the bounds of the list's columns leave. */
export const countedBy = <Row>(
  params: URLSearchParams,
  columns: readonly ListColumn<Row>[],
): { search: string | null; filter: ConsumerRedemptionsFilter } => {
  const definitions = [period, ...rangesOf('consumerRedemptions', columns, [period])];
  const values = Object.keys(filterKindsOf(definitions)).map((name) => [name, params.get(name)] as const);
  return { search: params.get('busca'), filter: filterOf(definitions, Object.fromEntries(values)) };
};
