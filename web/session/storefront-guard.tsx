import { Navigate, Outlet } from 'react-router';
import { homeOf, LANDING } from './redirects.ts';
import { SessionGate } from './session-gate.tsx';
import { useViewer } from './use-viewer.ts';

type MemberKind = 'SELLER' | 'CONSUMER';

const MembersOnly = ({ kind }: { kind: MemberKind | undefined }) => {
  const viewer = useViewer();
  if (!viewer || viewer.kind === 'STAFF') return <Navigate to={LANDING} replace />;
  return kind && viewer.kind !== kind ? <Navigate to={homeOf(viewer)} replace /> : <Outlet />;
};

/**
 * Lets signed-in members through, or only one kind of them; a visitor goes to the landing page (document 002 §2) and a
 * member of the other kind to their own home.
 */
export const StorefrontGuard = ({ kind }: { kind?: MemberKind }) => (
  <SessionGate>
    <MembersOnly kind={kind} />
  </SessionGate>
);
