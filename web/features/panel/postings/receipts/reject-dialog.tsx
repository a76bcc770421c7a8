import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type RefObject, useId, useRef, useState } from 'react';
import { REJECT_REASONS, REJECTION_NOTE_MAX, type RejectReason } from '../../../../../server/shared/enums.ts';
import { messages } from '../../../../ui/messages.ts';
import { useShortcuts } from '../../../../ui/use-shortcuts.ts';
import { postingTexts as texts } from '../shared/postings.messages.ts';
import { KeyHint } from './key-hint.tsx';

/** Why a receipt is rejected, and what its sender reads beside that. */
export interface Rejection {
  motivo: string;
  observacao: string | null;
}

interface RejectDialogProps {
  sender: string;
  /** The reason that the findings propose, focused first; null focuses the first reason. */
  proposed?: RejectReason | null;
  /** Settles once the decision is taken or refused; the caller closes the dialog. */
  onReject: (rejection: Rejection) => Promise<unknown>;
  onClose: () => void;
}

/** The seven reasons, chosen with one press or the keys 1 to 7; O opens a note, which the chosen reason takes along. */
export const RejectDialog = ({ sender, proposed = null, onReject, onClose }: RejectDialogProps) => {
  const titleId = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  /** Null until the note is opened. */
  const [note, setNote] = useState<string | null>(null);
  const reasons = useRef<HTMLDivElement>(null);
  const handleChoose = async (motivo: string) => {
    if (chosen) return;
    setChosen(motivo);
    await onReject({ motivo, observacao: note?.trim() || null });
    setChosen(null);
  };
  const openNote = () => setNote((typed) => typed ?? '');
  const byNumber = Object.fromEntries(REJECT_REASONS.map((motivo, index) => [String(index + 1), () => handleChoose(motivo)]));
  useShortcuts({ ...byNumber, o: openNote }, { inDialog: true });
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={() => (chosen ? undefined : onClose())} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{texts.rejectTitle}</DialogTitle>
      <DialogContent>
        <Typography sx={{ fontWeight: 600 }}>{texts.receiptOf(sender)}</Typography>
        <Typography color="textSecondary" variant="body2" sx={{ mb: 2 }}>
          {texts.rejectHint}
        </Typography>
        <Stack ref={reasons} sx={{ gap: 1 }}>
          {REJECT_REASONS.map((motivo, index) => (
            <Button
              key={motivo}
              variant="outlined"
              color="inherit"
              autoFocus={proposed === null ? index === 0 : motivo === proposed}
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
        <NoteField
          note={note}
          disabled={chosen !== null}
          onOpen={openNote}
          onChange={setNote}
          onDone={() => firstButtonOf(reasons)?.focus()}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={chosen !== null} sx={{ minHeight: 44 }}>
          {messages.cancel}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

const firstButtonOf = ({ current }: RefObject<HTMLElement | null>) => current?.querySelector('button');

interface NoteFieldProps {
  /** Null until it is opened. */
  note: string | null;
  disabled: boolean;
  onOpen: () => void;
  onChange: (note: string) => void;
  /** Back to the reasons. */
  onDone: () => void;
}

/** The note to the sender, closed until somebody wants it. */
const NoteField = ({ note, disabled, onOpen, onChange, onDone }: NoteFieldProps) =>
  note === null ? (
    <Button color="inherit" disabled={disabled} onClick={onOpen} endIcon={<KeyHint>O</KeyHint>} sx={{ mt: 1.5, minHeight: 44 }}>
      {texts.addNote}
    </Button>
  ) : (
    <TextField
      autoFocus
      fullWidth
      multiline
      minRows={2}
      label={texts.noteLabel}
      helperText={texts.noteHint}
      value={note}
      disabled={disabled}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onDone();
      }}
      slotProps={{ htmlInput: { maxLength: REJECTION_NOTE_MAX } }}
      sx={{ mt: 2.5 }}
    />
  );
