import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { formatDateTime } from '../../../server/shared/dates.ts';
import { useViewer } from '../../session/session-context.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { messages } from '../../ui/messages.ts';
import { ErrorState } from '../../ui/states.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import { AttachmentButton } from './attachment.tsx';
import { howToFix } from './how-to-fix.ts';
import { type OwnReceiptFragment, useOwnReceiptEventsQuery } from './receipt.generated.ts';
import { receiptTexts as texts } from './receipt.messages.ts';
import { isRefused, ReceiptActs } from './receipt-acts.tsx';
import { type ReceiptStep, receiptSteps } from './receipt-steps.ts';

const Step = ({ step: { tone, label, at, texts: lines }, isLast }: { step: ReceiptStep; isLast: boolean }) => (
  <Box
    component="li"
    {...(isLast ? { 'aria-current': 'step' as const } : {})}
    sx={{ position: 'relative', pl: 3, pb: isLast ? 0 : 2.5, borderLeft: 2, borderColor: isLast ? 'transparent' : 'divider', ml: 0.75 }}
  >
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        left: -7,
        top: 6,
        width: 12,
        height: 12,
        borderRadius: '50%',
        bgcolor: isLast ? 'primary.main' : 'divider',
      }}
    />
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <StatusChip tone={tone} label={label} />
      {at && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {formatDateTime(at)}
        </Typography>
      )}
    </Box>
    {lines.map((line) => (
      <Typography key={line} sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
        {line}
      </Typography>
    ))}
  </Box>
);

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
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {steps.map((step, index) => (
            <Step key={step.key} step={step} isLast={index === steps.length - 1} />
          ))}
        </Box>
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
