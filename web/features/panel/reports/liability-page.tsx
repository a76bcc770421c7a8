import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { reportKinds } from '../../../../server/modules/reports/report-kinds.rules.ts';
import { formatDate } from '../../../../server/shared/dates.ts';
import { formatBrl, formatPercent, formatPoints } from '../../../../server/shared/format.ts';
import { sum } from '../../../../server/shared/money.ts';
import { BarPanel } from '../../../charts/bar-panel.tsx';
import type { ListColumn } from '../../../lists/list-types.ts';
import { KeyFigure } from '../../../ui/key-figure.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { type LiabilityQuery, useLiabilityQuery } from './liability.generated.ts';
import { liabilityTexts as texts } from './liability.messages.ts';
import { ReportNote } from './report-note.tsx';
import { currentPeriod, monthLabel, type ReportPeriod, useReportPeriod } from './report-period.ts';
import { PrintButton } from './report-print.tsx';
import { ReportSection } from './report-section.tsx';
import { ReportToolbar } from './report-toolbar.tsx';
import { reportTexts } from './reports.messages.ts';

type Liability = NonNullable<LiabilityQuery['liability']>;
type NetworkRow = Liability['redes'][number];
type Expiry = Liability['vencimentos'][number];
type Cohort = Liability['coortes'][number];

/** The lots behind a figure, as of the end of the chosen month. */
const lotsPath = ({ ano, mes, rede }: ReportPeriod, more: Record<string, string>): string => {
  const params = new URLSearchParams({
    posicao: `${ano}-${String(mes).padStart(2, '0')}-01`,
    ...(rede ? { networkId: rede } : {}),
    ...more,
  });
  return `/painel/passivo/lotes?${params}`;
};

interface NetworkLotsProps {
  chosen: ReportPeriod;
  networkId: string | null;
  parte: string;
  reais: string;
}

/** An amount linked to its lots, if it has any. */
const NetworkLots = ({ chosen, networkId, parte, reais }: NetworkLotsProps) =>
  networkId !== null && reais !== '0.00' ? (
    <TextLink to={lotsPath({ ...chosen, rede: networkId }, { parte })}>{formatBrl(reais)}</TextLink>
  ) : (
    formatBrl(reais)
  );

/** Undelivered redemptions link to their list, which exists only for the current month. Consumers' redemptions belong to no network. */
const OpenRedemptions = ({ chosen, networkId, reais }: Omit<NetworkLotsProps, 'parte'>) => {
  const now = currentPeriod();
  if (reais === '0.00' || chosen.ano !== now.ano || chosen.mes !== now.mes) return formatBrl(reais);
  const path =
    networkId === null ? 'resgates/resgates-consumidor?status=NOT_DELIVERED' : `resgates?status=NOT_DELIVERED&networkId=${networkId}`;
  return <TextLink to={`/painel/${path}`}>{formatBrl(reais)}</TextLink>;
};

const networkColumns = (chosen: ReportPeriod): ListColumn<NetworkRow>[] => [
  { field: 'rede', title: reportTexts.network, value: ({ rede }) => rede ?? texts.noNetwork },
  { field: 'pontos', title: texts.pointsLong, type: 'points' },
  {
    field: 'pontosReais',
    title: texts.pointsReais,
    type: 'money',
    render: ({ networkId, pontosReais }) => <NetworkLots chosen={chosen} networkId={networkId} parte="PONTOS" reais={pontosReais} />,
  },
  {
    field: 'cashback',
    title: texts.cashbackReais,
    type: 'money',
    render: ({ networkId, cashback }) => <NetworkLots chosen={chosen} networkId={networkId} parte="CASHBACK" reais={cashback} />,
  },
  {
    field: 'resgates',
    title: texts.redemptionsReais,
    type: 'money',
    render: ({ networkId, resgates }) => <OpenRedemptions chosen={chosen} networkId={networkId} reais={resgates} />,
  },
  { field: 'total', title: texts.totalReais, type: 'money' },
];

const expiryColumns = (chosen: ReportPeriod): ListColumn<Expiry>[] => [
  {
    field: 'mes',
    title: texts.expiresIn,
    value: ({ mes }) => mes,
    render: ({ mes }) => <TextLink to={lotsPath(chosen, { vencimento: mes })}>{monthLabel(mes)}</TextLink>,
  },
  { field: 'pontos', title: texts.pointsLong, type: 'points' },
  { field: 'pontosReais', title: texts.pointsReais, type: 'money' },
  { field: 'cashback', title: texts.cashbackReais, type: 'money' },
];

const cohortColumns: ListColumn<Cohort>[] = [
  { field: 'coorte', title: texts.cohort, render: ({ coorte }) => monthLabel(coorte) },
  { field: 'parte', title: texts.kind, value: ({ parte }) => texts.kinds[parte] ?? parte },
  { field: 'creditado', title: texts.credited, type: 'decimal' },
  { field: 'resgatado', title: texts.redeemed, type: 'decimal' },
  { field: 'expirado', title: texts.expired, type: 'decimal' },
  { field: 'estornado', title: texts.reversed, type: 'decimal' },
  { field: 'emAberto', title: texts.open, type: 'decimal' },
  { field: 'quebra', title: texts.rate, type: 'decimal', render: ({ quebra }) => formatPercent(quebra) },
  { field: 'madura', title: texts.over, type: 'boolean' },
];

const Figures = ({ liability }: { liability: Liability }) => {
  const total = (read: (row: NetworkRow) => string) => sum(liability.redes.map(read));
  return (
    <Box sx={{ display: 'grid', gap: 2, mb: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))' }}>
      <KeyFigure label={texts.total} value={formatBrl(total((row) => row.total))} />
      <KeyFigure
        label={texts.points}
        value={formatBrl(total((row) => row.pontosReais))}
        hint={texts.inPoints(formatPoints(total((row) => row.pontos)))}
      />
      <KeyFigure label={texts.cashback} value={formatBrl(total((row) => row.cashback))} />
      <KeyFigure label={texts.redemptions} value={formatBrl(total((row) => row.resgates))} />
      <KeyFigure
        label={texts.breakage}
        value={liability.quebraPontos === null ? '-' : formatPercent(liability.quebraPontos)}
        hint={
          liability.quebraCashback === null
            ? liability.quebraPontos === null
              ? texts.noBreakage
              : undefined
            : texts.cashbackBreakage(formatPercent(liability.quebraCashback))
        }
      />
      <KeyFigure
        label={texts.expected}
        value={liability.quebraEsperada === null ? texts.notComputed : formatBrl(liability.quebraEsperada)}
        hint={texts.expectedHint}
      />
    </Box>
  );
};

const Report = ({ liability, chosen }: { liability: Liability; chosen: ReportPeriod }) => {
  const { ano, mes } = chosen;
  const file = (part: string) => texts.filePrefix(part, ano, mes);
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {texts.asOf(formatDate(liability.dia))}
      </Typography>
      <Figures liability={liability} />
      <BarPanel
        title={texts.months}
        unit="money"
        labels={liability.meses.map((month) => monthLabel(month.mes))}
        series={[
          { label: texts.points, values: liability.meses.map(({ pontosReais }) => pontosReais) },
          { label: texts.cashback, values: liability.meses.map(({ cashback }) => cashback) },
          { label: texts.redemptions, values: liability.meses.map(({ resgates }) => resgates) },
        ]}
      />
      <BarPanel
        title={texts.expiries}
        unit="money"
        labels={liability.vencimentos.map((month) => monthLabel(month.mes))}
        series={[
          { label: texts.pointsReais, values: liability.vencimentos.map(({ pontosReais }) => pontosReais) },
          { label: texts.cashbackReais, values: liability.vencimentos.map(({ cashback }) => cashback) },
        ]}
      />
      <ReportSection<NetworkRow>
        title={texts.networks}
        rows={liability.redes}
        columns={networkColumns(chosen)}
        getRowId={({ networkId }) => networkId ?? ''}
        fileName={file('redes')}
        defaultSort={{ field: 'total', direction: 'DESC' }}
      />
      <ReportSection<Expiry>
        title={texts.expiriesTable}
        rows={liability.vencimentos}
        columns={expiryColumns(chosen)}
        getRowId={(row) => row.mes}
        fileName={file('vencimentos')}
      />
      <ReportSection<Cohort>
        title={texts.cohorts}
        rows={liability.coortes}
        columns={cohortColumns}
        getRowId={({ parte, coorte }) => `${parte} ${coorte}`}
        fileName={file('coortes')}
        paged
      />
    </>
  );
};

/** Passivo e quebra: what is owed at a month end, when it expires, and how much will never be claimed. */
export const LiabilityPage = () => {
  const { rede, ano, mes } = useReportPeriod();
  const { data, previousData, error, refetch } = useLiabilityQuery({
    variables: { ano, mes, rede: rede || null },
    context: { silent: true },
  });
  // Null until it is first generated: the note above starts it now.
  const liability = (data ?? (error ? undefined : previousData))?.liability;
  return (
    <>
      <PageHeader
        title={reportKinds.PASSIVO.title}
        beside={<ReportNote help={texts.help} tipo="PASSIVO" refetch={['liability']} />}
        actions={<PrintButton />}
      />
      <ReportToolbar choices={['rede', 'ano', 'mes']} />
      {error && !liability ? <ErrorState title={reportTexts.loadFailed} text={error.message} onRetry={() => void refetch()} /> : null}
      {!error && !liability ? <LoadingState rows={6} /> : null}
      {liability ? <Report liability={liability} chosen={{ ano, mes, rede }} /> : null}
    </>
  );
};
