import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import { useEffect, useState } from 'react';
import { readFailure } from '../session/failure.ts';
import type { Programme } from '../session/programme.tsx';
import { useSession } from '../session/session-context.ts';
import { toast } from '../ui/toast.ts';
import { pendingAccount, takeSocialReturn } from './social-return.ts';
import { storefrontMessages as texts } from './storefront.messages.ts';

/** Sign-in with a provider, by redirect and without third-party scripts; also handles the return (document 000 §7). */
export const SocialSignIn = ({ providers }: { providers: Programme['provedoresSociais'] }) => {
  const { signInSocial } = useSession();
  const [isPending, setPending] = useState(() => pendingAccount.get() !== null);
  useEffect(() => {
    const answer = takeSocialReturn();
    if (!answer) return;
    if (answer.kind === 'failure') {
      toast.error(texts.socialFailed);
      return;
    }
    signInSocial(answer.ticket).catch((error: unknown) => {
      const { code, message } = readFailure(error);
      if (code !== 'SOCIAL_NOT_LINKED') return toast.error(message);
      pendingAccount.keep(answer.ticket);
      setPending(true);
    });
  }, [signInSocial]);
  return (
    <Box sx={{ mt: 3, display: 'grid', gap: 1.5 }}>
      {isPending && <Alert severity="info">{texts.socialLink}</Alert>}
      <Divider>{texts.or}</Divider>
      {providers.map(({ id, nome }) => (
        <Button key={id} href={`/entrar/${id}`} variant="outlined" color="inherit" size="large" fullWidth>
          {texts.socialEnter(nome)}
        </Button>
      ))}
    </Box>
  );
};
