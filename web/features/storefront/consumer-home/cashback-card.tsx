import CameraAltOutlined from '@mui/icons-material/CameraAltOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { ButtonLink } from '../../../ui/button-link.tsx';
import type { CashbackTexts } from './cashback-texts.ts';
import { consumerHomeTexts as texts } from './consumer-home.messages.ts';
import { amberButton, DarkCard, darkCard, inkButton } from './dark-card.tsx';

const bigNumber = {
  mt: 0.5,
  fontWeight: 760,
  lineHeight: 1.05,
  letterSpacing: '-0.03em',
  fontSize: 'clamp(2.5rem, 2rem + 3.5vw, 3.75rem)',
};
const disabledButton = { '&.Mui-disabled': { bgcolor: 'rgb(247 242 232 / 0.16)', color: darkCard.softInk } };

/** Progress towards the threshold. */
const Progress = ({ percent, text, missing }: NonNullable<CashbackTexts['progress']>) => (
  <Box data-parte="progress" sx={{ mt: 2 }}>
    <LinearProgress
      variant="determinate"
      value={percent}
      aria-label={texts.progress}
      aria-valuetext={text}
      sx={{
        height: 10,
        borderRadius: 1,
        bgcolor: 'rgb(247 242 232 / 0.2)',
        '& .MuiLinearProgress-bar': { bgcolor: darkCard.amber, borderRadius: 1 },
      }}
    />
    <Typography variant="body2" sx={{ mt: 0.75, color: darkCard.softInk }}>
      {text}
    </Typography>
    <Typography variant="body2" sx={{ mt: 0.5, color: darkCard.softInk }}>
      {texts.swProducts}{' '}
      <Link
        component={RouterLink}
        to="/produtos"
        sx={{ color: darkCard.amber, display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
      >
        {texts.seeSwProducts}
      </Link>
    </Typography>
    {missing === null ? null : (
      <Typography data-parte="missing" sx={{ mt: 1, fontWeight: 650 }}>
        {missing}
      </Typography>
    )}
  </Box>
);

const Notice = ({ part, children }: { part: 'waiting' | 'debt' | 'already'; children: string | null }) =>
  children === null ? null : (
    <Typography data-parte={part} sx={{ mt: 1.5, fontWeight: 650 }}>
      {children}
    </Typography>
  );

/**
 * The top of the cashback home: the redeemable amount, the progress to the threshold, and the two actions. `data-parte` marks optional
 * parts: the first frame renders them all and removes the unused ones (web/first-page).
 */
export const CashbackCard = ({ says }: { says: CashbackTexts }) => (
  <DarkCard label={says.label}>
    <Typography sx={{ color: darkCard.softInk, fontWeight: 600 }}>{says.title}</Typography>
    <Typography sx={bigNumber}>{says.amount}</Typography>
    <Notice part="waiting">{says.waiting}</Notice>
    <Notice part="debt">{says.debt}</Notice>
    <Notice part="already">{says.already}</Notice>
    {says.progress && <Progress {...says.progress} />}
    <Typography variant="body2" sx={{ mt: 1.5, mb: 2.5, color: darkCard.softInk }}>
      {says.state}
    </Typography>
    <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, flexWrap: 'wrap', gap: 1.5 }}>
      {says.isAvailable ? (
        <ButtonLink to="/cashback" size="large" variant="contained" sx={amberButton}>
          {texts.redeem}
        </ButtonLink>
      ) : (
        <Button size="large" variant="contained" disabled sx={disabledButton}>
          {texts.redeem}
        </Button>
      )}
      <ButtonLink
        to="/enviar-pontuacao"
        size="large"
        variant={says.isAvailable ? 'outlined' : 'contained'}
        startIcon={<CameraAltOutlined />}
        sx={says.isAvailable ? inkButton : amberButton}
      >
        {texts.send}
      </ButtonLink>
    </Box>
  </DarkCard>
);
