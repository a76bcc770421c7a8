import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type Credentials, useSession } from '../session/session-context.ts';
import { SignInForm } from '../session/sign-in-form.tsx';
import { useProgrammeName } from '../ui/programme-name.ts';
import { TextLink } from '../ui/text-link.tsx';
import { storefrontMessages as texts } from './storefront.messages.ts';

interface MemberLoginProps {
  title: string;
  text: string;
  forgotTo: string;
  registerTo: string;
  other: { question: string; to: string };
  onSignIn: (credentials: Credentials) => Promise<unknown>;
  /** Other ways to sign in, below the form. */
  children?: ReactNode;
}

/** The members' login page, the same for both audiences except for its links (document 002 §2, Login). */
export const MemberLogin = ({ title, text, forgotTo, registerTo, other, onSignIn, children }: MemberLoginProps) => {
  const { authenticating } = useSession();
  const programme = useProgrammeName();
  return (
    <Box sx={{ maxWidth: 460, mx: 'auto', py: { xs: 1, md: 5 } }}>
      <title>{`${programme} Login`}</title>
      <Card sx={{ p: { xs: 3, sm: 4.5 } }}>
        <Typography variant="h2" component="h1">
          {title}
        </Typography>
        <Typography sx={{ mt: 0.75, mb: 3, color: 'text.secondary' }}>{text}</Typography>
        <SignInForm authenticating={authenticating} onSignIn={onSignIn} forgotTo={forgotTo} />
        {children}
      </Card>
      <Box sx={{ mt: 3, display: 'grid', gap: 1.5, justifyItems: 'center', textAlign: 'center' }}>
        <Typography>
          {texts.noAccount} <TextLink to={registerTo}>{texts.createAccount}</TextLink>
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {other.question} <TextLink to={other.to}>{texts.enterHere}</TextLink>
        </Typography>
      </Box>
    </Box>
  );
};
