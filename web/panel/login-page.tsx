import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { FIRST_ACCESS } from '../session/first-access.ts';
import { secondFactorMessages } from '../session/second-factor.messages.ts';
import { type Challenge, type Credentials, useSession } from '../session/session-context.ts';
import { SignInForm } from '../session/sign-in-form.tsx';
import { Brand } from '../ui/brand-mark.tsx';
import { ColorModeToggle } from '../ui/color-mode-toggle.tsx';
import { PointsPattern } from '../ui/points-pattern.tsx';
import { useProgrammeName } from '../ui/programme-name.ts';
import { TextLink } from '../ui/text-link.tsx';
import { panelMessages } from './panel.messages.ts';

// Only people with a second factor need it.
const SecondFactorForm = lazy(async () => ({ default: (await import('../session/second-factor-form.tsx')).SecondFactorForm }));

/** The staff login page (document 000 §2). */
export const PanelLoginPage = () => {
  const { authenticating, signInStaff, confirmSecondFactor } = useSession();
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const signIn = async (credentials: Credentials) => setChallenge(await signInStaff(credentials));
  const programme = useProgrammeName();
  return (
    <Box sx={{ flex: 1, minHeight: '100dvh', display: 'grid', gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 5fr) minmax(0, 6fr)' } }}>
      <title>{`${programme} Login`}</title>
      <Box
        component="aside"
        aria-label={programme}
        sx={{
          position: 'relative',
          overflow: 'hidden',
          display: { xs: 'none', md: 'flex' },
          flexDirection: 'column',
          justifyContent: 'flex-end',
          p: 6,
          bgcolor: '#074840',
          color: '#F7F2E8',
        }}
      >
        <PointsPattern />
        <Typography variant="h1" component="p" sx={{ position: 'relative', maxWidth: '14ch', fontSize: '2.75rem' }}>
          {panelMessages.loginPitch}
        </Typography>
        <Typography sx={{ position: 'relative', mt: 2, maxWidth: '44ch', fontSize: '1.0625rem', color: '#CFE3DD' }}>
          {panelMessages.loginPitchText}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexDirection: 'column', p: { xs: 2, sm: 4 } }}>
        <Box component="header" sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
          <Brand />
          <ColorModeToggle />
        </Box>
        <Box component="main" sx={{ flex: 1, display: 'grid', placeItems: 'center', py: 4 }}>
          <Card sx={{ width: '100%', maxWidth: 420, p: { xs: 3, sm: 4 } }}>
            <Typography variant="h2" component="h1">
              {challenge ? secondFactorMessages.title : panelMessages.loginTitle}
            </Typography>
            <Typography sx={{ mt: 0.5, mb: 3, color: 'text.secondary' }}>
              {challenge ? secondFactorMessages.loginText : panelMessages.loginText}
            </Typography>
            {challenge ? (
              <Suspense fallback={null}>
                <SecondFactorForm
                  challenge={challenge}
                  onProof={(proof) => confirmSecondFactor(challenge.desafio, proof)}
                  onLeave={() => setChallenge(null)}
                  leaveLabel={secondFactorMessages.back}
                />
              </Suspense>
            ) : (
              <>
                <SignInForm authenticating={authenticating} onSignIn={signIn} />
                <Box sx={{ mt: 1.5, textAlign: 'center' }}>
                  <TextLink to={FIRST_ACCESS} sx={{ py: 1 }}>
                    {panelMessages.firstAccessLink}
                  </TextLink>
                </Box>
              </>
            )}
          </Card>
        </Box>
      </Box>
    </Box>
  );
};
