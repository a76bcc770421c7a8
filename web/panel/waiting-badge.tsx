import { CountBadge } from './count-badge.tsx';
import { panelMessages } from './panel.messages.ts';
import { useWaitingRequestsQuery } from './waiting-requests.generated.ts';

const POLL_MS = 5 * 60_000;

/** Number of requests that wait for this person. Silent: a failed question is no alarm. */
export const WaitingBadge = () => {
  const { data } = useWaitingRequestsQuery({ pollInterval: POLL_MS, context: { silent: true } });
  return <CountBadge count={data?.heldActions.total ?? 0} title={panelMessages.waitingRequests} />;
};
