import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { ListColumn, StatusLook } from '../../lists/list-types.ts';
import { LocalTable } from '../../lists/local-table.tsx';
import { type ConsumerRowFragment, type ConsumerStatusChangesQuery, useConsumerStatusChangesQuery } from './consumers.generated.ts';
import { consumerTexts as texts } from './consumers.messages.ts';

type Consumer = Pick<ConsumerRowFragment, 'id' | 'nome'>;
type Change = ConsumerStatusChangesQuery['consumerStatusChanges'][number];

/** 1 is Ativo, anything else Inativo (document 001 §3). */
const looks: Readonly<Record<string, StatusLook>> = {
  0: { label: texts.inactive, tone: 'closed' },
  1: { label: texts.active, tone: 'approved' },
};
const columns: ListColumn<Change>[] = [
  { field: 'criadoEm', title: 'Data', type: 'dateTime' },
  { field: 'usuario', title: 'Responsável' },
  { field: 'statusAnterior', title: 'De', type: 'status', statuses: looks },
  { field: 'statusNovo', title: 'Para', type: 'status', statuses: looks },
  { field: 'justificativa', title: texts.justification },
];

/** Who activated or deactivated a consumer, when and why. */
export const ConsumerHistory = ({ consumer }: { consumer: Consumer }) => {
  const { data, error, loading, refetch } = useConsumerStatusChangesQuery({
    variables: { id: consumer.id },
    fetchPolicy: 'network-only',
    context: { silent: true },
  });
  return (
    <LocalTable<Change>
      title={texts.historyOf(consumer.nome)}
      rows={data?.consumerStatusChanges}
      columns={columns}
      getRowId={({ id }) => String(id)}
      loading={loading}
      error={error && { message: texts.historyFailed }}
      onRetry={() => refetch()}
      defaultSort={{ field: 'criadoEm', direction: 'DESC' }}
      emptyHint={texts.historyEmpty}
    />
  );
};

/** The same, from the list. */
export const ConsumerHistoryDialog = ({ consumer, onClose }: { consumer: Consumer; onClose: () => void }) => {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{texts.historyOf(consumer.nome)}</DialogTitle>
      <DialogContent dividers>
        <ConsumerHistory consumer={consumer} />
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button onClick={onClose} sx={{ minHeight: 44 }}>
          {texts.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
