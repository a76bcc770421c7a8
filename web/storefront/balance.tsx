import StarsRounded from '@mui/icons-material/StarsRounded';
import Box from '@mui/material/Box';
import { useState } from 'react';
import type { Viewer } from '../session/session-context.ts';
import { pointsText } from '../ui/amount-texts.ts';
import { MoneyText, PointsText } from '../ui/amounts.tsx';
import { storefrontMessages as texts } from './storefront.messages.ts';

const pill = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  px: 1.5,
  minHeight: 36,
  border: 0,
  borderRadius: 1,
  bgcolor: 'tint.secondary',
  color: 'secondary.main',
  font: 'inherit',
  fontWeight: 720,
} as const;

/** The member's balance: whole points for sellers, BRL for consumers (document 002 §2, Shell). A press on points that were cut shows their decimals. */
export const Balance = ({ viewer }: { viewer: Viewer }) => {
  const [isExact, setExact] = useState(false);
  const saldo = (viewer.kind === 'SELLER' ? viewer.saldoPontos : viewer.saldoCashback) ?? '0';
  const content = (
    <>
      <StarsRounded aria-hidden sx={{ fontSize: 20, color: 'secondary.light' }} />
      <Box component="span" sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}>
        {texts.balance}
      </Box>
      {viewer.kind === 'SELLER' ? <PointsText whole={!isExact} value={saldo} /> : <MoneyText value={saldo} />}
    </>
  );
  const isCut = viewer.kind === 'SELLER' && !/^-?\d+([.]0*)?$/.test(saldo);
  if (!isCut) return <Box sx={pill}>{content}</Box>;
  return (
    <Box
      component="button"
      type="button"
      aria-pressed={isExact}
      title={texts.exactBalance(pointsText(saldo))}
      onClick={() => setExact(!isExact)}
      sx={{ ...pill, cursor: 'pointer' }}
    >
      {content}
    </Box>
  );
};
