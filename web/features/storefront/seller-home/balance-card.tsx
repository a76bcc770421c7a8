import CameraAltOutlined from '@mui/icons-material/CameraAltOutlined';
import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import HistoryToggleOff from '@mui/icons-material/HistoryToggleOff';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { ScoringType } from '../../../../server/shared/enums.ts';
import type { Viewer } from '../../../session/session-context.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { PointsPattern } from '../../../ui/points-pattern.tsx';
import type { BalanceTexts } from './balance-texts.ts';
import { homeTexts as texts } from './seller-home.messages.ts';

// The card is dark in both themes, like the landing page's hero, so it has its own colours.
const SURFACE = '#074840';
const INK = '#F7F2E8';
const SOFT_INK = '#D5E7E1';
const AMBER = '#F2B233';

const Act = ({ tipoPontuacao }: Pick<Viewer, 'tipoPontuacao'>) => {
  const isTyping = tipoPontuacao === ScoringType.DIGITACAO;
  if (!isTyping && tipoPontuacao !== ScoringType.FOTO) return null;
  return (
    <ButtonLink
      to="/enviar-pontuacao"
      size="large"
      variant="contained"
      startIcon={isTyping ? <EditNoteOutlined /> : <CameraAltOutlined />}
      sx={{
        width: { xs: '100%', sm: 'auto' },
        minWidth: { sm: 240 },
        bgcolor: AMBER,
        color: '#271800',
        '&:hover': { bgcolor: '#F7C55F' },
        '&.Mui-focusVisible': { outline: `3px solid ${INK}`, outlineOffset: 2 },
      }}
    >
      {isTyping ? texts.recordSale : texts.sendPhoto}
    </ButtonLink>
  );
};

const QuietLink = ({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) => (
  <Box
    component={RouterLink}
    to={to}
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      gap: 1,
      minHeight: 44,
      color: SOFT_INK,
      fontWeight: 600,
      textDecorationColor: 'rgb(213 231 225 / 0.5)',
      textUnderlineOffset: '0.2em',
      borderRadius: 0.5,
      '& svg': { color: AMBER },
      '&:focus-visible': { outline: `3px solid ${INK}`, outlineOffset: 2 },
    }}
  >
    {icon}
    {children}
  </Box>
);

interface BalanceCardProps extends Pick<Viewer, 'tipoPontuacao'> {
  says: BalanceTexts;
}

/** The seller's balance, what is under review, and the main action. */
export const BalanceCard = ({ tipoPontuacao, says }: BalanceCardProps) => (
  <Box
    component="section"
    aria-label={texts.balance}
    sx={{ position: 'relative', overflow: 'hidden', borderRadius: 1.5, p: { xs: 2.5, sm: 4 }, bgcolor: SURFACE, color: INK }}
  >
    <PointsPattern />
    <Box sx={{ position: 'relative' }}>
      <Typography sx={{ color: SOFT_INK, fontWeight: 600 }}>{texts.balance}</Typography>
      <Typography
        sx={{ mt: 0.5, fontWeight: 760, lineHeight: 1.05, letterSpacing: '-0.03em', fontSize: 'clamp(2.75rem, 2rem + 4vw, 4rem)' }}
      >
        {says.amount}{' '}
        <Box component="span" sx={{ fontSize: '1.25rem', fontWeight: 650, letterSpacing: 0, color: AMBER }}>
          {texts.unit}
        </Box>
      </Typography>
      {/* Stacked at any width: the second text changes, which must not change the layout. */}
      <Box sx={{ mt: 1, mb: 2, display: 'flex', flexDirection: 'column', alignItems: 'flex-start' }}>
        <QuietLink to="/pontuacoes#saldo" icon={<HelpOutlineOutlined aria-hidden />}>
          {texts.explainBalance}
        </QuietLink>
        <QuietLink to="/pontuacoes" icon={<HistoryToggleOff aria-hidden />}>
          {says.inAnalysis}
        </QuietLink>
      </Box>
      <Act tipoPontuacao={tipoPontuacao} />
    </Box>
  </Box>
);
