import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { formatDateTime } from '../../../../../server/shared/dates.ts';
import { reversalReasonText } from '../../../../../server/shared/reversal-reason.ts';
import { LoadingState } from '../../../../ui/loading-state.tsx';
import { messages } from '../../../../ui/messages.ts';
import { EmptyState, ErrorState } from '../../../../ui/states.tsx';
import { StatusChip } from '../../../../ui/status-chip.tsx';
import { usePostingEditsQuery, useSubmissionEventsQuery } from './history.generated.ts';
import { postingTexts as texts } from './postings.messages.ts';
import { lookOf } from './submission-status.ts';

interface HistoryDialogProps {
  /** Null for a sale without a receipt. */
  submissionId: string | null;
  /** Includes corrections of this sale's data. */
  postingId?: string;
  /** Whose sale it is, for one without a receipt. */
  of?: string;
  onClose: () => void;
}

interface Step {
  id: string;
  look: ReturnType<typeof lookOf>;
  at: string;
  text: string;
}

interface Why {
  causa: string | null;
  motivo: string | null;
  observacao: string | null;
}

/** 'Ana Souza: Nota duplicada: já lançada'. */
function reasonedText(name: string, { causa, motivo, observacao }: Why): string {
  const reason = reversalReasonText({ causa, observacao }, 'STAFF');
  const why = [motivo, reason].filter(Boolean).join('. ');
  const note = reason ? null : observacao && texts.rejectionNote(observacao);
  return [why ? `${name}: ${why}` : name, note].filter(Boolean).join('. ');
}

/** The history of a receipt and its sale: who moved it, when and why. */
export const HistoryDialog = ({ submissionId, postingId, of, onClose }: HistoryDialogProps) => {
  const titleId = useId();
  const moves = useSubmissionEventsQuery({
    variables: { id: submissionId ?? '' },
    skip: submissionId === null,
    fetchPolicy: 'network-only',
    context: { silent: true },
  });
  const edits = usePostingEditsQuery({
    variables: { id: postingId ?? '' },
    skip: postingId === undefined,
    fetchPolicy: 'network-only',
    context: { silent: true },
  });
  const error = moves.error ?? edits.error;
  const isRead = (submissionId === null || moves.data) && (postingId === undefined || edits.data);
  const steps: Step[] = [
    // Lists each correction once, with its changes.
    ...(moves.data?.submissionEvents ?? [])
      .filter(({ statusNovo }) => statusNovo !== 'DADOS_CORRIGIDOS' || postingId === undefined)
      .map(({ id, statusNovo, criadoEm, atorNome, causa, motivo, observacao }) => ({
        id: `m${id}`,
        look: lookOf(statusNovo),
        at: criadoEm,
        text: reasonedText(atorNome, { causa, motivo, observacao }),
      })),
    ...(edits.data?.postingEdits ?? []).map(({ id, criadoEm, nome, causa, motivo, mudanca }) => ({
      id: `e${id}`,
      look: lookOf('DADOS_CORRIGIDOS'),
      at: criadoEm,
      text: `${reasonedText(nome, { causa, motivo: null, observacao: motivo })}. ${mudanca}`,
    })),
  ].sort((a, b) => a.at.localeCompare(b.at));
  const refetch = () => Promise.all([submissionId === null ? null : moves.refetch(), postingId === undefined ? null : edits.refetch()]);
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{submissionId === null ? texts.historyOf(of) : texts.historyTitle(submissionId)}</DialogTitle>
      <DialogContent dividers>
        {error ? <ErrorState text={error.message} onRetry={() => void refetch()} /> : null}
        {!isRead && !error ? <LoadingState rows={3} /> : null}
        {isRead && steps.length === 0 ? <EmptyState /> : null}
        <Stack component="ol" sx={{ listStyle: 'none', m: 0, p: 0, gap: 2 }}>
          {steps.map(({ id, look, at, text }) => (
            <Box component="li" key={id}>
              <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
                <StatusChip {...look} />
                <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  {formatDateTime(at)}
                </Typography>
              </Stack>
              <Typography sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>{text}</Typography>
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
