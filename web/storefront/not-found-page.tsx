import { homeOf, LANDING } from '../session/redirects.ts';
import { useViewer } from '../session/session-context.ts';
import { NotFound } from '../ui/not-found.tsx';

/** Shown for unknown addresses outside the panel. */
export const StorefrontNotFoundPage = () => {
  const viewer = useViewer();
  return <NotFound homeTo={viewer ? homeOf(viewer) : LANDING} />;
};
