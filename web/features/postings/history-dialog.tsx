import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { formatDateTime } from '../../../server/shared/dates.ts';
import { LoadingState } from '../../ui/loading-state.tsx';
import { messages } from '../../ui/messages.ts';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import { postingTexts as texts } from './postings.messages.ts';
import { lookOf } from './submission-status.ts';
import { useSubmissionEventsQuery } from './submissions.generated.ts';

/** What happened to a receipt: who moved it, when and why. */
export const HistoryDialog = ({ submissionId, onClose }: { submissionId: number; onClose: () => void }) => {
  const titleId = useId();
  const { data, error, refetch } = useSubmissionEventsQuery({
    variables: { id: submissionId },
    fetchPolicy: 'network-only',
    context: { silent: true },
  });
  const events = data?.submissionEvents;
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{texts.historyTitle(submissionId)}</DialogTitle>
      <DialogContent dividers>
        {error ? <ErrorState text={error.message} onRetry={() => void refetch()} /> : null}
        {!events && !error ? <LoadingState rows={3} /> : null}
        {events?.length === 0 ? <EmptyState /> : null}
        <Stack component="ol" sx={{ listStyle: 'none', m: 0, p: 0, gap: 2 }}>
          {events?.map((event) => (
            <Box component="li" key={event.id}>
              <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
                <StatusChip {...lookOf(event.statusNovo)} />
                <Typography variant="body2" color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  {formatDateTime(event.criadoEm)}
                </Typography>
              </Stack>
              <Typography sx={{ mt: 0.5 }}>
                {event.atorNome}
                {event.motivo ? `: ${event.motivo}` : ''}
              </Typography>
            </Box>
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} sx={{ minHeight: 44 }}>
          {messages.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
