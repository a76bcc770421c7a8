import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { PointsPattern } from '../../../ui/points-pattern.tsx';

/** Colours of a card that is dark in both themes, like the landing page's hero. */
export const darkCard = {
  surface: '#074840',
  ink: '#F7F2E8',
  softInk: '#D5E7E1',
  amber: '#F2B233',
  amberHover: '#F7C55F',
  amberInk: '#271800',
};

/** Style of the main action on a dark card. */
export const amberButton = {
  bgcolor: darkCard.amber,
  color: darkCard.amberInk,
  '&:hover': { bgcolor: darkCard.amberHover },
  '&.Mui-focusVisible': { outline: `3px solid ${darkCard.ink}`, outlineOffset: 2 },
};

/** Style of the secondary action next to it. */
export const inkButton = {
  bgcolor: 'transparent',
  color: darkCard.ink,
  borderColor: darkCard.softInk,
  '&:hover': { bgcolor: 'rgb(247 242 232 / 0.12)', borderColor: darkCard.ink },
  '&.Mui-focusVisible': { outline: `3px solid ${darkCard.ink}`, outlineOffset: 2 },
};

/** The hero of the consumers' pages. */
export const DarkCard = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box
    component="section"
    aria-label={label}
    sx={{
      position: 'relative',
      overflow: 'hidden',
      borderRadius: 1.5,
      p: { xs: 2.5, sm: 4 },
      bgcolor: darkCard.surface,
      color: darkCard.ink,
    }}
  >
    <PointsPattern />
    <Box sx={{ position: 'relative' }}>{children}</Box>
  </Box>
);
