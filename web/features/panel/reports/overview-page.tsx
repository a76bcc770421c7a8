import Box from '@mui/material/Box';
import { formatBrl, formatInteger, formatPercent, formatPoints } from '../../../../server/shared/format.ts';
import { BarPanel } from '../../../charts/bar-panel.tsx';
import type { ListColumn } from '../../../lists/list-types.ts';
import { KeyFigure } from '../../../ui/key-figure.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { EmbeddedPanel } from './embedded-panel.tsx';
import { growth } from './growth.ts';
import { type ReportOverviewQuery, useReportOverviewQuery } from './overview.generated.ts';
import { ReportNote } from './report-note.tsx';
import { monthLabel, today, useReportPeriod } from './report-period.ts';
import { PrintButton } from './report-print.tsx';
import { ReportSection } from './report-section.tsx';
import { ReportToolbar } from './report-toolbar.tsx';
import { reportTexts, overviewTexts as texts } from './reports.messages.ts';
import { salesPath } from './sales-path.ts';

type Overview = ReportOverviewQuery['reportOverview'];
type Month = Overview['meses'][number];
type NetworkRow = Overview['redes'][number];

const signed = (percent: string | null) => (percent === null ? '' : `${percent.startsWith('-') ? '▼' : '▲'} ${formatPercent(percent)} · `);

/** A month's figures, each with the previous month's. */
const figures = [
  { label: texts.sold, read: ({ totalVenda }: Month) => totalVenda, format: formatBrl },
  { label: texts.sales, read: ({ vendas }: Month) => String(vendas), format: formatInteger },
  { label: texts.sellers, read: ({ vendedores }: Month) => String(vendedores), format: formatInteger },
  { label: texts.points, read: ({ totalPontos }: Month) => totalPontos, format: formatPoints },
  { label: texts.cost, read: ({ valorCusto }: Month) => valorCusto, format: formatBrl },
];

const networkColumns = (ano: number, mes: number): ListColumn<NetworkRow>[] => [
  { field: 'rede', title: reportTexts.network },
  {
    field: 'totalVenda',
    title: texts.sold,
    type: 'money',
    render: ({ rede, totalVenda }) =>
      totalVenda === '0.00' ? formatBrl(totalVenda) : <TextLink to={salesPath(rede, ano, mes)}>{formatBrl(totalVenda)}</TextLink>,
  },
  { field: 'totalVendaAnterior', title: texts.soldBefore, type: 'money' },
  {
    field: 'variacao',
    title: texts.change,
    type: 'decimal',
    value: ({ totalVenda, totalVendaAnterior }) => growth(totalVenda, totalVendaAnterior),
    render: ({ totalVenda, totalVendaAnterior }) => formatPercent(growth(totalVenda, totalVendaAnterior)),
  },
  { field: 'totalPontos', title: texts.points, type: 'points' },
];

const OwnFigures = ({ overview, ano, mes }: { overview: Overview; ano: number; mes: number }) => {
  const [before, now] = overview.meses.slice(-2);
  const labels = overview.meses.map(({ mes }) => monthLabel(mes));
  // A partial month is compared with a whole one, and the card says so.
  const beforeText = now?.mes.slice(0, 7) === today().slice(0, 7) ? texts.wholeBefore : texts.before;
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, mb: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))' }}>
        {before && now
          ? figures.map(({ label, read, format }) => (
              <KeyFigure
                key={label}
                label={label}
                value={format(read(now))}
                hint={`${signed(growth(read(now), read(before)))}${beforeText(format(read(before)))}`}
              />
            ))
          : null}
      </Box>
      <BarPanel
        title={texts.soldChart}
        labels={labels}
        series={[{ label: texts.sold, values: overview.meses.map(({ totalVenda }) => totalVenda), unit: 'money' }]}
      />
      <BarPanel
        title={texts.pointsChart}
        labels={labels}
        series={[{ label: texts.points, values: overview.meses.map(({ totalPontos }) => totalPontos), unit: 'count' }]}
      />
      <ReportSection<NetworkRow>
        title={texts.networks}
        rows={overview.redes}
        columns={networkColumns(ano, mes)}
        getRowId={({ networkId }) => networkId}
        fileName={texts.fileName(ano, mes)}
        defaultSort={{ field: 'totalVenda', direction: 'DESC' }}
      />
    </>
  );
};

/** Relatório (document 001 §2): the embedded dashboard when configured, else our own figures. */
export const OverviewPage = () => {
  const { rede, ano, mes } = useReportPeriod();
  const { data, error, refetch } = useReportOverviewQuery({ variables: { ano, mes, rede: rede || null } });
  const overview = data?.reportOverview;
  if (overview?.endereco) return <EmbeddedPanel address={overview.endereco} />;
  return (
    <>
      <PageHeader
        title={texts.title}
        beside={<ReportNote help={texts.help} tipo="RELATORIO" refetch={['reportOverview']} />}
        actions={<PrintButton />}
      />
      <ReportToolbar choices={['rede', 'ano', 'mes']} />
      {error && !overview ? <ErrorState title={reportTexts.loadFailed} text={error.message} onRetry={() => void refetch()} /> : null}
      {!error && !overview ? <LoadingState rows={6} /> : null}
      {overview ? <OwnFigures overview={overview} ano={ano} mes={mes} /> : null}
    </>
  );
};
