import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useViewer } from '../../session/session-context.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { messages } from '../../ui/messages.ts';
import { ErrorState } from '../../ui/states.tsx';
import { Timeline } from '../../ui/timeline.tsx';
import { AttachmentButton } from './attachment.tsx';
import { howToFix } from './how-to-fix.ts';
import { type OwnReceiptFragment, useOwnReceiptEventsQuery } from './receipt.generated.ts';
import { receiptTexts as texts } from './receipt.messages.ts';
import { isRefused, ReceiptActs } from './receipt-acts.tsx';
import { receiptSteps } from './receipt-steps.ts';

const Fix = ({ receipt }: { receipt: OwnReceiptFragment }) => (
  <Box sx={{ mt: 2.5, p: 2, borderRadius: 1, bgcolor: 'tint.neutral' }}>
    <Typography variant="subtitle2" component="h3">
      {texts.howToFix}
    </Typography>
    <Typography sx={{ mt: 0.5 }}>{howToFix(receipt).text}</Typography>
    <Box sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1, '&:empty': { display: 'none' } }}>
      <ReceiptActs row={receipt} />
    </Box>
  </Box>
);

interface ReceiptDialogProps {
  receiptId: string;
  onClose: () => void;
}

/** Every step of a receipt with its reason, and what the sender can do: fix and resend it, or contest the decision (beyond C4). */
export const ReceiptDialog = ({ receiptId, onClose }: ReceiptDialogProps) => {
  const titleId = useId();
  const isConsumer = useViewer()?.kind === 'CONSUMER';
  const { data, error, refetch } = useOwnReceiptEventsQuery({
    variables: { id: receiptId },
    fetchPolicy: 'network-only',
    context: { silent: true },
  });
  const receipt = data?.ownSubmission;
  const steps = receipt ? receiptSteps(receipt, data.submissionEvents, isConsumer) : [];
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{texts.title}</DialogTitle>
      <DialogContent>
        {error && <ErrorState onRetry={() => void refetch()} />}
        {!data && !error && <LoadingState rows={3} />}
        <Timeline steps={steps} />
        {receipt && isRefused(receipt) && <Fix receipt={receipt} />}
      </DialogContent>
      <DialogActions>
        {receipt && <AttachmentButton url={receipt.linkArquivo} type={receipt.tipoArquivo} />}
        <Button variant="contained" onClick={onClose}>
          {messages.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
