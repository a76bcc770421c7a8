import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDateTime } from '../../../../server/shared/dates.ts';
import { MoneyText } from '../../../ui/amounts.tsx';
import { PointsPattern } from '../../../ui/points-pattern.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import type { OwnCardFragment } from './own-card.generated.ts';
import { ownCardTexts as texts } from './own-card.messages.ts';

// The card is dark in both themes, like the home page's balance.
const SURFACE = '#074840';
const INK = '#F7F2E8';
const SOFT_INK = '#D5E7E1';

const look = ({ bloqueado, emDesbloqueio, entregue }: OwnCardFragment) => {
  if (emDesbloqueio) return { tone: 'pending', label: texts.unblocking } as const;
  if (!entregue) return { tone: 'info', label: texts.onTheWay } as const;
  return bloqueado ? ({ tone: 'rejected', label: texts.blocked } as const) : ({ tone: 'approved', label: texts.active } as const);
};

/** The card with its balance; shows only the last four digits of its number. */
export const CardFace = ({ card }: { card: OwnCardFragment }) => (
  <Box
    component="section"
    aria-label={texts.balance}
    sx={{
      position: 'relative',
      overflow: 'hidden',
      borderRadius: 1.5,
      p: { xs: 2.5, sm: 3 },
      minHeight: 200,
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      bgcolor: SURFACE,
      color: INK,
    }}
  >
    <PointsPattern />
    <Box sx={{ position: 'relative' }}>
      <Typography sx={{ color: SOFT_INK, fontWeight: 600 }}>{texts.balance}</Typography>
      <Typography sx={{ fontSize: 'clamp(2rem, 1.6rem + 2vw, 2.75rem)', fontWeight: 740, lineHeight: 1.15, letterSpacing: '-0.02em' }}>
        <MoneyText value={card.saldo} />
      </Typography>
      <Typography variant="body2" sx={{ color: SOFT_INK }}>
        {texts.updatedAt(formatDateTime(card.atualizadoEm))}
      </Typography>
    </Box>
    <Box
      sx={{ position: 'relative', mt: 3, display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}
    >
      <Typography sx={{ letterSpacing: '0.12em', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        <span aria-hidden>•••• </span>
        {texts.ending(card.numero.slice(-4))}
      </Typography>
      <StatusChip {...look(card)} />
    </Box>
  </Box>
);
