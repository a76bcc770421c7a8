import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router';
import { sessionStore } from '../session/session-store.ts';
import { TermsGate } from '../session/terms-gate.tsx';
import { useSession } from '../session/use-session.ts';
import { PageErrorBoundary } from '../ui/error-boundary.tsx';
import { NavigationProgress } from '../ui/navigation-progress.tsx';
import type { StorefrontHandle } from '../ui/route-handle.ts';
import { MAIN_ID, SkipLink } from '../ui/skip-link.tsx';
import { Footer } from './footer.tsx';
import { maySendInvoice } from './menu.ts';
import { HEADER_HEIGHT, StorefrontHeader } from './storefront-header.tsx';

const loadBottomBar = () => import('./bottom-bar.tsx');

const BottomBar = lazy(async () => ({ default: (await loadBottomBar()).BottomBar }));
const OutboxCard = lazy(async () => ({ default: (await import('../features/send-receipt/outbox-card.tsx')).OutboxCard }));
const TermsText = lazy(async () => ({ default: (await import('../features/terms/terms-text.tsx')).TermsText }));

// Who comes back signed in needs the members' parts, one file, as soon as it is known who they are.
if (sessionStore.get().tokenLoja) void loadBottomBar().catch(() => undefined);

/** The frame of every page outside the panel. */
export const StorefrontShell = () => {
  const { viewer, status } = useSession();
  const { pathname } = useLocation();
  const matches = useMatches();
  const member = viewer && viewer.kind !== 'STAFF' ? viewer : null;
  // A member's frame stands before the member is known: it must not move the page once it comes.
  const isMembers = member !== null || (status !== 'anonymous' && sessionStore.get().tokenLoja !== null);
  const isOpenBeforeTerms = matches.some(({ handle }) => (handle as StorefrontHandle | undefined)?.openBeforeTerms);
  return (
    <Box sx={{ flex: 1, display: 'flex', flexDirection: 'column', pb: { xs: isMembers ? '96px' : 0, md: 0 } }}>
      <SkipLink />
      <NavigationProgress />
      <ScrollRestoration />
      <StorefrontHeader member={member} isMembers={isMembers} />
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
        <Suspense fallback={null}>{member && maySendInvoice(member) && <OutboxCard />}</Suspense>
        <PageErrorBoundary resetKey={pathname}>
          <Outlet />
        </PageErrorBoundary>
      </Box>
      <Footer />
      {member && (
        <Suspense fallback={null}>
          <BottomBar viewer={member} />
        </Suspense>
      )}
      <TermsGate open={!isOpenBeforeTerms}>
        <TermsText />
      </TermsGate>
    </Box>
  );
};
