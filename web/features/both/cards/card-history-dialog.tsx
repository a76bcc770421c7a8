import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { ListColumn } from '../../../lists/list-types.ts';
import { LocalTable } from '../../../lists/local-table.tsx';
import { messages } from '../../../ui/messages.ts';
import { type CardEventsQuery, useCardEventsQuery } from './cards.generated.ts';
import { cardTexts as texts } from './cards.messages.ts';
import type { CardRow } from './link-card-dialog.tsx';

type Event = CardEventsQuery['cardEvents'][number];

const columns: ListColumn<Event>[] = [
  { field: 'criadoEm', title: 'Data', type: 'dateTime' },
  { field: 'tipo', title: 'Alteração', value: ({ tipo }) => texts.events[tipo] ?? tipo },
  { field: 'parceiro', title: 'Vendedor' },
  { field: 'atorNome', title: 'Responsável' },
];

/** A card's events, newest first. */
export const CardHistoryDialog = ({ card, onClose }: { card: CardRow; onClose: () => void }) => {
  const titleId = useId();
  const { data, loading, error, refetch } = useCardEventsQuery({
    variables: { id: card.id },
    fetchPolicy: 'network-only',
    context: { silent: true },
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{texts.historyOf(card.numero)}</DialogTitle>
      <DialogContent dividers>
        <LocalTable<Event>
          title={texts.history}
          rows={data?.cardEvents}
          columns={columns}
          getRowId={(event) => event.id}
          loading={loading}
          error={error}
          onRetry={refetch}
          emptyHint={texts.historyEmpty}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} sx={{ minHeight: 44 }}>
          {messages.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
