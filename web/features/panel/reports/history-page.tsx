import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
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

/** The months shown first, counted back from the last one with values. */
const RECENT_MONTHS = 6;
const hasMonth = (rows: readonly Row[], index: number) => rows.some(({ valores }) => (valores[index] ?? null) !== null);
const isRecent = (rows: readonly Row[], index: number) => {
  const last = MONTH_NAMES.findLastIndex((_name, month) => hasMonth(rows, month));
  return index <= last && index > last - RECENT_MONTHS;
};

const columnsOf = (ano: number, rows: readonly Row[]): ListColumn<Row>[] => [
  { field: 'rede', title: reportTexts.network, width: 110 },
  ...MONTH_NAMES.map(
    (title, index): ListColumn<Row> => ({
      field: `mes${index + 1}`,
      title,
      type: 'money',
      width: 106,
      secondary: !isRecent(rows, index),
      // Cards label every value, so future months would be empty lines.
      hideOnPhone: !hasMonth(rows, index),
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
  { field: 'total', title: reportTexts.total, type: 'money', width: 118 },
  { field: 'totalAnterior', title: texts.previous, type: 'money', width: 118, secondary: true },
  {
    field: 'variacao',
    title: texts.change,
    type: 'decimal',
    width: 80,
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
        beside={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
            {start?.historyStart ? (
              <Typography variant="body2" color="textSecondary">
                {texts.since(formatDate(start.historyStart))}
              </Typography>
            ) : null}
            <ReportNote help={texts.help} />
          </Box>
        }
        actions={<PrintAndDownload disabled={!rows?.length} onDownload={handleDownload} />}
      />
      <Paper variant="outlined" sx={{ mb: 2, px: { xs: 1.25, sm: 2 }, py: 0.5 }}>
        <LocalTable<Row>
          name="history"
          tools={<ReportToolbar choices={['rede', 'ano']} isInTable />}
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
