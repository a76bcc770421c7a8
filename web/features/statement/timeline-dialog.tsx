import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { formatDateTime } from '../../../server/shared/dates.ts';
import { submissionLook } from '../../storefront/submission-look.ts';
import { LoadingState } from '../../ui/loading-state.tsx';
import { messages } from '../../ui/messages.ts';
import { ErrorState } from '../../ui/states.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import { useOwnReceiptEventsQuery } from './statement.generated.ts';
import { statementTexts as texts } from './statement.messages.ts';

/** Every step of a receipt: sent, rejected with the reason, contested, answered, back in analysis, approved. */
export const TimelineDialog = ({ receiptId, onClose }: { receiptId: number; onClose: () => void }) => {
  const titleId = useId();
  const { data, error, refetch } = useOwnReceiptEventsQuery({
    variables: { id: receiptId },
    fetchPolicy: 'network-only',
    context: { silent: true },
  });
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{texts.timelineTitle}</DialogTitle>
      <DialogContent>
        {error && <ErrorState onRetry={() => void refetch()} />}
        {!data && !error && <LoadingState rows={3} />}
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
          {data?.submissionEvents.map(({ id, statusNovo, motivo, criadoEm }) => (
            <Box component="li" key={id}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
                <StatusChip {...submissionLook(statusNovo)} />
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {formatDateTime(criadoEm)}
                </Typography>
              </Box>
              {motivo && <Typography sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>{motivo}</Typography>}
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {messages.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
