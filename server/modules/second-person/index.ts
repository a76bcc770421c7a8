export { heldReasonSet, heldStatusSet } from './held-sets.ts';

import './actions/expire-held-actions.ts';
import './actions/send-held-digest.ts';
import './actions/tell-large-request.ts';
import { HeldAction } from './held-action.entity.ts';
import { OperatorDay } from './operator-day.entity.ts';
import { ReviewSettings } from './review-settings.entity.ts';
import { HeldActionsListResolver, SecondPersonResolver } from './second-person.resolver.ts';

export { approveHeldAction } from './actions/approve-held-action.ts';
export { declineHeldAction } from './actions/decline-held-action.ts';
export { exceedsDay, forgetPosting } from './day-ceiling.ts';
export { HeldAction } from './held-action.entity.ts';
export { heldActionsList } from './held-actions.list.ts';
export { dropHeld, refuseWhileHeld, reopenHeld } from './held-requests.ts';
export { readReviewSettings } from './review-settings.query.ts';

export const entities = [HeldAction, OperatorDay, ReviewSettings];
export const resolvers = [HeldActionsListResolver, SecondPersonResolver];
