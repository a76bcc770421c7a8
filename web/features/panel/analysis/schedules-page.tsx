import { useState } from 'react';
import type { DeliverySchedulesFilter } from '../../../graphql/types.generated.ts';
import { ListScreen } from '../../../lists/list-screen.tsx';
import type { FilterDefinition, ListColumn, ListVariables } from '../../../lists/list-types.ts';
import { toListResult } from '../../../lists/to-list-result.ts';
import { attempt } from '../../../session/failure.ts';
import { useViewer } from '../../../session/session-context.ts';
import { confirm } from '../../../ui/confirm.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import {
  type DeliverySchedulesQuery,
  useDeleteQueryScheduleMutation,
  useDeliverySchedulesQuery,
  useRunQueryScheduleMutation,
  useSetQueryScheduleActiveMutation,
} from './deliveries.generated.ts';
import { deliveryTexts as texts, timesText } from './deliveries.messages.ts';
import { DeliveriesTabs } from './deliveries-tabs.tsx';
import { OnceDialog } from './once-dialog.tsx';
import { ScheduleHistory } from './schedule-history.tsx';

const NewScheduleDialog = lazyDialog(async () => (await import('./new-schedule-dialog.tsx')).NewScheduleDialog);

type Row = DeliverySchedulesQuery['deliverySchedules']['items'][number];

const useSchedules = (variables: ListVariables<DeliverySchedulesFilter>) =>
  toListResult(useDeliverySchedulesQuery({ variables }), (data) => data.deliverySchedules);

const columns: ListColumn<Row>[] = [
  { field: 'nome', title: texts.name, flex: 2 },
  { field: 'hora', title: texts.when, flex: 2, sortable: false, value: timesText },
  { field: 'situacao', title: texts.situation, type: 'status', width: 130, statuses: texts.scheduleSituations },
  { field: 'proximaEm', title: texts.next, type: 'dateTime' },
  { field: 'ultimaEm', title: texts.last, type: 'dateTime', sortable: false },
  { field: 'destino', title: texts.to, flex: 2, sortable: false },
  { field: 'consulta', title: texts.query, flex: 1, secondary: true, value: ({ consulta }) => consulta ?? texts.noQuery },
  { field: 'falhasSeguidas', title: texts.failures, type: 'integer', width: 120, sortable: false, secondary: true },
  { field: 'escopos', title: texts.scope, flex: 1, sortable: false, secondary: true },
  { field: 'dono', title: texts.owner, flex: 1, secondary: true },
];
const filters: FilterDefinition<DeliverySchedulesFilter>[] = [
  {
    kind: 'select',
    name: 'situacao',
    label: texts.situation,
    options: Object.entries(texts.scheduleSituations).map(([value, { label }]) => ({ value, label })),
  },
];

/** What a person may do with a schedule; only its owner starts it. */
const useActs = () => {
  const viewer = useViewer();
  const [run] = useRunQueryScheduleMutation({ refetchQueries: ['scheduleRuns', 'deliverySchedules'], awaitRefetchQueries: true });
  const [activate] = useSetQueryScheduleActiveMutation();
  const [remove] = useDeleteQueryScheduleMutation({ refetchQueries: ['deliverySchedules'], awaitRefetchQueries: true });
  const say = async (doing: Promise<unknown>, text: string) => {
    if (await attempt(doing)) toast.success(text);
  };
  return ({ id, nome, situacao, staffUserId }: Row) => {
    const isOwn = staffUserId === viewer?.id;
    const isActive = situacao === 'ATIVO';
    const drop = async () => {
      if (await confirm({ title: texts.removeTitle, text: texts.removeQuestion(nome), danger: true }))
        await say(remove({ variables: { id } }), texts.removed);
    };
    return [
      { label: texts.runNow, hidden: !isOwn, onClick: () => void say(run({ variables: { id } }), texts.running) },
      {
        label: texts.pause,
        hidden: !isActive,
        onClick: () => void say(activate({ variables: { id, ativo: false } }), texts.paused),
      },
      {
        label: texts.activate,
        hidden: isActive || !isOwn,
        onClick: () => void say(activate({ variables: { id, ativo: true } }), texts.activated),
      },
      { label: texts.remove, destructive: true, onClick: () => void drop() },
    ];
  };
};

/** Schedules of saved queries: create, run now, pause, delete, and the history of each in its detail. */
export const SchedulesPage = () => {
  const [creating, setCreating] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const acts = useActs();
  return (
    <>
      <ListScreen<Row, DeliverySchedulesFilter>
        title={texts.title}
        description={texts.hint}
        name="deliverySchedules"
        useList={useSchedules}
        columns={columns}
        filters={filters}
        defaultSort={{ field: 'criadoEm', direction: 'DESC' }}
        searchPlaceholder={false}
        summary={<DeliveriesTabs current="/painel/analise/agendamentos" />}
        rowLabel={({ nome }) => nome}
        rowDetail={({ id }) => <ScheduleHistory key={id} id={id} />}
        emptyHint={texts.emptySchedules}
        actions={[{ label: texts.newSchedule, onClick: () => setCreating(true) }]}
        rowActions={acts}
      />
      {creating && <NewScheduleDialog onSecret={setSecret} onClose={() => setCreating(false)} />}
      {secret && (
        <OnceDialog
          title={texts.secretMade}
          text={texts.secretOnce}
          label={texts.secret}
          value={secret}
          copiedText={texts.secretCopied}
          onClose={() => setSecret(null)}
        />
      )}
    </>
  );
};
