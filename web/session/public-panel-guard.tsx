import { Navigate, Outlet } from 'react-router';
import { homeOf } from './redirects.ts';
import { SessionGate } from './session-gate.tsx';
import { useViewer } from './use-viewer.ts';

const VisitorsOnly = () => {
  const viewer = useViewer();
  return viewer?.kind === 'STAFF' ? <Navigate to={homeOf(viewer)} replace /> : <Outlet />;
};

/** The panel's login: signed-in staff are sent to their home. */
export const PublicPanelGuard = () => (
  <SessionGate>
    <VisitorsOnly />
  </SessionGate>
);
