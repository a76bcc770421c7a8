import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { lazy, Suspense, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { homeOf, LANDING } from '../session/redirects.ts';
import type { Viewer } from '../session/session-context.ts';
import { Brand, BrandMark } from '../ui/brand-mark.tsx';
import { ColorModeToggle } from '../ui/color-mode-toggle.tsx';
import { useProgrammeName } from '../ui/programme-name.ts';
import { storefrontMessages as texts } from './storefront.messages.ts';
import { TutorialButton } from './tutorial-button.tsx';

// Fetched on demand: visitors open no drawer and members no login menu.
const DesktopMenu = lazy(async () => ({ default: (await import('./desktop-menu.tsx')).DesktopMenu }));
const MobileMenu = lazy(async () => ({ default: (await import('./mobile-menu.tsx')).MobileMenu }));
const MemberActions = lazy(async () => ({ default: (await import('./member-actions.tsx')).MemberActions }));
const VisitorActions = lazy(async () => ({ default: (await import('./visitor-actions.tsx')).VisitorActions }));

/** Height of the header's first row including its border, in pixels. */
export const HEADER_HEIGHT = 73;

/** Reserves the space of the members' menu until it loads. */
const MENU_SPACE = <Box sx={{ display: { xs: 'none', md: 'block' }, height: 49, borderTop: 1, borderColor: 'divider' }} />;

interface StorefrontHeaderProps {
  member: Viewer | null;
  /** A page for members, even before the member is known. */
  isMembers: boolean;
}

/** The header of every storefront page: brand, menu, and the member's balance or the sign-in buttons. */
export const StorefrontHeader = ({ member, isMembers }: StorefrontHeaderProps) => {
  const [isMenuOpen, setMenuOpen] = useState(false);
  return (
    <Box component="header" sx={{ bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}>
      {/* Wraps where enlarged text leaves no room, so that the sign-out stays on the screen. */}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          minHeight: 72,
          maxWidth: 1200,
          mx: 'auto',
          px: { xs: 1.5, sm: 3 },
        }}
      >
        {isMembers && (
          <IconButton
            color="inherit"
            disabled={!member}
            aria-label={texts.openMenu}
            aria-haspopup="dialog"
            onClick={() => setMenuOpen(true)}
            sx={{ display: { md: 'none' } }}
          >
            <MenuIcon />
          </IconButton>
        )}
        <Link
          component={RouterLink}
          to={member ? homeOf(member) : LANDING}
          aria-label={useProgrammeName()}
          underline="none"
          color="inherit"
          sx={{ flexShrink: isMembers ? 0 : 1, minWidth: 0, minHeight: 44, display: 'inline-flex', alignItems: 'center' }}
        >
          {isMembers ? (
            <>
              <Box sx={{ display: { sm: 'none' } }}>
                <BrandMark />
              </Box>
              <Box sx={{ display: { xs: 'none', sm: 'flex' } }}>
                <Brand />
              </Box>
            </>
          ) : (
            <Brand />
          )}
        </Link>
        <Box sx={{ flex: 1, minWidth: 0 }} />
        <Suspense fallback={null}>
          {/* Renders the right-hand side all at once, because the balance's width is unknown beforehand. */}
          {(member || !isMembers) && (
            <>
              <TutorialButton member={member} />
              {/* A phone's header has room for only one of this and the tutorial; phones follow the system's colour mode. */}
              <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
                <ColorModeToggle />
              </Box>
            </>
          )}
          {member && <MemberActions viewer={member} />}
          {!isMembers && <VisitorActions />}
        </Suspense>
      </Box>
      {isMembers && <Suspense fallback={MENU_SPACE}>{member ? <DesktopMenu viewer={member} /> : MENU_SPACE}</Suspense>}
      {member && isMenuOpen && (
        <Suspense fallback={null}>
          <MobileMenu viewer={member} onClose={() => setMenuOpen(false)} />
        </Suspense>
      )}
    </Box>
  );
};
