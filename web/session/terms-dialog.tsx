import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { sessionMessages } from './session.messages.ts';
import { useSession, useViewer } from './session-context.ts';

/** Asks the member to accept the rules; the only way out is to sign out. `children` are the rules to read. */
export const TermsDialog = ({ children }: { children?: ReactNode }) => {
  const [agreed, setAgreed] = useState(false);
  const [isAccepting, setAccepting] = useState(false);
  const { signOut, acceptTerms } = useSession();
  const accept = () => {
    setAccepting(true);
    void acceptTerms().finally(() => setAccepting(false));
  };
  const texts = useViewer()?.kind === 'CONSUMER' ? sessionMessages.consumerTerms : sessionMessages.sellerTerms;
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby="terms-title" aria-describedby="terms-text">
      <DialogTitle id="terms-title">{texts.title}</DialogTitle>
      <DialogContent>
        <Typography id="terms-text" sx={{ color: 'text.secondary' }}>
          {texts.text}
        </Typography>
        {children && <Box sx={{ mt: 3 }}>{children}</Box>}
        <Link href="/regulamento" target="_blank" rel="noopener" sx={{ display: 'inline-block', mt: 2 }}>
          {sessionMessages.readTerms}
        </Link>
      </DialogContent>
      <FormControlLabel
        sx={{ mx: 1.5, mt: 1, display: 'flex', minHeight: 44 }}
        control={<Checkbox checked={agreed} onChange={(event) => setAgreed(event.target.checked)} />}
        label={sessionMessages.agree}
      />
      <DialogActions>
        <Button variant="outlined" color="inherit" onClick={() => void signOut()}>
          {sessionMessages.cancelTerms}
        </Button>
        <Button variant="contained" disabled={!agreed} loading={isAccepting} onClick={accept}>
          {sessionMessages.acceptTerms}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
