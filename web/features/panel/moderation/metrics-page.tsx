import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatDecimal, formatPercent } from '../../../../server/shared/format.ts';
import type { ListColumn } from '../../../lists/list-types.ts';
import { LocalTable } from '../../../lists/local-table.tsx';
import { useCan } from '../../../session/session-context.ts';
import { KeyFigure } from '../../../ui/key-figure.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import {
  type ContestReversalsQuery,
  type ReviewMetricsQuery,
  useContestReversalsQuery,
  useReviewMetricsQuery,
} from './moderation.generated.ts';
import { moderationTexts as texts } from './moderation.messages.ts';
import { ReviewSettingsForm } from './review-settings-form.tsx';

type Queue = ReviewMetricsQuery['reviewMetrics']['filas'][number];
type Reviewer = ReviewMetricsQuery['reviewMetrics']['revisores'][number];
type Reversal = ContestReversalsQuery['contestReversals'][number];

const PERIODS = [7, 30, 90, 365];
const HOURS_A_DAY = 24;

/** '3,5 h' or '2,1 dias'. */
const ageText = (hours: string | null): string => {
  if (hours === null) return '-';
  const value = Number(hours);
  const shown = (amount: number) => formatDecimal(amount.toFixed(1)).replace(/0$/, '').replace(/,0$/, '');
  return value < HOURS_A_DAY ? `${shown(value)} h` : `${shown(value / HOURS_A_DAY)} dias`;
};

const reviewerColumns: ListColumn<Reviewer>[] = [
  { field: 'nome', title: 'Revisor', flex: 2 },
  { field: 'decisoes', title: 'Decisões', type: 'integer' },
  { field: 'aprovadas', title: 'Aprovadas', type: 'integer' },
  { field: 'reprovadas', title: 'Reprovadas', type: 'integer' },
  { field: 'notasPorHora', title: 'Notas por hora', type: 'decimal' },
  { field: 'conferidas', title: 'Revistas às cegas', type: 'integer' },
  { field: 'concordancia', title: 'Concordância', type: 'decimal', render: ({ concordancia }) => formatPercent(concordancia) },
];

const reversalColumns: ListColumn<Reversal>[] = [
  { field: 'nome', title: 'Revisor ou motivo', flex: 2 },
  { field: 'grupo', title: 'Por', value: ({ grupo }) => (grupo === 'REVISOR' ? 'Revisor' : 'Motivo') },
  { field: 'decididas', title: 'Decididas', type: 'integer' },
  { field: 'revertidas', title: 'Revertidas', type: 'integer' },
  { field: 'taxa', title: 'Taxa de reversão', type: 'decimal', render: ({ taxa }) => `${formatDecimal(taxa).replace(/0$/, '')}%` },
];

const QueueFigure = ({ audience, queue, loading }: { audience: string; queue: Queue | undefined; loading: boolean }) => (
  <KeyFigure
    label={texts.queues[audience] ?? audience}
    value={texts.waiting(queue?.pendentes ?? 0)}
    loading={loading}
    hint={
      queue ? (
        <>
          {texts.ages(ageText(queue.idadeMediana), ageText(queue.idadeMaxima))}
          <br />
          {texts.lanes(queue.preValidadas, queue.prioridade)}
        </>
      ) : (
        texts.emptyQueue
      )
    }
  />
);

/** Desempenho da moderação: queue ages, receipts per hour, reversal rates and the second-approval limits. */
export const MetricsPage = () => {
  const can = useCan();
  const [dias, setDias] = useState(30);
  const metrics = useReviewMetricsQuery({ variables: { dias }, fetchPolicy: 'cache-and-network', context: { silent: true } });
  const reversals = useContestReversalsQuery({ variables: { dias }, fetchPolicy: 'cache-and-network', context: { silent: true } });
  const data = (metrics.data ?? metrics.previousData)?.reviewMetrics;
  return (
    <>
      <PageHeader
        title={texts.metrics}
        description={texts.metricsText}
        actions={
          <TextField
            select
            size="small"
            label={texts.period}
            value={dias}
            onChange={({ target }) => setDias(Number(target.value))}
            sx={{ minWidth: 180 }}
          >
            {PERIODS.map((days) => (
              <MenuItem key={days} value={days}>
                {texts.days(days)}
              </MenuItem>
            ))}
          </TextField>
        }
      />
      {metrics.error && !data ? <ErrorState text={metrics.error.message} onRetry={() => void metrics.refetch()} /> : null}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, mb: 4 }}>
        {['SELLER', 'CONSUMER'].map((audience) => (
          <QueueFigure
            key={audience}
            audience={audience}
            queue={data?.filas.find((queue) => queue.audience === audience)}
            loading={!data && !metrics.error}
          />
        ))}
      </Box>
      <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {texts.reviewers}
      </Typography>
      <LocalTable
        title={texts.reviewers}
        rows={data?.revisores}
        columns={reviewerColumns}
        getRowId={({ revisorId }) => revisorId}
        error={metrics.error}
        onRetry={() => metrics.refetch()}
        defaultSort={{ field: 'decisoes', direction: 'DESC' }}
        emptyHint={texts.noReviewers}
        cardsOnPhone
      />
      <Typography variant="h3" component="h2" sx={{ mt: 4 }}>
        {texts.reversals}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {texts.reversalsHint}
      </Typography>
      <LocalTable
        title={texts.reversals}
        rows={(reversals.data ?? reversals.previousData)?.contestReversals}
        columns={reversalColumns}
        getRowId={({ grupo, nome }) => `${grupo}:${nome}`}
        error={reversals.error}
        onRetry={() => reversals.refetch()}
        emptyHint={texts.noReversals}
        cardsOnPhone
      />
      {can('settings:update') ? <ReviewSettingsForm /> : null}
    </>
  );
};
