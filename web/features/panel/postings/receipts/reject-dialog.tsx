import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { REJECT_REASONS } from '../../../../../server/shared/enums.ts';
import { messages } from '../../../../ui/messages.ts';
import { useShortcuts } from '../../../../ui/use-shortcuts.ts';
import { KeyHint } from '../key-hint.tsx';
import { postingTexts as texts } from '../postings.messages.ts';

interface RejectDialogProps {
  sender: string;
  /** Settles once the decision is taken or refused; the caller closes the dialog. */
  onReject: (motivo: string) => Promise<unknown>;
  onClose: () => void;
}

/** The seven reasons, chosen with one press or the keys 1 to 7. */
export const RejectDialog = ({ sender, onReject, onClose }: RejectDialogProps) => {
  const titleId = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const handleChoose = async (motivo: string) => {
    if (chosen) return;
    setChosen(motivo);
    await onReject(motivo);
    setChosen(null);
  };
  useShortcuts(Object.fromEntries(REJECT_REASONS.map((motivo, index) => [String(index + 1), () => handleChoose(motivo)])), {
    inDialog: true,
  });
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={() => (chosen ? undefined : onClose())} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{texts.rejectTitle}</DialogTitle>
      <DialogContent>
        <Typography sx={{ fontWeight: 600 }}>{texts.receiptOf(sender)}</Typography>
        <Typography color="textSecondary" variant="body2" sx={{ mb: 2 }}>
          {texts.rejectHint}
        </Typography>
        <Stack sx={{ gap: 1 }}>
          {REJECT_REASONS.map((motivo, index) => (
            <Button
              key={motivo}
              variant="outlined"
              color="inherit"
              autoFocus={index === 0}
              loading={chosen === motivo}
              disabled={chosen !== null}
              onClick={() => void handleChoose(motivo)}
              sx={{ minHeight: 44, justifyContent: 'flex-start', gap: 1.5, textAlign: 'left' }}
            >
              <KeyHint>{String(index + 1)}</KeyHint>
              {motivo}
            </Button>
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={chosen !== null} sx={{ minHeight: 44 }}>
          {messages.cancel}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
