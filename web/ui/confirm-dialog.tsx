import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import type { PendingConfirm } from './confirm.ts';
import { Dialog } from './dialog.tsx';

/** One question of the confirm service; Esc and the backdrop answer no. */
export const ConfirmDialog = ({ pending }: { pending: PendingConfirm }) => (
  <Dialog
    open
    fullWidth
    maxWidth="xs"
    onClose={() => pending.answer(false)}
    aria-labelledby="confirm-title"
    aria-describedby={pending.text ? 'confirm-text' : undefined}
  >
    <DialogTitle id="confirm-title">{pending.title}</DialogTitle>
    {pending.text && (
      <DialogContent>
        <DialogContentText id="confirm-text" component="div">
          {pending.text}
        </DialogContentText>
      </DialogContent>
    )}
    <DialogActions>
      <Button variant="outlined" color="inherit" autoFocus={pending.danger} onClick={() => pending.answer(false)}>
        {pending.cancelLabel}
      </Button>
      <Button
        variant="contained"
        color={pending.danger ? 'error' : 'primary'}
        autoFocus={!pending.danger}
        onClick={() => pending.answer(true)}
      >
        {pending.confirmLabel}
      </Button>
    </DialogActions>
  </Dialog>
);
