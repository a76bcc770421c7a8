import { REDEMPTION_STATUS_LABELS } from '../../../../server/shared/enums.ts';
import type { RedemptionStatus } from '../../../graphql/types.generated.ts';
import type { StatusLook } from '../../../lists/list-types.ts';

/** Label and colour of each redemption status, for its holder. */
export const redemptionLooks: Readonly<Record<RedemptionStatus, StatusLook>> = {
  NOT_DELIVERED: { label: REDEMPTION_STATUS_LABELS[0], tone: 'pending' },
  DELIVERED: { label: REDEMPTION_STATUS_LABELS[1], tone: 'approved' },
  IN_TRANSIT: { label: REDEMPTION_STATUS_LABELS[2], tone: 'info' },
  CANCELLED: { label: REDEMPTION_STATUS_LABELS[3], tone: 'rejected' },
};
