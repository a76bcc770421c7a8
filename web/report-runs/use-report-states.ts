import { useEffect } from 'react';
import { type ReportStatesQuery, useReportStatesQuery } from './report-runs.generated.ts';

export type ReportState = ReportStatesQuery['reportStates'][number];

const POLL_MS = 1_500;

/** Whether the newest run of a report has not ended. */
export const isRunning = (state: Pick<ReportState, 'estado'> | undefined): boolean =>
  state?.estado === 'NA_FILA' || state?.estado === 'EM_ANDAMENTO';

/** The state of every report, the monthly ones for that month; polls while a run is open. */
export const useReportStates = ({ ano, mes }: { ano: number; mes: number }) => {
  const result = useReportStatesQuery({ variables: { ano, mes }, fetchPolicy: 'cache-and-network', context: { silent: true } });
  const { data, startPolling, stopPolling } = result;
  const running = data?.reportStates.some(isRunning) ?? false;
  useEffect(() => {
    if (running) startPolling(POLL_MS);
    return stopPolling;
  }, [running, startPolling, stopPolling]);
  return { ...result, states: data?.reportStates };
};
