import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { PublicBanners } from '../../../members/banners/public-banners.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { DocumentTitle } from '../../../ui/document-title.tsx';
import { consumerPublicTexts as texts } from './consumer-public.messages.ts';
import { amberButton, DarkCard, darkCard, inkButton } from './dark-card.tsx';

/** /home-cliente: explains the cashback; links to sign-in and registration (document 002 §2). */
export const ConsumerPublicPage = () => (
  <>
    <DocumentTitle>{texts.title}</DocumentTitle>
    <DarkCard label={texts.title}>
      <Typography variant="h1" sx={{ maxWidth: '16ch', pt: { xs: 2, md: 5 } }}>
        {texts.headline}
      </Typography>
      <Typography variant="subtitle1" component="p" sx={{ mt: 2, maxWidth: '46ch', color: darkCard.softInk }}>
        {texts.lead}
      </Typography>
      <Box sx={{ mt: 4, pb: { md: 4 }, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <ButtonLink to="/login-consumidor-final" variant="contained" size="large" sx={amberButton}>
          {texts.enter}
        </ButtonLink>
        <ButtonLink to="/cadastrar-consumidor-final" variant="outlined" size="large" sx={inkButton}>
          {texts.register}
        </ButtonLink>
      </Box>
    </DarkCard>
    <Typography variant="h2" sx={{ mt: 5 }}>
      {texts.how}
    </Typography>
    <Box
      component="ol"
      sx={{ listStyle: 'none', m: 0, mt: 2, p: 0, display: 'grid', gap: 2, gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' } }}
    >
      {texts.steps.map((step, index) => (
        <Card key={step} component="li" sx={{ p: 3 }}>
          <Typography aria-hidden sx={{ fontSize: '1.5rem', fontWeight: 750, color: 'secondary.main' }}>
            {index + 1}
          </Typography>
          <Typography sx={{ mt: 0.5, fontWeight: 600 }}>{step}</Typography>
        </Card>
      ))}
    </Box>
    {/* Last, so that nothing shifts on days without banners. */}
    <Box sx={{ mt: 5 }}>
      <PublicBanners />
    </Box>
  </>
);
