import { formatDate } from '../../../../server/shared/dates.ts';
import type { ReadingResultsFilter } from '../../../graphql/types.generated.ts';
import { ListScreen } from '../../../lists/list-screen.tsx';
import type { FilterDefinition, ListColumn, ListVariables } from '../../../lists/list-types.ts';
import { toListResult } from '../../../lists/to-list-result.ts';
import { type ReadingResultsQuery, useReadingResultsQuery } from './readings.generated.ts';
import { readingsTexts as texts } from './readings.messages.ts';

type Row = ReadingResultsQuery['readingResults']['items'][number];

/** Length of 'DD/', before month and year. */
const DAY_LENGTH = 3;
const monthText = (day: string) => formatDate(day).slice(DAY_LENGTH);

const useResults = (variables: ListVariables<ReadingResultsFilter>) =>
  toListResult(useReadingResultsQuery({ variables, fetchPolicy: 'cache-and-network' }), (data) => data.readingResults);

const filters: FilterDefinition<ReadingResultsFilter>[] = [
  { kind: 'dateRange', from: 'de', to: 'ate', label: texts.month },
  {
    kind: 'select',
    name: 'fonte',
    label: texts.source,
    allLabel: texts.allSources,
    options: Object.entries(texts.sources).map(([value, label]) => ({ value, label })),
  },
];

const columns: ListColumn<Row>[] = [
  { field: 'mes', title: texts.month, type: 'custom', width: 110, render: ({ mes }) => monthText(mes) },
  { field: 'loja', title: texts.store, flex: 2 },
  { field: 'rede', title: texts.network, hidden: true, hideOnPhone: true },
  { field: 'fonte', title: texts.source, type: 'custom', width: 150, render: ({ fonte }) => texts.sources[fonte] },
  { field: 'decididas', title: texts.approved, type: 'integer', width: 110 },
  { field: 'percentual', title: texts.share, type: 'decimal', width: 150 },
  { field: 'semCorrecao', title: texts.uncorrected, type: 'integer', hidden: true, hideOnPhone: true },
  {
    field: 'maisCorrigido',
    title: texts.mostCorrected,
    type: 'custom',
    sortable: false,
    width: 150,
    render: ({ maisCorrigido }) => (maisCorrigido ? (texts.fields[maisCorrigido] ?? maisCorrigido) : '—'),
  },
  { field: 'segundos', title: texts.seconds, type: 'integer', sortable: false, width: 150 },
  { field: 'minutosPoupados', title: texts.minutes, type: 'integer', sortable: false, width: 150 },
];

/** Leitura de Notas: how well receipts were read, by month, store and source. */
export const ReadingResultsPage = () => (
  <ListScreen<Row, ReadingResultsFilter>
    title={texts.results}
    description={texts.resultsText}
    name="readingResults"
    useList={useResults}
    columns={columns}
    filters={filters}
    defaultSort={{ field: 'mes', direction: 'DESC' }}
    emptyHint={texts.noResults}
    exportFormats={['XLSX', 'CSV']}
    rowLabel={({ loja, mes }) => texts.rowOf(loja, monthText(mes))}
  />
);
