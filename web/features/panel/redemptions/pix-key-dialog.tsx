import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import { attempt } from '../../../session/failure.ts';
import { CopyField } from '../../../ui/copy-field.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { messages } from '../../../ui/messages.ts';
import { useRevealPixKeyMutation } from './payouts.generated.ts';
import { payoutTexts as texts } from './payouts.messages.ts';

/** A payment's full key; the server logs each viewing. */
export const PixKeyDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const titleId = useId();
  const [reveal, { data }] = useRevealPixKeyMutation();
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    const ask = async () => {
      if (!(await attempt(reveal({ variables: { id } })))) onClose();
    };
    void ask();
  }, [id, reveal, onClose]);
  const key = data?.revealPixKey;
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{key ? texts.keyTitle(key.tipoChavePix) : texts.keyLabel}</DialogTitle>
      <DialogContent>
        {key ? <CopyField label={texts.keyLabel} value={key.chavePix} copiedText={texts.keyCopied} /> : <LoadingState rows={1} />}
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {texts.keyHint}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} sx={{ minHeight: 44 }}>
          {messages.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
