import { homeOf, LANDING } from '../session/redirects.ts';
import { useViewer } from '../session/session-context.ts';
import { NotFound } from '../ui/not-found.tsx';

/** An unknown address outside the panel. */
export const StorefrontNotFoundPage = () => {
  const viewer = useViewer();
  return <NotFound homeTo={viewer ? homeOf(viewer) : LANDING} />;
};
