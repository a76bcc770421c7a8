import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { NavLink } from 'react-router';
import type { Viewer } from '../session/session-context.ts';
import { storefrontMenu } from './menu.ts';
import { storefrontMessages as texts } from './storefront.messages.ts';

/** The members' menu on wide screens: a row of links below the header. */
export const DesktopMenu = ({ viewer }: { viewer: Viewer }) => (
  <Box component="nav" aria-label={texts.menu} sx={{ display: { xs: 'none', md: 'block' }, borderTop: 1, borderColor: 'divider' }}>
    <Box
      component="ul"
      sx={{ listStyle: 'none', display: 'flex', flexWrap: 'wrap', maxWidth: 1200, mx: 'auto', my: 0, px: 3, columnGap: 3.5 }}
    >
      {storefrontMenu(viewer)
        .filter((entry) => entry.only !== 'mobile')
        .map(({ label, to }) => (
          <li key={to}>
            <Link
              component={NavLink}
              to={to}
              underline="none"
              sx={{
                display: 'inline-flex',
                alignItems: 'center',
                minHeight: 48,
                fontSize: '0.9375rem',
                color: 'text.secondary',
                borderBottom: '3px solid transparent',
                '&:hover': { color: 'text.primary' },
                '&[aria-current="page"]': { color: 'primary.main', borderBottomColor: 'currentColor' },
              }}
            >
              {label}
            </Link>
          </li>
        ))}
    </Box>
  </Box>
);
