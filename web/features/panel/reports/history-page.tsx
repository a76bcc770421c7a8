import Paper from '@mui/material/Paper';
import { isReportYear } from '../../../../server/modules/reports/report-months.rules.ts';
import { formatDate } from '../../../../server/shared/dates.ts';
import { formatBrl, formatPercent } from '../../../../server/shared/format.ts';
import { sum } from '../../../../server/shared/money.ts';
import { BarPanel } from '../../../charts/bar-panel.tsx';
import type { ListColumn } from '../../../lists/list-types.ts';
import { LocalTable } from '../../../lists/local-table.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { toast } from '../../../ui/toast.ts';
import { downloadCsv } from './csv.ts';
import { growth } from './growth.ts';
import { type HistoryQuery, useHistoryQuery, useHistoryStartQuery } from './history.generated.ts';
import { ReportNote } from './report-note.tsx';
import { MONTH_NAMES, useReportPeriod } from './report-period.ts';
import { PrintAndDownload } from './report-print.tsx';
import { ReportToolbar } from './report-toolbar.tsx';
import { reportTexts, historyTexts as texts } from './reports.messages.ts';
import { salesPath } from './sales-path.ts';

type Row = HistoryQuery['history'][number];

const columnsOf = (ano: number, rows: readonly Row[]): ListColumn<Row>[] => [
  { field: 'rede', title: reportTexts.network },
  ...MONTH_NAMES.map(
    (title, index): ListColumn<Row> => ({
      field: `mes${index + 1}`,
      title,
      type: 'money',
      // Cards label every value, so future months would be empty lines.
      hideOnPhone: rows.every(({ valores }) => (valores[index] ?? null) === null),
      value: ({ valores }) => valores[index],
      render: ({ rede, valores, comprados }) => {
        const value = valores[index];
        if (value === null || value === undefined) return '';
        // Purchases have no list of their own; only sales link to theirs.
        if (comprados[index] || value === '0.00')
          return <span title={comprados[index] ? texts.bought : undefined}>{formatBrl(value)}</span>;
        return <TextLink to={salesPath(rede, ano, index + 1)}>{formatBrl(value)}</TextLink>;
      },
    }),
  ),
  { field: 'total', title: reportTexts.total, type: 'money' },
  { field: 'totalAnterior', title: texts.previous, type: 'money' },
  {
    field: 'variacao',
    title: texts.change,
    type: 'decimal',
    value: ({ total, totalAnterior }) => growth(total, totalAnterior),
    render: ({ total, totalAnterior }) => formatPercent(growth(total, totalAnterior)),
  },
];

/** All networks' month; null where the year has none. */
const monthSum = (rows: readonly Row[], index: number): string | null => {
  const values = rows.map(({ valores }) => valores[index] ?? null);
  return values.some((value) => value !== null) ? sum(values.map((value) => value ?? '0')) : null;
};

/** Histórico (document 001 §2): each network's monthly values in a year. */
export const HistoryPage = () => {
  const { rede, ano } = useReportPeriod();
  const { data, error, loading, refetch } = useHistoryQuery({ variables: { ano, rede: rede || null } });
  const { data: start } = useHistoryStartQuery();
  const rows = data?.history;
  const columns = columnsOf(ano, rows ?? []);
  const handleDownload = () => {
    downloadCsv(texts.fileName(ano), columns, rows ?? []);
    toast.success(reportTexts.fileDownloaded);
  };
  const { data: yearBefore } = useHistoryQuery({
    variables: { ano: ano - 1, rede: rede || null },
    skip: !isReportYear(ano - 1),
    context: { silent: true },
  });
  const before = yearBefore?.history;
  const months = MONTH_NAMES.flatMap((label, index) => {
    const value = monthSum(rows ?? [], index);
    return value === null ? [] : [{ label, index, value }];
  });
  return (
    <>
      <PageHeader
        title={texts.title}
        description={start?.historyStart ? texts.since(formatDate(start.historyStart)) : undefined}
        beside={<ReportNote help={texts.help} />}
        actions={<PrintAndDownload disabled={!rows?.length} onDownload={handleDownload} />}
      />
      <ReportToolbar choices={['rede', 'ano']} />
      <Paper variant="outlined" sx={{ mb: 2, p: { xs: 1.25, sm: 2 }, '& th, & td': { whiteSpace: 'nowrap' } }}>
        <LocalTable<Row>
          title={texts.title}
          rows={rows}
          loading={loading}
          columns={columns}
          getRowId={({ networkId }) => networkId}
          defaultSort={{ field: 'rede', direction: 'ASC' }}
          error={error}
          onRetry={refetch}
          emptyHint={reportTexts.nothing}
          cardsOnPhone
        />
      </Paper>
      {months.length > 0 ? (
        <BarPanel
          title={texts.chart}
          unit="money"
          labels={months.map(({ label }) => label)}
          series={[
            { label: String(ano), values: months.map(({ value }) => value) },
            ...(before ? [{ label: String(ano - 1), values: months.map(({ index }) => monthSum(before, index)), isCompared: true }] : []),
          ]}
        />
      ) : null}
    </>
  );
};
