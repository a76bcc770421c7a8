import { useViewer } from '../session/session-context.ts';
import { CountBadge } from './count-badge.tsx';
import { panelMessages } from './panel.messages.ts';

/** Number of networks under anti-fraud alert (document 000 §2). */
export const AntifraudBadge = () => <CountBadge count={useViewer()?.redesAntifraude.length ?? 0} title={panelMessages.antifraud} />;
