import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router';
import { TermsGate } from '../session/terms-gate.tsx';
import { useViewer } from '../session/use-viewer.ts';
import { PageErrorBoundary } from '../ui/error-boundary.tsx';
import { NavigationProgress } from '../ui/navigation-progress.tsx';
import type { StorefrontHandle } from '../ui/route-handle.ts';
import { MAIN_ID, SkipLink } from '../ui/skip-link.tsx';
import { Footer } from './footer.tsx';
import { maySendInvoice } from './menu.ts';
import { StorefrontHeader } from './storefront-header.tsx';

const BottomBar = lazy(async () => ({ default: (await import('./bottom-bar.tsx')).BottomBar }));
const OutboxCard = lazy(async () => ({ default: (await import('../features/send-receipt/outbox-card.tsx')).OutboxCard }));
const TermsText = lazy(async () => ({ default: (await import('../features/terms/terms-text.tsx')).TermsText }));

/** The frame of every page outside the panel. */
export const StorefrontShell = () => {
  const viewer = useViewer();
  const { pathname } = useLocation();
  const matches = useMatches();
  const member = viewer && viewer.kind !== 'STAFF' ? viewer : null;
  const isOpenBeforeTerms = matches.some(({ handle }) => (handle as StorefrontHandle | undefined)?.openBeforeTerms);
  return (
    <Box sx={{ flex: 1, display: 'flex', flexDirection: 'column', pb: { xs: member ? '96px' : 0, md: 0 } }}>
      <SkipLink />
      <NavigationProgress />
      <ScrollRestoration />
      <StorefrontHeader member={member} />
      <Box
        component="main"
        id={MAIN_ID}
        tabIndex={-1}
        sx={{ width: '100%', maxWidth: 1200, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 3, md: 4 }, outline: 'none' }}
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
