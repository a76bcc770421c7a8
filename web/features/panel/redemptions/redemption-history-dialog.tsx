import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { formatDate } from '../../../../server/shared/dates.ts';
import { reversalReasonText } from '../../../../server/shared/reversal-reason.ts';
import type { ListColumn } from '../../../lists/list-types.ts';
import { LocalTable } from '../../../lists/local-table.tsx';
import { messages } from '../../../ui/messages.ts';
import { type RedemptionHistoryQuery, useRedemptionHistoryQuery } from './redemptions.generated.ts';
import { redemptionTexts as texts } from './redemptions.messages.ts';

type Event = RedemptionHistoryQuery['redemption']['eventos'][number];

const valueText = ({ tipo }: Event, value: string | null) => (tipo === 'ENTREGA' ? formatDate(value) : (value ?? '-'));

const columns: ListColumn<Event>[] = [
  { field: 'criadoEm', title: 'Data', type: 'dateTime' },
  { field: 'tipo', title: 'Alteração', value: ({ tipo }) => texts.events[tipo] ?? tipo },
  { field: 'de', title: 'De', value: (event) => valueText(event, event.de) },
  { field: 'para', title: 'Para', value: (event) => valueText(event, event.para) },
  { field: 'atorNome', title: 'Responsável' },
];

/** Changes to a redemption and who made them, newest first. */
export const RedemptionHistoryDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const titleId = useId();
  const { data, loading, error, refetch } = useRedemptionHistoryQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const reason = data && reversalReasonText(data.redemption, 'STAFF');
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{texts.historyOf(id)}</DialogTitle>
      <DialogContent dividers>
        {reason && <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>{texts.cancelledBecause(reason)}</Typography>}
        <LocalTable<Event>
          title={texts.history}
          rows={data?.redemption.eventos}
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
