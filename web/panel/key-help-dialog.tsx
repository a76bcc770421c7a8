import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { type KeyHelp, useToldKeys } from '../ui/key-help.ts';
import { messages } from '../ui/messages.ts';
import { isMac } from './is-mac.ts';
import { paletteMessages as texts } from './palette.messages.ts';

const everywhere = (): KeyHelp => [
  [isMac() ? texts.searchShortcutMac : texts.searchShortcut, texts.keySearch],
  ['Esc', texts.keyClose],
  ['?', texts.keyHelp],
];

/** The keys of this screen and those of every screen, opened with '?'. */
export const KeyHelpDialog = ({ onClose }: { onClose: () => void }) => {
  const titleId = useId();
  const here = useToldKeys().flat();
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{texts.keysTitle}</DialogTitle>
      <DialogContent>
        {here.length > 0 ? <KeyList title={texts.keysHere} keys={here} /> : null}
        <KeyList title={texts.keysEverywhere} keys={everywhere()} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} sx={{ minHeight: 44 }}>
          {messages.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

const KeyList = ({ title, keys }: { title: string; keys: KeyHelp }) => (
  <Box component="section" sx={{ '& + &': { mt: 3 } }}>
    <Typography variant="subtitle2" component="h3" color="textSecondary" sx={{ mb: 1 }}>
      {title}
    </Typography>
    <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'minmax(96px, auto) 1fr', columnGap: 3, rowGap: 1.25 }}>
      {keys.map(([key, act]) => (
        <Box key={`${key} ${act}`} sx={{ display: 'contents' }}>
          <Typography component="dt" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
            {key}
          </Typography>
          <Typography component="dd" sx={{ m: 0 }}>
            {act}
          </Typography>
        </Box>
      ))}
    </Box>
  </Box>
);
