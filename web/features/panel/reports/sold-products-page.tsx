import type { SoldProductsFilter } from '../../../graphql/types.generated.ts';
import { ListScreen } from '../../../lists/list-screen.tsx';
import type { FilterDefinition, ListColumn, ListVariables } from '../../../lists/list-types.ts';
import { toListResult } from '../../../lists/to-list-result.ts';
import { networkFilter } from '../../../pickers/network-filter.ts';
import { StoreFilter, useStoreFilterLabel } from '../../../pickers/store-filter.tsx';
import { ReportNote } from './report-note.tsx';
import { currentPeriod, monthLabel, useYearOptions } from './report-period.ts';
import { reportTexts, soldTexts as texts } from './reports.messages.ts';
import { type SoldProductsQuery, useSoldProductsQuery } from './sold-products.generated.ts';

type Row = SoldProductsQuery['soldProducts']['items'][number];

const useSoldProducts = (variables: ListVariables<SoldProductsFilter>) =>
  toListResult(useSoldProductsQuery({ variables }), (data) => data.soldProducts);

const columns: ListColumn<Row>[] = [
  { field: 'produto', title: 'Produto', width: 215 },
  { field: 'codProduto', title: 'Cód. Produto', width: 94 },
  { field: 'revenda', title: 'Loja', width: 140 },
  { field: 'mes', title: 'Mês', width: 92, render: ({ mes }) => monthLabel(mes) },
  { field: 'quantidade', title: 'Quantidade', type: 'decimal', width: 105 },
  { field: 'valorUnitarioMedio', title: 'Valor Unitário Médio', type: 'money', width: 116 },
  { field: 'valorTotal', title: 'Valor Total', type: 'money', width: 118 },
  { field: 'totalPontuado', title: 'Total Pontuado', type: 'decimal', width: 100 },
];
const filters: FilterDefinition<SoldProductsFilter>[] = [
  networkFilter,
  {
    kind: 'picker',
    name: 'storeId',
    label: reportTexts.store,
    valueType: 'id',
    Picker: StoreFilter,
    useLabel: useStoreFilterLabel,
  },
  { kind: 'select', name: 'ano', label: reportTexts.year, valueType: 'integer', required: true, useOptions: useYearOptions },
];
const thisYear = () => ({ ano: currentPeriod().ano });

/** Produtos Vendidos (document 001 §2): by store and year. */
export const SoldProductsPage = () => (
  <ListScreen<Row, SoldProductsFilter>
    title={texts.title}
    name="soldProducts"
    useList={useSoldProducts}
    columns={columns}
    filters={filters}
    defaultFilters={thisYear}
    defaultSort={{ field: 'mes', direction: 'DESC' }}
    searchPlaceholder="Buscar produto ou loja"
    exportFormats={['CSV', 'XLSX']}
    rowLabel={({ produto }) => produto}
    emptyHint={reportTexts.nothing}
    beside={<ReportNote help={texts.help} />}
  />
);
