import { closedSet } from '../../platform/graphql/closed-set.ts';
import type { ListFilter } from '../../platform/lists/list.ts';
import { RedemptionStatus } from '../../shared/enums.ts';

/** Here, because lists of three modules hold it, and `consumers` may not import `redemptions`. */
export const redemptionStatusSet = closedSet(
  'RedemptionStatus',
  'Status of a redemption.',
  {
    NOT_DELIVERED: 'Not delivered or paid yet.',
    DELIVERED: 'Delivered or paid.',
    IN_TRANSIT: 'On its way to the holder.',
    CANCELLED: 'Cancelled: its price was returned.',
  },
  RedemptionStatus,
);

/** Whether the holder still waits for the redemption (alias `x`). */
export const UNDER_WAY = {
  type: 'boolean',
  description: 'True: those that the holder waits for. False: all others.',
  where: (value) => `(x.status in (${RedemptionStatus.NOT_DELIVERED}, ${RedemptionStatus.IN_TRANSIT})) = ${value}`,
} satisfies ListFilter;
