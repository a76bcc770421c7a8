import { homeOf, PANEL_LOGIN } from '../session/redirects.ts';
import { useViewer } from '../session/session-context.ts';
import { NotFound } from '../ui/not-found.tsx';

/** Shown for unknown addresses below /painel. */
export const PanelNotFoundPage = () => {
  const viewer = useViewer();
  return <NotFound homeTo={viewer ? homeOf(viewer) : PANEL_LOGIN} />;
};
