import StarsRounded from '@mui/icons-material/StarsRounded';
import Box from '@mui/material/Box';
import type { Viewer } from '../session/session-context.ts';
import { MoneyText, PointsText } from '../ui/amounts.tsx';
import { storefrontMessages as texts } from './storefront.messages.ts';

/** The member's balance: whole points for sellers, BRL for consumers (document 002 §2, Shell). */
export const Balance = ({ viewer }: { viewer: Viewer }) => (
  <Box
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      gap: 0.75,
      px: 1.5,
      minHeight: 36,
      borderRadius: 1,
      bgcolor: 'tint.secondary',
      color: 'secondary.main',
      fontWeight: 720,
    }}
  >
    <StarsRounded aria-hidden sx={{ fontSize: 20, color: 'secondary.light' }} />
    <Box component="span" sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}>
      {texts.balance}
    </Box>
    {viewer.kind === 'SELLER' ? <PointsText whole value={viewer.saldoPontos ?? '0'} /> : <MoneyText value={viewer.saldoCashback ?? '0'} />}
  </Box>
);
