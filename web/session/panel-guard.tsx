import { Navigate, Outlet, useLocation } from 'react-router';
import { DASHBOARD, homeOf, PANEL_LOGIN } from './redirects.ts';
import { SessionGate } from './session-gate.tsx';
import { useViewer } from './use-viewer.ts';

const StaffOnly = () => {
  const viewer = useViewer();
  const { pathname } = useLocation();
  if (viewer?.kind !== 'STAFF') return <Navigate to={PANEL_LOGIN} replace />;
  const home = homeOf(viewer);
  // The auditor has no dashboard: opening it leads to the redemptions (document 000 §2).
  return pathname === DASHBOARD && home !== DASHBOARD ? <Navigate to={home} replace /> : <Outlet />;
};

/** Lets only signed-in staff through; anyone else goes to the panel's login. */
export const PanelGuard = () => (
  <SessionGate>
    <StaffOnly />
  </SessionGate>
);
