import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { messages } from '../../../../ui/messages.ts';
import { SHORTCUT_HELP, saleTexts as texts } from '../review.messages.ts';

/** The list of shortcuts, opened with '?'. */
export const ShortcutHelp = ({ onClose }: { onClose: () => void }) => (
  <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby="shortcut-title">
    <DialogTitle id="shortcut-title">{texts.help}</DialogTitle>
    <DialogContent>
      <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 3, rowGap: 1.25 }}>
        {SHORTCUT_HELP.map(([keys, act]) => (
          <Box key={keys} sx={{ display: 'contents' }}>
            <Typography component="dt" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
              {keys}
            </Typography>
            <Typography component="dd" sx={{ m: 0 }}>
              {act}
            </Typography>
          </Box>
        ))}
      </Box>
    </DialogContent>
    <DialogActions>
      <Button onClick={onClose} sx={{ minHeight: 44 }}>
        {messages.close}
      </Button>
    </DialogActions>
  </Dialog>
);
