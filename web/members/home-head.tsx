import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface HomeHeadProps {
  /** False while nobody knows the card's height: what comes with it does not appear before it. */
  isShown?: boolean;
  children: ReactNode;
}

/** The upper part of a member's home: the card of the balance and the banners, beside each other where there is room. */
export const HomeHead = ({ isShown = true, children }: HomeHeadProps) => (
  <Box
    sx={{
      display: isShown ? 'grid' : 'none',
      gap: 2,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
      alignItems: 'center',
    }}
  >
    {children}
  </Box>
);
