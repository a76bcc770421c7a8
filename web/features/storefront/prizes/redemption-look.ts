import { REDEMPTION_STATUS_LABELS, type RedemptionStatus } from '../../../../server/shared/enums.ts';

const TONES = { 0: 'pending', 1: 'approved', 2: 'info', 3: 'rejected' } as const;

/** Label and colour of a redemption's status, for its holder. */
export const redemptionLook = (status: number) => ({
  label: REDEMPTION_STATUS_LABELS[status as RedemptionStatus],
  tone: TONES[status as RedemptionStatus],
});
