import { CountBadge } from './count-badge.tsx';
import { useIntegrityAlertsQuery } from './integrity-alerts.generated.ts';
import { panelMessages } from './panel.messages.ts';

const POLL_MS = 10 * 60_000;

/** Number of truths about the data that do not hold. Silent: a failed question is no alarm. */
export const IntegrityBadge = () => {
  const { data } = useIntegrityAlertsQuery({ pollInterval: POLL_MS, context: { silent: true } });
  return <CountBadge count={data?.integrityProofs.total ?? 0} title={panelMessages.brokenTruths} />;
};
