import Box from '@mui/material/Box';
import { PAYOUT_STATE_LABELS, type PayoutState } from '../../../../server/modules/cashback/payout.rules.ts';
import { formatDate, toSaoPauloDate } from '../../../../server/shared/dates.ts';
import type { RedemptionStatus } from '../../../graphql/types.generated.ts';
import type { FilterOption, StatusLook } from '../../../lists/list-types.ts';
import { redemptionStatuses } from '../../../people/redemption-status.ts';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { heldUntil, type PayoutRow } from './payout-moves.ts';
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

/** Options of the filter by state: all of them, or those of one step. */
export const payoutStateOptions = (states: readonly PayoutState[] = STATES): FilterOption[] =>
  states.map((state) => ({ value: state, label: PAYOUT_STATE_LABELS[state] }));

/** The state of a payment as one chip: while it is held, until when; a redemption without a payment has its documented status. */
export const payoutLook = (row: Pick<PayoutRow, 'estado' | 'retidoAte' | 'status'>): StatusLook => {
  const until = heldUntil(row);
  if (until) return { label: texts.held(until), tone: 'pending' };
  return (row.estado === null ? undefined : payoutStates[row.estado]) ?? redemptionStatuses[row.status];
};

/** The payment deadline; red once it has passed unpaid (48 business hours, document 002 §9). */
export const DueDate = ({ row: { status, prazoEntrega } }: { row: { status: RedemptionStatus; prazoEntrega: string } }) => {
  const isOpen = status === 'NOT_DELIVERED' || status === 'IN_TRANSIT';
  const isLate = isOpen && toSaoPauloDate(new Date()) > prazoEntrega;
  return (
    <Box component="span" sx={isLate ? { color: 'error.main', fontWeight: 650 } : {}}>
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {formatDate(prazoEntrega)}
      </Box>{' '}
      {isLate ? <StatusChip tone="rejected" label={texts.late} /> : null}
    </Box>
  );
};
