import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import TrendingUpOutlined from '@mui/icons-material/TrendingUpOutlined';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ListColumn } from '../../../lists/list-types.ts';
import { LocalTable } from '../../../lists/local-table.tsx';
import { TwoApproversNotice } from '../../../people/two-approvers-notice.tsx';
import { SecondFactorHint } from '../../../session/second-factor-hint.tsx';
import { useCan } from '../../../session/session-context.ts';
import { KeyFigure } from '../../../ui/key-figure.tsx';
import { lateComponent } from '../../../ui/late-component.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { type DashboardQuery, useDashboardQuery } from './dashboard.generated.ts';
import { dashboardTexts as texts } from './dashboard.messages.ts';
import { NetworkFilter } from './network-filter.tsx';
import { TrendCharts } from './trend-charts.tsx';

type Ranked<Row> = Row & { posicao: number };
type TopSeller = Ranked<DashboardQuery['dashboard']['topParceirosPontuados'][number]>;
type TopStore = Ranked<DashboardQuery['dashboard']['topRevendasPontuadas'][number]>;

/** Below what the documents ask for, so it is fetched after it. */
const morning = lateComponent(async () => (await import('./morning-figures.tsx')).MorningFigures);

const count = new Intl.NumberFormat('pt-BR');

const storeColumns: ListColumn<TopStore>[] = [
  { field: 'nomeFantasia', title: texts.store },
  { field: 'totalPontos', title: texts.points, type: 'points' },
  { field: 'totalVendido', title: texts.sold, type: 'money' },
];
const sellerColumns: ListColumn<TopSeller>[] = [{ field: 'nome', title: texts.seller }, ...(storeColumns as ListColumn<TopSeller>[])];

/** Names may repeat, so rows are identified by their rank. */
const ranked = <Row,>(rows: readonly Row[] | undefined): Ranked<Row>[] | undefined =>
  rows?.map((row, index) => ({ ...row, posicao: index + 1 }));

/** On phones all four columns wrap to fit, so amounts need no horizontal scroll. */
const tableSx = {
  p: { xs: 1.25, sm: 2.5 },
  minWidth: 0,
  // The sort arrow of an unsorted column takes space the amounts need.
  '& .MuiTableSortLabel-icon': { display: { xs: 'none', sm: 'inline-flex' } },
  '& th, & td': { px: { xs: 0.25, sm: 1.25 }, whiteSpace: 'normal', fontSize: { xs: '0.75rem', sm: '0.875rem' } },
};

/** Height of ten rows on one line, kept until they are here. */
const TABLE_HEIGHT = 520;

interface TopTableProps<Row> {
  title: string;
  rows: readonly Ranked<Row>[] | undefined;
  columns: readonly ListColumn<Ranked<Row>>[];
}

const TopTable = <Row,>({ title, rows, columns }: TopTableProps<Row>) => (
  <Paper variant="outlined" component="section" aria-label={title} sx={rows ? tableSx : { ...tableSx, minHeight: TABLE_HEIGHT }}>
    <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
      {title}
    </Typography>
    <LocalTable title={title} rows={rows} columns={columns} getRowId={({ posicao }) => String(posicao)} emptyHint={texts.nothing} />
  </Paper>
);

/** The panel's first screen (document 000 §2 and §3): four counters linked to their lists, and the two Top 10. */
export const DashboardPage = () => {
  const [params, setParams] = useSearchParams();
  const rede = params.get('rede') ?? '';
  const can = useCan();
  const [failure, setFailure] = useState<unknown>(null);
  const Morning = morning.useComponent(setFailure);
  const { data, previousData, error, refetch } = useDashboardQuery({ variables: { rede: rede || null } });
  const dashboard = data?.dashboard;
  const number = (value: number | undefined) => (value === undefined ? '' : count.format(value));
  const sellersList = can('seller:list') ? '/painel/vendedores' : undefined;
  const storesList = can('store:screen') ? '/painel/Lojas' : undefined;
  const figures = [
    { label: texts.sellers, value: dashboard?.parceirosCadastrados, icon: <GroupsOutlined />, to: sellersList },
    { label: texts.scoredSellers, value: dashboard?.parceirosPontuados, icon: <HowToRegOutlined />, to: sellersList },
    { label: texts.stores, value: dashboard?.revendasCadastradas, icon: <StorefrontOutlined />, to: storesList },
    { label: texts.scoredStores, value: dashboard?.revendasPontuadas, icon: <TrendingUpOutlined />, to: storesList },
  ];
  return (
    <>
      <PageHeader
        title={texts.title}
        actions={<NetworkFilter key={rede} value={rede} onSearch={(name) => setParams(name ? { rede: name } : {})} />}
      />
      {can('staff:set-active') ? <TwoApproversNotice /> : null}
      <SecondFactorHint />
      {error && !dashboard ? (
        <ErrorState title={texts.loadFailed} text={error.message} onRetry={() => void refetch()} />
      ) : (
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', lg: 'repeat(4, 1fr)' } }}>
            {figures.map(({ label, value, icon, to }) => (
              <KeyFigure key={label} label={label} value={number(value)} icon={icon} loading={!dashboard} {...(to ? { to } : {})} />
            ))}
          </Box>
          <TrendCharts rede={rede} />
          <Box
            sx={{
              display: 'grid',
              gap: 2.5,
              alignItems: 'start',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)', xl: 'minmax(0, 5fr) minmax(0, 5fr)' },
            }}
          >
            <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
              <TopTable title={texts.topSellers} rows={ranked(dashboard?.topParceirosPontuados)} columns={sellerColumns} />
              <TopTable title={texts.topStores} rows={ranked(dashboard?.topRevendasPontuadas)} columns={storeColumns} />
            </Box>
            {/* A column of its own on wide screens: it comes later than the tables and moves nothing of them. */}
            {/* Stays while another network loads, with the tables that the user opened. */}
            {Morning && (data ?? previousData) ? <Morning rede={rede} /> : null}
            {failure ? <ErrorState title={texts.morningFailed} text={null} /> : null}
          </Box>
        </Box>
      )}
    </>
  );
};
