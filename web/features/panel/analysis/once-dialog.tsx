import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { CopyField } from '../../../ui/copy-field.tsx';
import { messages } from '../../../ui/messages.ts';

interface OnceDialogProps {
  title: string;
  text: string;
  label: string;
  value: string;
  copiedText: string;
  children?: ReactNode;
  onClose: () => void;
}

/** Shows a secret text only once. A click beside it does not close it. */
export const OnceDialog = ({ title, text, label, value, copiedText, children, onClose }: OnceDialogProps) => {
  const titleId = useId();
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{text}</DialogContentText>
        <CopyField label={label} value={value} copiedText={copiedText} />
        {children}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{messages.close}</Button>
      </DialogActions>
    </Dialog>
  );
};
