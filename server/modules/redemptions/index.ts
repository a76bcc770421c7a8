import { Redemption, RedemptionEvent } from './redemption.entity.ts';
import { OwnRedemptionsListResolver, RedemptionResolver, RedemptionsListResolver } from './redemption.resolver.ts';

export {
  bulkChangeRedemptionStatus,
  cancelRedemption,
  changeRedemptionStatus,
  setDeliveryDate,
  setRedemptionNote,
} from './actions/change-redemption.ts';
export { cardAfterRedeeming, redeemReward } from './actions/redeem-reward.ts';

export { Redemption, RedemptionEvent } from './redemption.entity.ts';
export { memberBalanceQuery, redemptionQuery } from './redemption.queries.ts';
export { ownRedemptionsList, redemptionsList } from './redemptions.list.ts';
export { redemptionsScope } from './redemptions-scope.ts';

export const entities = [Redemption, RedemptionEvent];
export const resolvers = [OwnRedemptionsListResolver, RedemptionResolver, RedemptionsListResolver];
