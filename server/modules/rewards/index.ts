import { Reward } from './reward.entity.ts';
import { PrizesListResolver, RewardResolver, RewardsListResolver } from './reward.resolver.ts';

export { deleteReward } from './actions/delete-reward.ts';
export { createReward, editReward } from './actions/save-reward.ts';
export { toggleReward } from './actions/toggle-reward.ts';
export { findPrize } from './find-prize.ts';
export { Reward } from './reward.entity.ts';

export { prizesList, rewardsList } from './rewards.list.ts';

export const entities = [Reward];
export const resolvers = [PrizesListResolver, RewardResolver, RewardsListResolver];
