import Box from '@mui/material/Box';
import { reportKinds } from '../../../../server/modules/reports/report-kinds.rules.ts';
import { isReportYear } from '../../../../server/modules/reports/report-months.rules.ts';
import { formatBrl, formatInteger, formatPercent, formatPoints } from '../../../../server/shared/format.ts';
import { BarPanel } from '../../../charts/bar-panel.tsx';
import type { ListColumn } from '../../../lists/list-types.ts';
import { changeText } from '../../../ui/change-text.ts';
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

interface OwnFiguresProps {
  overview: Overview;
  /** The same months of the year before; nothing before 2020. */
  yearBefore: Overview['meses'] | undefined;
  ano: number;
  mes: number;
}

const OwnFigures = ({ overview, yearBefore, ano, mes }: OwnFiguresProps) => {
  const compared = (label: string, read: (month: Month) => string) => [
    { label, values: overview.meses.map(read) },
    ...(yearBefore ? [{ label: texts.yearBefore, values: yearBefore.map(read), isCompared: true }] : []),
  ];
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
                hint={[changeText(growth(read(now), read(before))), beforeText(format(read(before)))].filter(Boolean).join(' · ')}
              />
            ))
          : null}
      </Box>
      <BarPanel title={texts.soldChart} unit="money" labels={labels} series={compared(texts.sold, ({ totalVenda }) => totalVenda)} />
      <BarPanel title={texts.pointsChart} unit="points" labels={labels} series={compared(texts.points, ({ totalPontos }) => totalPontos)} />
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
  const { data: before } = useReportOverviewQuery({
    variables: { ano: ano - 1, mes, rede: rede || null },
    skip: !overview || overview.endereco !== null || !isReportYear(ano - 1),
    context: { silent: true },
  });
  if (overview?.endereco) return <EmbeddedPanel address={overview.endereco} />;
  return (
    <>
      <PageHeader
        title={reportKinds.RELATORIO.title}
        beside={<ReportNote help={texts.help} tipo="RELATORIO" refetch={['reportOverview']} />}
        actions={<PrintButton />}
      />
      <ReportToolbar choices={['rede', 'ano', 'mes']} />
      {error && !overview ? <ErrorState title={reportTexts.loadFailed} text={error.message} onRetry={() => void refetch()} /> : null}
      {!error && !overview ? <LoadingState rows={6} /> : null}
      {overview ? <OwnFigures overview={overview} yearBefore={before?.reportOverview.meses} ano={ano} mes={mes} /> : null}
    </>
  );
};
