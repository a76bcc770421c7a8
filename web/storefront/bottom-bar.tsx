import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { NavLink } from 'react-router';
import type { Viewer } from '../session/session-context.ts';
import { bottomBar } from '../ui/toast-room.ts';
import { type BottomEntry, bottomEntries } from './menu.ts';
import { storefrontMessages as texts } from './storefront.messages.ts';
import { STOREFRONT_ICONS } from './storefront-icons.tsx';

/** Height of the bar on phones, in pixels, excluding the safe-area inset. */
export const BOTTOM_BAR_HEIGHT = 68;

const Place = ({ label, to, icon, isRaised = false }: BottomEntry) => (
  <ButtonBase
    component={NavLink}
    to={to}
    sx={(theme) => ({
      flex: 1,
      minWidth: 0,
      minHeight: BOTTOM_BAR_HEIGHT,
      flexDirection: 'column',
      justifyContent: 'flex-end',
      gap: 0.5,
      pb: 1.25,
      // Five places fit side by side even where text is twice as large.
      fontSize: 'min(0.75rem, 4.8vw)',
      lineHeight: 1.2,
      textAlign: 'center',
      fontWeight: 650,
      color: isRaised ? 'primary.main' : 'text.secondary',
      '&[aria-current="page"]': { color: 'primary.main' },
      '&.Mui-focusVisible': { outline: `3px solid ${theme.vars!.palette.primary.main}`, outlineOffset: -3, borderRadius: 1 },
    })}
  >
    <Box
      aria-hidden
      sx={
        isRaised
          ? {
              display: 'grid',
              placeItems: 'center',
              width: 56,
              height: 56,
              mt: '-30px',
              borderRadius: '50%',
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
              boxShadow: '0 6px 16px rgb(7 72 64 / 0.35)',
              border: 4,
              borderColor: 'background.paper',
            }
          : { display: 'flex' }
      }
    >
      {STOREFRONT_ICONS[icon]}
    </Box>
    {label}
  </ButtonBase>
);

/** The phone's bottom navigation, with five places. */
export const BottomBar = ({ viewer }: { viewer: Viewer }) => (
  <Box
    {...bottomBar}
    component="nav"
    aria-label={texts.bottomBar}
    sx={{
      position: 'fixed',
      inset: 'auto 0 0 0',
      zIndex: 'appBar',
      display: { xs: 'flex', md: 'none' },
      bgcolor: 'background.paper',
      borderTop: 1,
      borderColor: 'divider',
      pb: 'env(safe-area-inset-bottom)',
    }}
  >
    {bottomEntries(viewer).map((entry) => (
      <Place key={entry.label} {...entry} />
    ))}
  </Box>
);
