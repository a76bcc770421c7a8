import Stack from '@mui/material/Stack';
import { PAYOUT_STATE_LABELS, type PayoutState } from '../../../../server/modules/cashback/payout.rules.ts';
import { formatDate, toSaoPauloDate } from '../../../../server/shared/dates.ts';
import type { RedemptionStatus } from '../../../graphql/types.generated.ts';
import type { FilterOption, StatusLook } from '../../../lists/list-types.ts';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { payoutTexts as texts } from './payouts.messages.ts';

const TONES: Readonly<Record<PayoutState, StatusLook['tone']>> = {
  SOLICITADO: 'pending',
  APROVADO: 'info',
  EM_LOTE: 'info',
  EM_TRANSITO: 'info',
  PAGO: 'approved',
  EM_ESTORNO: 'pending',
  ESTORNADO: 'rejected',
  DEVOLVIDO: 'rejected',
  CANCELADO: 'closed',
};
const STATES = Object.keys(TONES) as PayoutState[];

/** Label and colour of each payment state. */
export const payoutStates: Readonly<Record<string, StatusLook>> = Object.fromEntries(
  STATES.map((state) => [state, { label: PAYOUT_STATE_LABELS[state], tone: TONES[state] }]),
);

export const payoutStateOptions: FilterOption[] = STATES.map((state) => ({ value: state, label: PAYOUT_STATE_LABELS[state] }));

/** The payment deadline; red once it has passed unpaid (48 business hours, document 002 §9). */
export const DueDate = ({ row: { status, prazoEntrega } }: { row: { status: RedemptionStatus; prazoEntrega: string } }) => {
  const isOpen = status === 'NOT_DELIVERED' || status === 'IN_TRANSIT';
  const isLate = isOpen && toSaoPauloDate(new Date()) > prazoEntrega;
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', gap: 1, height: '100%', ...(isLate ? { color: 'error.main', fontWeight: 650 } : {}) }}
    >
      {formatDate(prazoEntrega)}
      {isLate ? <StatusChip tone="rejected" label={texts.late} /> : null}
    </Stack>
  );
};
