import { lazy, Suspense } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router';
import { maySendInvoice } from '../members/may-send-invoice.ts';
import { useSession } from '../session/session-context.ts';
import { sessionStore } from '../session/session-store.ts';
import { TermsGate } from '../session/terms-gate.tsx';
import { PageErrorBoundary } from '../ui/error-boundary.tsx';
import { NavigationProgress } from '../ui/navigation-progress.tsx';
import type { StorefrontHandle } from '../ui/route-handle.ts';
import { Footer } from './footer.tsx';
import { PLACES, placeOf } from './scroll-places.ts';
import { ShellLayout } from './shell-layout.tsx';
import { StorefrontHeader } from './storefront-header.tsx';

const loadBottomBar = () => import('./bottom-bar.tsx');

const BottomBar = lazy(async () => ({ default: (await loadBottomBar()).BottomBar }));
const OutboxCard = lazy(async () => ({ default: (await import('../features/storefront/send-receipt/outbox-card.tsx')).OutboxCard }));
const TermsText = lazy(async () => ({ default: (await import('../features/storefront/terms/terms-text.tsx')).TermsText }));

// A returning member needs the members' chunk, so fetch it as soon as a stored token shows who it is.
if (sessionStore.get().tokenLoja) void loadBottomBar().catch(() => undefined);

/** The shell of every page outside the panel. */
export const StorefrontShell = () => {
  const { viewer, status } = useSession();
  const { pathname } = useLocation();
  const matches = useMatches();
  const member = viewer && viewer.kind !== 'STAFF' ? viewer : null;
  // Renders the members' frame before the member is known, so the page does not shift later.
  const isMembers = member !== null || (status !== 'anonymous' && sessionStore.get().tokenLoja !== null);
  const isOpenBeforeTerms = matches.some(({ handle }) => (handle as StorefrontHandle | undefined)?.openBeforeTerms);
  return (
    <ShellLayout
      isMembers={isMembers}
      header={
        <>
          <NavigationProgress />
          <ScrollRestoration getKey={placeOf} storageKey={PLACES} />
          <StorefrontHeader member={member} isMembers={isMembers} />
        </>
      }
      footer={
        <>
          <Footer />
          {member && (
            <Suspense fallback={null}>
              <BottomBar viewer={member} />
            </Suspense>
          )}
          <TermsGate open={!isOpenBeforeTerms}>
            <TermsText />
          </TermsGate>
        </>
      }
    >
      <Suspense fallback={null}>{member && maySendInvoice(member) && <OutboxCard />}</Suspense>
      <PageErrorBoundary resetKey={pathname}>
        <Outlet />
      </PageErrorBoundary>
    </ShellLayout>
  );
};
