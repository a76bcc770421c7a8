export { Redemption, RedemptionEvent } from './redemption.entity.ts';
