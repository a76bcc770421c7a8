import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { forgetLeftPage, landingOf } from './left-page.ts';
import { DASHBOARD, homeOf, LANDING, PANEL_LOGIN, SECOND_FACTOR } from './redirects.ts';
import { useSession, useViewer, type Viewer } from './session-context.ts';

// Visitors never wait for a viewer: it is fetched only when there is a token.
const LoadingState = lazy(async () => ({ default: (await import('../ui/loading-state.tsx')).LoadingState }));
const ErrorState = lazy(async () => ({ default: (await import('../ui/states.tsx')).ErrorState }));

/** Holds a guarded page back until the viewer is known. */
const SessionGate = ({ children }: { children: ReactNode }) => {
  const { status, refreshViewer } = useSession();
  if (status === 'anonymous' || status === 'ready') return children;
  return (
    <Suspense fallback={null}>{status === 'loading' ? <LoadingState /> : <ErrorState onRetry={() => void refreshViewer()} />}</Suspense>
  );
};

/** The way back to a lost page is used up once its owner is on any page of theirs. */
const useArrival = (hasArrived: boolean) => {
  useEffect(() => {
    if (hasArrived) forgetLeftPage();
  }, [hasArrived]);
};

const StaffOnly = () => {
  const viewer = useViewer();
  useArrival(viewer?.kind === 'STAFF');
  const { pathname } = useLocation();
  if (viewer?.kind !== 'STAFF') return <Navigate to={PANEL_LOGIN} replace />;
  // Until they register one, the server refuses everything else.
  if (viewer.segundoFatorPendente && pathname !== SECOND_FACTOR) return <Navigate to={SECOND_FACTOR} replace />;
  const home = homeOf(viewer);
  // Auditors have no dashboard: opening it redirects to the redemptions (document 000 §2).
  return pathname === DASHBOARD && home !== DASHBOARD ? <Navigate to={home} replace /> : <Outlet />;
};

/** Admits signed-in staff only; everyone else goes to the panel's login. */
export const PanelGuard = () => (
  <SessionGate>
    <StaffOnly />
  </SessionGate>
);

const VisitorsOnly = () => {
  const viewer = useViewer();
  return viewer?.kind === 'STAFF' ? <Navigate to={landingOf(viewer)} replace /> : <Outlet />;
};

/** The panel's login; redirects signed-in staff to their home, or to the page on which their session ended. */
export const PublicPanelGuard = () => (
  <SessionGate>
    <VisitorsOnly />
  </SessionGate>
);

type MemberKind = 'SELLER' | 'CONSUMER';

const isMember = (viewer: Viewer | null): viewer is Viewer => viewer !== null && viewer.kind !== 'STAFF';

const NewcomersOnly = () => {
  const viewer = useViewer();
  return isMember(viewer) ? <Navigate to={landingOf(viewer)} replace /> : <Outlet />;
};

/** The storefront's landing page, logins and registrations; redirects signed-in members as the panel's login does staff. */
export const EntranceGuard = () => (
  <SessionGate>
    <NewcomersOnly />
  </SessionGate>
);

const MembersOnly = ({ kind }: { kind: MemberKind | undefined }) => {
  const viewer = useViewer();
  useArrival(isMember(viewer));
  if (!isMember(viewer)) return <Navigate to={LANDING} replace />;
  return kind && viewer.kind !== kind ? <Navigate to={homeOf(viewer)} replace /> : <Outlet />;
};

/**
 * Admits signed-in members, or one kind of them. Visitors go to the landing page (document 002 §2), members of the other kind to their own
 * home.
 */
export const StorefrontGuard = ({ kind }: { kind?: MemberKind }) => (
  <SessionGate>
    <MembersOnly kind={kind} />
  </SessionGate>
);
