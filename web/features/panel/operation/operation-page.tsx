import { useState } from 'react';
import type { FailedJobsFilter } from '../../../graphql/types.generated.ts';
import { ListScreen } from '../../../lists/list-screen.tsx';
import type { ListColumn, ListVariables } from '../../../lists/list-types.ts';
import { toListResult } from '../../../lists/to-list-result.ts';
import { attempt } from '../../../session/failure.ts';
import { useCan } from '../../../session/session-context.ts';
import { confirm } from '../../../ui/confirm.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { useMoneyPauseQuery } from './money-pause.generated.ts';
import {
  type FailedJobsQuery,
  useDiscardFailedJobMutation,
  useFailedJobsQuery,
  useRetryFailedJobMutation,
  useSetMoneyPauseMutation,
} from './operation.generated.ts';
import { operationTexts as texts } from './operation.messages.ts';
import { OperationSummary } from './operation-summary.tsx';

const PauseDialog = lazyDialog(async () => (await import('./pause-dialog.tsx')).PauseDialog);

type Row = FailedJobsQuery['failedJobs']['items'][number];

const useJobs = (variables: ListVariables<FailedJobsFilter>) => toListResult(useFailedJobsQuery({ variables }), (data) => data.failedJobs);

const columns: ListColumn<Row>[] = [
  { field: 'fila', title: texts.job, width: 190 },
  { field: 'erro', title: texts.error, width: 330, sortable: false },
  { field: 'tentativas', title: texts.tries, type: 'integer', width: 110 },
  { field: 'falhouEm', title: texts.failedAt, type: 'dateTime' },
];

const AGAIN = { refetchQueries: ['failedJobs', 'operations'], awaitRefetchQueries: true };

/** Operação: the state of what runs in the background, the failed jobs, and the pause of the operations with money. */
export const OperationPage = () => {
  const can = useCan();
  const { data: paused } = useMoneyPauseQuery();
  const [isPausing, setPausing] = useState(false);
  const [setMoneyPause] = useSetMoneyPauseMutation({ refetchQueries: ['moneyPause'], awaitRefetchQueries: true });
  const [retry] = useRetryFailedJobMutation(AGAIN);
  const [discard] = useDiscardFailedJobMutation(AGAIN);
  const handlePause = async (motivo: string) => {
    const { data } = await setMoneyPause({ variables: { input: { ativa: true, motivo } } });
    toast.success(data?.setMoneyPause.emAndamento ? texts.stillRunning : texts.paused);
  };
  const handleResume = async () => {
    if (!(await confirm({ title: texts.resumeTitle, text: texts.resumeText, confirmLabel: texts.resume }))) return;
    if (await attempt(setMoneyPause({ variables: { input: { ativa: false } } }))) toast.success(texts.resumed);
  };
  const handleRetry = async ({ id }: Row) => {
    if (await attempt(retry({ variables: { id } }))) toast.success(texts.retried);
  };
  const handleDiscard = async ({ id, fila }: Row) => {
    if (!(await confirm({ title: texts.discardTitle, text: texts.discardText(fila), confirmLabel: texts.discard, danger: true }))) return;
    if (await attempt(discard({ variables: { id } }))) toast.success(texts.discarded);
  };
  const mayManage = can('operation:manage');
  return (
    <>
      <ListScreen<Row, FailedJobsFilter>
        title={texts.title}
        description={texts.hint}
        name="failedJobs"
        useList={useJobs}
        columns={columns}
        defaultSort={{ field: 'falhouEm', direction: 'DESC' }}
        searchPlaceholder={false}
        emptyHint={texts.empty}
        rowLabel={({ fila }) => fila}
        summary={<OperationSummary />}
        actions={[
          paused?.moneyPause
            ? { label: texts.resume, onClick: handleResume, hidden: !mayManage }
            : { label: texts.pause, onClick: () => setPausing(true), hidden: !mayManage, destructive: true },
        ]}
        rowActions={(row) => [
          { label: texts.retry, onClick: () => handleRetry(row), hidden: !mayManage },
          { label: texts.discard, onClick: () => handleDiscard(row), destructive: true, hidden: !mayManage },
        ]}
      />
      {isPausing && <PauseDialog onPause={handlePause} onClose={() => setPausing(false)} />}
    </>
  );
};
