import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { CopyField } from '../../../ui/copy-field.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { messages } from '../../../ui/messages.ts';
import { ErrorState } from '../../../ui/states.tsx';
import { useRegistrationLinksQuery } from './registration-codes.generated.ts';
import { codeTexts as texts } from './registration-codes.messages.ts';

interface CopyLinkDialogProps {
  code: { id: string; codigo: string };
  onClose: () => void;
}

/** The registration links for a code (document 001 §2). */
export const CopyLinkDialog = ({ code, onClose }: CopyLinkDialogProps) => {
  const titleId = useId();
  const { data, error, refetch } = useRegistrationLinksQuery({ variables: { id: code.id }, context: { silent: true } });
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{texts.linkTitle(code.codigo)}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{texts.linkHint}</DialogContentText>
        {error && <ErrorState onRetry={() => void refetch()} />}
        {!error && !data && <LoadingState rows={2} />}
        {data && (
          <Stack sx={{ gap: 2 }}>
            <CopyField label={texts.sellerLink} value={data.registrationLinks.vendedor} copiedText={texts.copied} />
            <CopyField label={texts.consumerLink} value={data.registrationLinks.consumidor} copiedText={texts.copied} />
          </Stack>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{messages.close}</Button>
      </DialogActions>
    </Dialog>
  );
};
