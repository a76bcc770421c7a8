import type { ExpiredCashbackFilter, ExpiredPointsFilter } from '../../../graphql/types.generated.ts';
import { optionsOf } from '../../../lists/filters/list-filters.tsx';
import { ListScreen } from '../../../lists/list-screen.tsx';
import type { FilterDefinition, ListColumn, ListVariables } from '../../../lists/list-types.ts';
import { toListResult } from '../../../lists/to-list-result.ts';
import { networkFilter } from '../../../pickers/network-filter.ts';
import { type ExpiredCashbackQuery, type ExpiredPointsQuery, useExpiredCashbackQuery, useExpiredPointsQuery } from './expiry.generated.ts';
import { expirySituations, expiryTexts as texts } from './expiry.messages.ts';

type PointsRow = ExpiredPointsQuery['expiredPoints']['items'][number];
type CashbackRow = ExpiredCashbackQuery['expiredCashback']['items'][number];
type Lot = Pick<PointsRow, 'venceEm' | 'situacao' | 'expiradoEm' | 'devolvidoEm'>;

const lotColumns: ListColumn<Lot>[] = [
  { field: 'venceEm', title: texts.dueOn, type: 'date' },
  { field: 'situacao', title: texts.situation, type: 'status', statuses: expirySituations, width: 130 },
  { field: 'expiradoEm', title: texts.expiredOn, type: 'date' },
  { field: 'devolvidoEm', title: texts.returnedOn, type: 'date', hideOnPhone: true },
];
const pointsColumns: ListColumn<PointsRow>[] = [
  { field: 'nome', title: texts.name, flex: 2 },
  { field: 'cpf', title: 'CPF', type: 'cpf', width: 140, sortable: false },
  { field: 'revenda', title: texts.store, flex: 2, hideOnPhone: true },
  { field: 'rede', title: texts.network, hideOnPhone: true },
  { field: 'valor', title: texts.unit.BALCONISTA, type: 'points' },
  ...(lotColumns as ListColumn<PointsRow>[]),
];
const cashbackColumns: ListColumn<CashbackRow>[] = [
  { field: 'nome', title: texts.name, flex: 2 },
  { field: 'cpf', title: 'CPF', type: 'cpf', width: 140, sortable: false },
  { field: 'valor', title: texts.unit.CLIENTE_FINAL, type: 'money' },
  ...(lotColumns as ListColumn<CashbackRow>[]),
];

const shared: FilterDefinition<ExpiredCashbackFilter>[] = [
  { kind: 'select', name: 'situacao', label: texts.situation, allLabel: texts.allSituations, options: optionsOf(expirySituations) },
  { kind: 'dateRange', from: 'venceDe', to: 'venceAte', column: 'venceEm', label: texts.dueOn },
];
const pointsFilters: FilterDefinition<ExpiredPointsFilter>[] = [...(shared as FilterDefinition<ExpiredPointsFilter>[]), networkFilter];

const usePoints = (variables: ListVariables<ExpiredPointsFilter>) =>
  toListResult(useExpiredPointsQuery({ variables, fetchPolicy: 'cache-and-network' }), (data) => data.expiredPoints);
const useCashback = (variables: ListVariables<ExpiredCashbackFilter>) =>
  toListResult(useExpiredCashbackQuery({ variables, fetchPolicy: 'cache-and-network' }), (data) => data.expiredCashback);

const common = { defaultSort: { field: 'venceEm', direction: 'DESC' }, exportFormats: ['CSV', 'XLSX'], emptyHint: texts.noneDue } as const;

/** Sellers' points past their last day, lot by lot. */
export const ExpiredPointsPage = () => (
  <ListScreen<PointsRow, ExpiredPointsFilter>
    {...common}
    title={texts.pointsTitle}
    name="expiredPoints"
    useList={usePoints}
    columns={pointsColumns}
    filters={pointsFilters}
    rowLabel={({ nome }) => nome}
  />
);

/** Consumers' cashback past its last day, lot by lot. */
export const ExpiredCashbackPage = () => (
  <ListScreen<CashbackRow, ExpiredCashbackFilter>
    {...common}
    title={texts.cashbackTitle}
    name="expiredCashback"
    useList={useCashback}
    columns={cashbackColumns}
    filters={shared}
    rowLabel={({ nome }) => nome}
  />
);
