import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { MAIN_ID, SkipLink } from '../ui/skip-link.tsx';
import { HEADER_HEIGHT } from './storefront-header.tsx';

interface ShellLayoutProps {
  /** A member's page, also of one who is not known yet: it has a bar at the bottom of phones. */
  isMembers: boolean;
  header: ReactNode;
  children: ReactNode;
  /** What stands after the page. */
  footer?: ReactNode;
}

/** Where the parts of a storefront page stand; the first frame's too (web/first-page). */
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
        // The footer stays out of sight while what is above it loads.
        ...(isMembers && { minHeight: `calc(100dvh - ${HEADER_HEIGHT}px)` }),
      }}
    >
      {children}
    </Box>
    {footer}
  </Box>
);
