import { ENTRY_TITLES } from '../../../../server/modules/balances/entry-titles.rules.ts';
import type { LiabilityLotsFilter } from '../../../graphql/types.generated.ts';
import { ListScreen } from '../../../lists/list-screen.tsx';
import type { FilterDefinition, ListColumn, ListVariables } from '../../../lists/list-types.ts';
import { toListResult } from '../../../lists/to-list-result.ts';
import { networkFilter } from '../../../pickers/network-filter.ts';
import { type LiabilityLotsQuery, useLiabilityLotsQuery } from './liability.generated.ts';
import { liabilityTexts as texts } from './liability.messages.ts';
import { monthChoices, monthLabel, today } from './report-period.ts';
import { reportTexts } from './reports.messages.ts';

type Row = LiabilityLotsQuery['liabilityLots']['items'][number];

const useLots = (variables: ListVariables<LiabilityLotsFilter>) =>
  toListResult(useLiabilityLotsQuery({ variables }), (data) => data.liabilityLots);

const titles = texts.lotColumns;
const columns: ListColumn<Row>[] = [
  { field: 'titular', title: titles.titular, flex: 2 },
  { field: 'cpf', title: titles.cpf, type: 'cpf', width: 140, sortable: false },
  { field: 'rede', title: titles.rede, hideOnPhone: true },
  { field: 'parte', title: texts.kind, render: ({ parte }) => texts.kinds[parte] ?? parte },
  { field: 'origem', title: titles.origem, sortable: false, render: ({ origem }) => ENTRY_TITLES[origem] ?? origem },
  { field: 'coorte', title: titles.coorte, render: ({ coorte }) => monthLabel(coorte) },
  { field: 'venceEm', title: titles.venceEm, type: 'date' },
  { field: 'restante', title: titles.restante, type: 'decimal' },
  { field: 'valorPonto', title: titles.valorPonto, type: 'money', sortable: false, hideOnPhone: true },
  { field: 'reais', title: titles.reais, type: 'money' },
  { field: 'lote', title: titles.lote, type: 'integer', hidden: true },
];
const MONTHS_BACK = 36;
const MONTHS_AHEAD = 19;
/** Newest first. */
const usePositions = () => monthChoices(1 - MONTHS_BACK, MONTHS_BACK).toReversed();
const useExpiries = () => monthChoices(0, MONTHS_AHEAD);

const filters: FilterDefinition<LiabilityLotsFilter>[] = [
  { kind: 'select', name: 'posicao', label: texts.monthFilter, required: true, useOptions: usePositions },
  networkFilter,
  {
    kind: 'select',
    name: 'parte',
    label: texts.kind,
    options: Object.entries(texts.kinds).map(([value, label]) => ({ value, label })),
  },
  { kind: 'select', name: 'vencimento', label: texts.expiryFilter, useOptions: useExpiries },
];
const thisMonth = () => ({ posicao: `${today().slice(0, 7)}-01` });

/** The lots behind a figure of Passivo e quebra. */
export const LiabilityLotsPage = () => (
  <ListScreen<Row, LiabilityLotsFilter>
    title={texts.lotsTitle}
    name="liabilityLots"
    useList={useLots}
    columns={columns}
    filters={filters}
    defaultFilters={thisMonth}
    defaultSort={{ field: 'venceEm', direction: 'ASC' }}
    searchPlaceholder={texts.searchLots}
    exportFormats={['CSV', 'XLSX']}
    getRowId={({ chave }) => chave}
    rowLabel={({ titular, lote }) => titular ?? String(lote)}
    emptyHint={reportTexts.nothing}
  />
);
