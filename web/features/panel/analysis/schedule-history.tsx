import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { Timeline } from '../../../ui/timeline.tsx';
import { type ScheduleRunsQuery, useScheduleRunsQuery } from './deliveries.generated.ts';
import { deliveryTexts as texts } from './deliveries.messages.ts';

type Run = ScheduleRunsQuery['scheduleRuns']['items'][number];

const textsOf = ({ manual, linhas, erro, estado, tentativas }: Run): string[] => [
  ...(manual ? [texts.manual] : []),
  ...(linhas === null ? [] : [texts.rows(linhas)]),
  ...(erro ? [erro] : []),
  ...(erro && estado === 'EM_ANDAMENTO' ? [texts.retrying(tentativas)] : []),
];

const RUNNING_MS = 2_000;

/** The last twenty runs of a schedule, oldest first. Looks again while one is running. */
export const ScheduleHistory = ({ id }: { id: string }) => {
  const { client, data, error, refetch, startPolling, stopPolling } = useScheduleRunsQuery({
    variables: { scheduleId: id },
    fetchPolicy: 'cache-and-network',
  });
  const runs = data?.scheduleRuns.items;
  const isRunning = runs?.some(({ estado }) => estado === 'NA_FILA' || estado === 'EM_ANDAMENTO');
  useEffect(() => {
    if (!isRunning) return undefined;
    startPolling(RUNNING_MS);
    return () => {
      stopPolling();
      // The list shows the end of the last run.
      void client.refetchQueries({ include: ['deliverySchedules'] });
    };
  }, [client, isRunning, startPolling, stopPolling]);
  return (
    <section aria-label={texts.history}>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 1.5 }}>
        {texts.history}
      </Typography>
      {error && !runs ? <ErrorState onRetry={() => void refetch()} /> : null}
      {!error && !runs ? <LoadingState rows={2} /> : null}
      {runs?.length === 0 ? <Typography color="textSecondary">{texts.noHistory}</Typography> : null}
      {runs && runs.length > 0 ? (
        <Timeline
          label={texts.history}
          steps={runs.toReversed().map((run) => ({ key: run.id, at: run.venceEm, texts: textsOf(run), ...texts.runStates[run.estado] }))}
        />
      ) : null}
    </section>
  );
};
