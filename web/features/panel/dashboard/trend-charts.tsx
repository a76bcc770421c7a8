import Box from '@mui/material/Box';
import { formatDate } from '../../../../server/shared/dates.ts';
import { BarPanel } from '../../../charts/bar-panel.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { type SalesTrendQuery, useSalesTrendQuery } from './morning.generated.ts';
import { morningTexts as texts } from './morning-texts.ts';

type Week = SalesTrendQuery['salesTrend'][number];

/** The Monday as '23/11'. */
const weekLabel = ({ atual }: Week) => formatDate(atual.de).slice(0, 5);

/** Sales and points by week beside the same weeks of last year, of the chosen network or all. Holds its height while it loads. */
export const TrendCharts = ({ rede }: { rede: string }) => {
  const { data, error, refetch } = useSalesTrendQuery({ variables: { rede: rede || null }, context: { silent: true } });
  if (error && !data) return <ErrorState title={texts.trendFailed} text={error.message} onRetry={() => void refetch()} />;
  const weeks = data?.salesTrend ?? [];
  const chart = (title: string, unit: 'money' | 'points', amountOf: (sales: Week['atual']) => string) => (
    <BarPanel
      title={title}
      unit={unit}
      heading={texts.weekOf}
      isLoading={!data}
      labels={weeks.map(weekLabel)}
      series={[
        { label: texts.thisYear, values: weeks.map(({ atual }) => amountOf(atual)) },
        { label: texts.lastYear, values: weeks.map(({ anoAnterior }) => amountOf(anoAnterior)), isCompared: true },
      ]}
    />
  );
  return (
    <Box
      component="section"
      aria-label={texts.trend}
      sx={{
        display: 'grid',
        columnGap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        alignItems: 'start',
      }}
    >
      {chart(texts.soldByWeek, 'money', ({ totalVenda }) => totalVenda)}
      {chart(texts.pointsByWeek, 'points', ({ pontos }) => pontos)}
    </Box>
  );
};
