import { useEffect, useRef } from 'react';
import type { ExpiryAudience } from '../../../graphql/types.generated.ts';
import { toast } from '../../../ui/toast.ts';
import { type ExpiryRunsQuery, useExpiryRunsQuery } from './expiry.generated.ts';
import { expiryTexts as texts } from './expiry.messages.ts';

export type Run = ExpiryRunsQuery['expiryRuns']['items'][number];

const POLL_MS = 1_000;
const SHOWN = 10;

/** Whether a run is still in progress. */
export const isRunning = ({ estado }: Pick<Run, 'estado'>) => estado === 'NA_FILA' || estado === 'PROCESSANDO';

/** An audience's latest runs, polled while one is in progress; calls back when a run seen in progress ends. */
export const useRuns = (publico: ExpiryAudience, onEnded: () => void) => {
  const result = useExpiryRunsQuery({
    variables: { options: { pageSize: SHOWN }, filter: { publico } },
    fetchPolicy: 'cache-and-network',
  });
  const { data, startPolling, stopPolling } = result;
  const runs = data?.expiryRuns.items;
  const running = runs?.some(isRunning) ?? false;
  const seen = useRef(new Set<string>());
  useEffect(() => {
    if (!running) return undefined;
    startPolling(POLL_MS);
    return stopPolling;
  }, [running, startPolling, stopPolling]);
  useEffect(() => {
    let ended = false;
    for (const run of runs ?? []) {
      if (isRunning(run)) seen.current.add(run.id);
      else if (seen.current.delete(run.id)) {
        ended = true;
        if (run.estado === 'FALHOU') toast.error(run.mensagem ?? texts.returnFailed);
        else toast.success(texts.ended(run.tipo, run.publico, run));
      }
    }
    if (ended) onEnded();
  }, [runs, onEnded]);
  return { ...result, runs, running };
};
