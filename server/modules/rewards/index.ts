import { Reward } from './reward.entity.ts';
import { PrizesListResolver, RewardResolver, RewardsListResolver } from './reward.resolver.ts';

export { createReward } from './actions/create-reward.ts';
export { deleteReward } from './actions/delete-reward.ts';
export { setRewardActive } from './actions/set-reward-active.ts';
export { updateReward } from './actions/update-reward.ts';
export { findPrize } from './find-prize.ts';
export { Reward } from './reward.entity.ts';

export { prizesList, rewardsList } from './rewards.list.ts';

export const entities = [Reward];
export const resolvers = [PrizesListResolver, RewardResolver, RewardsListResolver];
