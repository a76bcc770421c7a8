import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { toldText } from '../session/failure.ts';
import { messages } from '../ui/messages.ts';
import { toast } from '../ui/toast.ts';
import type { HeldActionRowFragment } from './held-actions.generated.ts';
import { HeldEffect } from './held-effect.tsx';
import { heldTexts as texts } from './held-texts.ts';
import { useApproveHeld, useRefreshHeld } from './use-approve-held.ts';

interface ApproveHeldDialogProps {
  held: HeldActionRowFragment;
  onApproved: (held: HeldActionRowFragment) => unknown;
  onClose: () => void;
}

/** Asks for the approval of one effect. When the effect is another by now, it shows that one and asks again. */
export const ApproveHeldDialog = ({ held, onApproved, onClose }: ApproveHeldDialogProps) => {
  const titleId = useId();
  const isPhone = useMediaQuery('(max-width:599.95px)', { noSsr: true });
  const [shown, setShown] = useState({ held, isChanged: false });
  const [isBusy, setBusy] = useState(false);
  const { approve, readAgain } = useApproveHeld();
  const refresh = useRefreshHeld();
  const showAgain = async () => {
    const now = await readAgain(shown.held.id);
    // Without it, the person would be asked about an effect that is no longer true.
    if (now?.status === 'AGUARDA') setShown({ held: now, isChanged: true });
    else onClose();
  };
  const handleApprove = async () => {
    setBusy(true);
    const refused = await approve(shown.held);
    if (refused?.code === 'EFFECT_CHANGED') await showAgain();
    else if (refused) toast.error(toldText(refused));
    setBusy(false);
    if (!refused || (refused.kind === 'graphql' && refused.code !== 'EFFECT_CHANGED')) onClose();
    if (!refused) await onApproved(shown.held);
    await refresh();
  };
  return (
    <Dialog open fullWidth maxWidth="sm" fullScreen={isPhone} onClose={isBusy ? undefined : onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {texts.approveTitle(shown.held.acao)}
      </DialogTitle>
      <DialogContent dividers>
        {shown.isChanged ? (
          <Alert severity="warning" role="alert" sx={{ mb: 2 }}>
            {texts.changed}
          </Alert>
        ) : null}
        <HeldEffect held={shown.held} />
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button variant="outlined" color="inherit" disabled={isBusy} onClick={onClose} sx={{ minHeight: 44 }}>
          {messages.cancel}
        </Button>
        <Button variant="contained" loading={isBusy} onClick={() => void handleApprove()} sx={{ minHeight: 44 }}>
          {shown.isChanged ? texts.approveNew : texts.approve}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
