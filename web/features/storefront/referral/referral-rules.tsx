import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { pointsText } from '../../../ui/amount-texts.ts';
import { referralTexts as texts } from './referral.messages.ts';

/** When a referral counts and what it earns (document 002 §2 and §9). */
export const ReferralRules = () => (
  <Card sx={{ p: { xs: 2, sm: 3 } }}>
    <Typography variant="h3" component="h2">
      {texts.rules}
    </Typography>
    <Box component="ol" sx={{ pl: 2.5, mt: 1.5, mb: 2.5, '& > li + li': { mt: 0.75 } }}>
      {texts.steps.map((step) => (
        <Typography key={step} component="li">
          {step}
        </Typography>
      ))}
    </Box>
    <Typography sx={{ fontWeight: 650 }}>{texts.rates}</Typography>
    <Box component="dl" sx={{ m: 0, mt: 1 }}>
      {texts.rateOf.map(({ plataforma, pontos }) => (
        <Box
          key={plataforma}
          sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 1, borderTop: 1, borderColor: 'divider' }}
        >
          <Typography component="dt">{plataforma}</Typography>
          <Typography component="dd" sx={{ m: 0, fontWeight: 720, color: 'secondary.main', whiteSpace: 'nowrap' }}>
            {pointsText(pontos, { whole: true })}
          </Typography>
        </Box>
      ))}
    </Box>
  </Card>
);
