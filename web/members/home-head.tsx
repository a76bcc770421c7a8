import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface HomeHeadProps {
  /** False while the card's height is unknown: what accompanies it appears together with it. */
  isShown?: boolean;
  children: ReactNode;
}

/** The top of a member's home: the balance card and the banners, side by side where there is room. */
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
