import { formatDate } from '../../../server/shared/dates.ts';
import { moneyText } from '../../ui/amount-texts.ts';
import { StatusChip } from '../../ui/status-chip.tsx';
import { Recent, RecentRow } from '../recent.tsx';
import { FollowButton } from './follow-button.tsx';
import type { OwnReceiptFragment } from './receipt.generated.ts';
import { receiptTexts as texts } from './receipt.messages.ts';
import { submissionLook } from './submission-look.ts';

interface RecentReceipt extends Pick<OwnReceiptFragment, 'id' | 'status' | 'criadoEm' | 'reprovadoMotivo' | 'respostaAte'> {
  revenda: string | null;
  totalVenda: string | null;
}

const hintOf = ({ criadoEm, totalVenda, respostaAte, reprovadoMotivo }: RecentReceipt): string =>
  [
    formatDate(criadoEm),
    totalVenda === null ? null : moneyText(totalVenda),
    reprovadoMotivo ?? (respostaAte && texts.answerUntil(formatDate(respostaAte))),
  ]
    .filter(Boolean)
    .join(' · ');

/** A member's latest receipts: where, when, how much, and what became of each. */
export const RecentReceipts = ({ rows }: { rows: readonly RecentReceipt[] }) => (
  <Recent title={texts.recent} empty={texts.nothingSent}>
    {rows.map((row) => (
      <RecentRow
        key={row.id}
        title={row.revenda ?? texts.sentReceipt}
        hint={hintOf(row)}
        end={
          <>
            <StatusChip {...submissionLook(row.status)} />
            <FollowButton receiptId={row.id} of={texts.sentOn(formatDate(row.criadoEm))} />
          </>
        }
      />
    ))}
  </Recent>
);
