import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import type { ListColumn } from '../../../lists/list-types.ts';
import { LocalTable } from '../../../lists/local-table.tsx';
import { attempt } from '../../../session/failure.ts';
import { confirm } from '../../../ui/confirm.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { toast } from '../../../ui/toast.ts';
import {
  type OwnSessionRowFragment,
  useEndOtherOwnSessionsMutation,
  useEndOwnSessionMutation,
  useOwnSessionsQuery,
} from './access.generated.ts';
import { accessTexts as texts } from './access.messages.ts';

type Row = OwnSessionRowFragment;

const nameOf = ({ dispositivo, atual }: Row) => (atual ? `${dispositivo} (${texts.current})` : dispositivo);

const columns: ListColumn<Row>[] = [
  { field: 'dispositivo', title: texts.device, width: 260, value: nameOf },
  { field: 'ip', title: texts.ip, width: 160 },
  { field: 'criadoEm', title: texts.enteredAt, type: 'dateTime' },
  { field: 'ultimoUsoEm', title: texts.usedAt, type: 'dateTime' },
];

/** Meus acessos: the devices where the person is signed in; any of them can be ended. */
export const OwnSessionsPage = () => {
  const { data, loading, error, refetch } = useOwnSessionsQuery({ fetchPolicy: 'cache-and-network', context: { silent: true } });
  const [end] = useEndOwnSessionMutation();
  const [endOthers] = useEndOtherOwnSessionsMutation();
  const rows = data?.ownSessions;
  const handleEnd = async (row: Row) => {
    const question = { title: texts.endQuestion(row.dispositivo), text: texts.endText, danger: true };
    if (!(await confirm(question))) return;
    if (await attempt(end({ variables: { id: row.id } }))) toast.success(texts.ended);
    await refetch();
  };
  const handleEndOthers = async () => {
    if (!(await confirm({ title: texts.endOthersQuestion, text: texts.endOthersText, danger: true }))) return;
    const answer = await attempt(endOthers());
    if (answer?.data) toast.success(texts.endedOthers(answer.data.endOtherOwnSessions));
    await refetch();
  };
  const hasOthers = rows?.some(({ atual }) => !atual) ?? false;
  return (
    <>
      <PageHeader
        title={texts.sessions}
        description={texts.sessionsHint}
        breadcrumbs={[{ label: texts.profile, to: '/painel/perfil' }, { label: texts.sessions }]}
        actions={
          <Button variant="outlined" color="error" disabled={!hasOthers} onClick={() => void handleEndOthers()}>
            {texts.endOthers}
          </Button>
        }
      />
      <Paper variant="outlined" sx={{ p: { xs: 1, sm: 2 } }}>
        <LocalTable<Row>
          title={texts.sessions}
          rows={rows}
          columns={columns}
          getRowId={({ id }) => id}
          loading={loading && !rows}
          error={error && { message: texts.sessionsFailed }}
          onRetry={refetch}
          rowLabel={nameOf}
          rowActions={(row) => [
            { label: texts.end, onClick: () => handleEnd(row), disabledReason: row.atual && texts.endCurrent, destructive: true },
          ]}
          cardsOnPhone
        />
      </Paper>
    </>
  );
};
