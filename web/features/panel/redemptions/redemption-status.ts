import { REDEMPTION_STATUS_LABELS, RedemptionStatus } from '../../../../server/shared/enums.ts';
import type { FilterOption, StatusLook } from '../../../lists/list-types.ts';

/** Label and colour of each redemption status. */
export const redemptionStatuses: Readonly<Record<string, StatusLook>> = {
  0: { label: REDEMPTION_STATUS_LABELS[0], tone: 'pending' },
  1: { label: REDEMPTION_STATUS_LABELS[1], tone: 'approved' },
  2: { label: REDEMPTION_STATUS_LABELS[2], tone: 'info' },
  3: { label: REDEMPTION_STATUS_LABELS[3], tone: 'rejected' },
};

const optionOf = (status: RedemptionStatus): FilterOption => ({ value: status, label: REDEMPTION_STATUS_LABELS[status] });

/** Every status, for filters. */
export const allStatuses = Object.values(RedemptionStatus).map(optionOf);

/** The statuses that can be set; cancelling is a separate action. */
export const settableStatuses = allStatuses.filter(({ value }) => value !== RedemptionStatus.CANCELADO);
