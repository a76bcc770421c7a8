import CloseRounded from '@mui/icons-material/CloseRounded';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useProgramme } from '../../session/programme.tsx';
import type { Viewer } from '../../session/session-context.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { bannerTexts as texts } from './banner.messages.ts';

/** Shown once per browser, until closed. */
const CLOSED_KEY = 'boas-vindas';

/** The introduction over the members' area (document 002 §2, Shell): it covers nothing essential and stays closed once closed. */
export const IntroBanner = ({ viewer }: { viewer: Viewer }) => {
  const { nome } = useProgramme();
  const [isClosed, setClosed] = useState(() => localStorage.getItem(CLOSED_KEY) !== null);
  if (isClosed) return null;
  const handleClose = () => {
    localStorage.setItem(CLOSED_KEY, 'fechado');
    setClosed(true);
  };
  return (
    <Paper
      component="aside"
      aria-label={texts.introTitle(nome)}
      elevation={6}
      sx={{
        position: 'fixed',
        zIndex: 'fab',
        // On phones it sits above the bottom bar, which stays reachable.
        bottom: { xs: 'calc(88px + env(safe-area-inset-bottom))', md: 24 },
        left: { xs: 16, sm: 'auto' },
        right: { xs: 16, sm: 24 },
        maxWidth: { sm: 380 },
        p: 2,
        pr: 7,
        borderRadius: 1.5,
        bgcolor: 'background.paper',
      }}
    >
      <Typography sx={{ fontWeight: 680 }}>{texts.introTitle(nome)}</Typography>
      <Typography variant="body2" sx={{ mt: 0.5, mb: 1, color: 'text.secondary' }}>
        {viewer.kind === 'SELLER' ? texts.introSeller : texts.introConsumer}
      </Typography>
      <TextLink to="/regulamento">{texts.introLink}</TextLink>
      <IconButton
        aria-label={texts.introClose}
        onClick={handleClose}
        sx={{ position: 'absolute', top: 6, right: 6, width: 44, height: 44 }}
      >
        <CloseRounded />
      </IconButton>
    </Paper>
  );
};
