import { REDEMPTION_STATUS_LABELS } from '../../../../server/shared/enums.ts';
import type { RedemptionStatus } from '../../../graphql/types.generated.ts';
import type { StatusLook } from '../../../lists/list-types.ts';
import { isPixPayment } from './voucher-kinds.ts';

/** Label and colour of each redemption status, for its holder. */
export const redemptionLooks: Readonly<Record<RedemptionStatus, StatusLook>> = {
  NOT_DELIVERED: { label: REDEMPTION_STATUS_LABELS[0], tone: 'pending' },
  DELIVERED: { label: REDEMPTION_STATUS_LABELS[1], tone: 'approved' },
  IN_TRANSIT: { label: REDEMPTION_STATUS_LABELS[2], tone: 'info' },
  CANCELLED: { label: REDEMPTION_STATUS_LABELS[3], tone: 'rejected' },
};

/** The same of cashback, which is paid by PIX and never delivered. */
const cashbackLooks: Readonly<Record<RedemptionStatus, StatusLook>> = {
  NOT_DELIVERED: { label: 'A pagar', tone: 'pending' },
  DELIVERED: { label: 'Pago', tone: 'approved' },
  IN_TRANSIT: { label: REDEMPTION_STATUS_LABELS[2], tone: 'info' },
  CANCELLED: { label: REDEMPTION_STATUS_LABELS[3], tone: 'rejected' },
};

/** Label and colour of a voucher's status. */
export const voucherLook = ({ tipo, status }: { tipo: string; status: RedemptionStatus }): StatusLook =>
  (isPixPayment(tipo) ? cashbackLooks : redemptionLooks)[status];
