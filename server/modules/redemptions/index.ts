export { redemptionKindSet } from './redemption-sets.ts';

import { Redemption, RedemptionEvent } from './redemption.entity.ts';
import { OwnRedemptionsListResolver, RedemptionResolver, RedemptionsListResolver } from './redemption.resolver.ts';

export { bulkChangeRedemptionStatus } from './actions/bulk-change-redemption-status.ts';
export { cancelRedemption } from './actions/cancel-redemption.ts';
export { changeRedemptionStatus } from './actions/change-redemption-status.ts';
export { cardAfterRedeeming, redeemReward } from './actions/redeem-reward.ts';
export { setDeliveryDate } from './actions/set-delivery-date.ts';
export { setRedemptionNote } from './actions/set-redemption-note.ts';

export { Redemption, RedemptionEvent } from './redemption.entity.ts';
export { memberBalanceQuery, redemptionQuery } from './redemption.queries.ts';
export { ownRedemptionsList, redemptionsList } from './redemptions.list.ts';
export { redemptionsScope } from './redemptions-scope.ts';

export const entities = [Redemption, RedemptionEvent];
export const resolvers = [OwnRedemptionsListResolver, RedemptionResolver, RedemptionsListResolver];
