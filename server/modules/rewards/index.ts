export { Reward } from './reward.entity.ts';
