import { ExpiredCashbackListResolver, ExpiredPointsListResolver, ExpiryResolver, ExpiryRunsListResolver } from './expiry.resolver.ts';
import { ExpiryRun } from './expiry-run.entity.ts';

import './actions/send-expiry-notices.ts';

export { expirePoints } from './actions/expire-points.ts';
export { returnPoints } from './actions/return-points.ts';
export { expiredCashbackList, expiredPointsList } from './expired.lists.ts';
export type { ExpiryAudience } from './expiry.rules.ts';
export { ExpiryRun } from './expiry-run.entity.ts';
export { type RunOutcome, workOffRun } from './work-off-run.ts';

export const entities = [ExpiryRun];
export const resolvers = [ExpiredCashbackListResolver, ExpiredPointsListResolver, ExpiryResolver, ExpiryRunsListResolver];
