import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { copyText } from '../../../ui/copy-text.ts';
import { downloadContent } from '../../../ui/download.ts';
import { accessTexts as texts } from './access.messages.ts';

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Shows new recovery codes, the only time that they are shown. Only its button closes it. */
export const RecoveryCodesDialog = ({ codes, onClose }: RecoveryCodesDialogProps) => {
  const text = codes.join('\n');
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby="recovery-codes-title">
      <DialogTitle id="recovery-codes-title">{texts.codes}</DialogTitle>
      <DialogContent>
        <Alert severity="warning">{texts.codesOnce}</Alert>
        <Box
          component="ul"
          aria-label={texts.codes}
          sx={{
            m: 0,
            mt: 2,
            p: 0,
            listStyle: 'none',
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
            gap: 1,
            fontFamily: 'monospace',
            fontSize: '1.0625rem',
          }}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2, flexWrap: 'wrap' }}>
        <Button onClick={() => void copyText(text, texts.codesCopied)} sx={{ minHeight: 44 }}>
          {texts.codesCopy}
        </Button>
        <Button onClick={() => downloadContent(new Blob([`${text}\n`], { type: 'text/plain' }), texts.codesFile)} sx={{ minHeight: 44 }}>
          {texts.codesDownload}
        </Button>
        <Button variant="contained" onClick={onClose} sx={{ minHeight: 44 }}>
          {texts.codesKept}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
