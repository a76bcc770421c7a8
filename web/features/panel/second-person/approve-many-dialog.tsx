import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import type { HeldActionRowFragment } from '../../../decisions/held-actions.generated.ts';
import { givenText, heldTexts } from '../../../decisions/held-texts.ts';
import { useApproveHeld, useRefreshHeld } from '../../../decisions/use-approve-held.ts';
import { toldText } from '../../../session/failure.ts';
import { messages } from '../../../ui/messages.ts';
import { toast } from '../../../ui/toast.ts';
import { selectionText, secondPersonTexts as texts } from './second-person.messages.ts';

interface Refused {
  held: HeldActionRowFragment;
  isChanged: boolean;
  text: string;
}

const Requests = ({ rows }: { rows: readonly HeldActionRowFragment[] }) => (
  <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1.5, overflowWrap: 'anywhere' }}>
    {rows.map((held) => (
      <li key={held.id}>
        <strong>{[held.acao, givenText(held)].filter(Boolean).join(' · ')}</strong>
        <div>{held.resumo}</div>
        {held.mudancas.map((sentence) => (
          <Typography key={sentence} variant="body2" color="textSecondary">
            {sentence}
          </Typography>
        ))}
        <Typography variant="body2" color="textSecondary">
          {`${heldTexts.askedBy} ${held.primeiroPor}`}
        </Typography>
      </li>
    ))}
  </Box>
);

const Outcome = ({ approved, refused }: { approved: number; refused: readonly Refused[] }) => {
  const changed = refused.filter(({ isChanged }) => isChanged).length;
  return (
    <Alert severity="warning" role="alert" sx={{ overflowWrap: 'anywhere' }}>
      <strong>{`${texts.outcome({ approved, changed, refused: refused.length - changed })}:`}</strong>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
        {refused.map(({ held, text }) => (
          <li key={held.id}>{`${held.acao}, ${held.resumo}: ${text}`}</li>
        ))}
      </Box>
      {changed > 0 ? <Typography variant="body2">{texts.changedHint}</Typography> : null}
    </Alert>
  );
};

interface ApproveManyDialogProps {
  rows: readonly HeldActionRowFragment[];
  /** Called once all were sent. */
  onSent: () => void;
  onClose: () => void;
}

/** Shows every selected request with their sum, approves one after another, and says which were not approved and why. */
export const ApproveManyDialog = ({ rows, onSent, onClose }: ApproveManyDialogProps) => {
  const titleId = useId();
  const isPhone = useMediaQuery('(max-width:599.95px)', { noSsr: true });
  // The rows leave the list while they are approved.
  const [asked] = useState(rows);
  const [done, setDone] = useState<number | null>(null);
  const [refused, setRefused] = useState<readonly Refused[] | null>(null);
  const { approve } = useApproveHeld();
  const refresh = useRefreshHeld();
  const isBusy = done !== null && refused === null;
  const handleApprove = async () => {
    const failed: Refused[] = [];
    for (const [index, held] of asked.entries()) {
      setDone(index + 1);
      // One after another: each must meet what the one before it changed.
      const failure = await approve(held);
      if (failure) failed.push({ held, isChanged: failure.code === 'EFFECT_CHANGED', text: toldText(failure) });
    }
    setRefused(failed);
    onSent();
    if (failed.length === 0) {
      onClose();
      toast.success(texts.bulkDone(asked.length));
    }
    await refresh();
  };
  return (
    <Dialog open fullWidth maxWidth="sm" fullScreen={isPhone} {...(isBusy ? {} : { onClose })} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{refused ? texts.bulkResult : texts.bulkTitle(asked.length)}</DialogTitle>
      <DialogContent dividers>
        {refused ? (
          <Outcome approved={asked.length - refused.length} refused={refused} />
        ) : (
          <>
            <Typography role="status" sx={{ mb: 2, fontWeight: 600 }}>
              {isBusy ? texts.bulkRunning(done, asked.length) : selectionText(asked)}
            </Typography>
            <Requests rows={asked} />
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button variant="outlined" color="inherit" disabled={isBusy} onClick={onClose} sx={{ minHeight: 44 }}>
          {refused ? messages.close : messages.cancel}
        </Button>
        {refused ? null : (
          <Button variant="contained" loading={isBusy} onClick={() => void handleApprove()} sx={{ minHeight: 44 }}>
            {heldTexts.approve}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
