import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Navigate } from 'react-router';
import { useProgramme } from '../session/programme.tsx';
import { CONSUMER_LANDING, leadsToCashback } from '../session/redirects.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { DocumentTitle } from '../ui/document-title.tsx';
import { PointsPattern } from '../ui/points-pattern.tsx';
import { landingMessages as texts } from './landing.messages.ts';

type Audience = (typeof texts.audiences)[number];

const Steps = ({ steps }: { steps: readonly string[] }) => (
  <Box component="ol" sx={{ listStyle: 'none', m: 0, mt: 2.5, p: 0, display: 'grid', gap: 1.5, counterReset: 'step' }}>
    {steps.map((step) => (
      <Box
        component="li"
        key={step}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          counterIncrement: 'step',
          '&::before': {
            content: 'counter(step)',
            display: 'grid',
            placeItems: 'center',
            flexShrink: 0,
            width: 32,
            height: 32,
            borderRadius: '50%',
            bgcolor: 'tint.secondary',
            color: 'secondary.main',
            fontWeight: 750,
          },
        }}
      >
        {step}
      </Box>
    ))}
  </Box>
);

const AudienceCard = ({ audience }: { audience: Audience }) => (
  <Card component="section" sx={{ p: { xs: 3, sm: 4 }, display: 'flex', flexDirection: 'column' }}>
    <Typography variant="h2">{audience.name}</Typography>
    <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{audience.text}</Typography>
    <Steps steps={audience.steps} />
    <Box sx={{ mt: 'auto', pt: 3.5, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      <ButtonLink variant="contained" to={audience.enterTo}>
        {audience.enter}
      </ButtonLink>
      <ButtonLink variant="outlined" color="inherit" to={audience.registerTo}>
        {audience.register}
      </ButtonLink>
    </Box>
  </Card>
);

const Hero = () => (
  <Box
    sx={{
      position: 'relative',
      overflow: 'hidden',
      borderRadius: 1.5,
      px: { xs: 3, sm: 6 },
      pt: { xs: 6, md: 10 },
      pb: { xs: 12, md: 17 },
      bgcolor: '#074840',
      color: '#F7F2E8',
    }}
  >
    <PointsPattern />
    <Typography variant="h1" sx={{ position: 'relative', maxWidth: '15ch' }}>
      {texts.headline}
    </Typography>
    <Typography variant="subtitle1" component="p" sx={{ position: 'relative', mt: 2, maxWidth: '46ch', color: '#D5E7E1' }}>
      {texts.lead}
    </Typography>
  </Box>
);

/** '/': leads both audiences to their login; on a cashback host it redirects to the consumers' home (document 002 §1). */
export const LandingPage = () => {
  const { hostsCashback, loading } = useProgramme();
  // Until it is known whether this is a cashback host, show the hero without links, so nothing shifts later.
  if (loading) return <Hero />;
  if (leadsToCashback({ hostname: window.location.hostname, referrer: document.referrer, hostsCashback })) {
    return <Navigate to={CONSUMER_LANDING} replace />;
  }
  return (
    <>
      <DocumentTitle>{texts.title}</DocumentTitle>
      <Hero />
      <Box
        sx={{
          position: 'relative',
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
          gap: { xs: 2, md: 3 },
          mt: { xs: -8, md: -11 },
          mx: { xs: 1.5, sm: 4 },
        }}
      >
        {texts.audiences.map((audience) => (
          <AudienceCard key={audience.name} audience={audience} />
        ))}
      </Box>
    </>
  );
};
