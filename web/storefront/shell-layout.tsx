import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { MAIN_ID, SkipLink } from '../ui/skip-link.tsx';
import { HEADER_HEIGHT } from './storefront-header.tsx';

interface ShellLayoutProps {
  /** A page for members, even before the member is known: on phones it has a bottom bar. */
  isMembers: boolean;
  header: ReactNode;
  children: ReactNode;
  /** Shown below the page. */
  footer?: ReactNode;
}

/** The layout of every storefront page, shared with the first frame (web/first-page). */
export const ShellLayout = ({ isMembers, header, children, footer }: ShellLayoutProps) => (
  <Box sx={{ flex: 1, display: 'flex', flexDirection: 'column', pb: { xs: isMembers ? '96px' : 0, md: 0 } }}>
    <SkipLink />
    {header}
    <Box
      component="main"
      id={MAIN_ID}
      tabIndex={-1}
      sx={{
        width: '100%',
        maxWidth: 1200,
        mx: 'auto',
        px: { xs: 2, sm: 3 },
        py: { xs: 3, md: 4 },
        outline: 'none',
        // Keeps the footer below the fold while the content above it loads.
        minHeight: `calc(100dvh - ${HEADER_HEIGHT}px)`,
      }}
    >
      {children}
    </Box>
    {footer}
  </Box>
);
