import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A shortcut key shown on a button; hidden on touch screens. */
export const KeyHint = ({ children }: { children: ReactNode }) => (
  <Box
    component="kbd"
    aria-hidden
    sx={{
      display: 'none',
      '@media (hover: hover) and (min-width: 600px)': { display: 'inline-grid' },
      placeItems: 'center',
      minWidth: 18,
      height: 18,
      px: 0.5,
      borderRadius: 0.5,
      border: '1px solid currentColor',
      font: 'inherit',
      // Buttons size their end icon, and a key must be smaller.
      '&&&': { fontSize: 11 },
      fontWeight: 600,
      lineHeight: 1,
      opacity: 0.75,
    }}
  >
    {children}
  </Box>
);
