import type { ListAction } from '../../../lists/list-types.ts';
import { attempt } from '../../../session/failure.ts';
import { useCan } from '../../../session/session-context.ts';
import { confirm } from '../../../ui/confirm.ts';
import { toast } from '../../../ui/toast.ts';
import { type PayoutReader, type PayoutRow, reasonAgainst } from './payout-moves.ts';
import { useConfirmPayoutReversalMutation, useDropPayoutReversalMutation } from './payouts.generated.ts';
import { payoutTexts as texts } from './payouts.messages.ts';

/** Asking for a reversal, and deciding about one that somebody asked for. `onAsk` opens its dialog. */
export function useReversalActs(
  { lists, reader }: { lists: string[]; reader: PayoutReader },
  onAsk: (id: string) => void,
): (row: PayoutRow) => ListAction[] {
  const can = useCan();
  const refresh = { refetchQueries: lists, awaitRefetchQueries: true };
  const [confirmReversal] = useConfirmPayoutReversalMutation(refresh);
  const [drop] = useDropPayoutReversalMutation(refresh);
  const handleConfirm = async ({ id, estornoMotivo }: PayoutRow) => {
    const text = texts.confirmReversalText(estornoMotivo);
    if (!(await confirm({ title: texts.confirmReversal, text, danger: true }))) return;
    if (await attempt(confirmReversal({ variables: { id } }))) toast.success(texts.reversed);
  };
  const handleDrop = async ({ id, estornoMotivo }: PayoutRow) => {
    if (!(await confirm({ title: texts.dropReversal, text: texts.dropReversalText(estornoMotivo) }))) return;
    if (await attempt(drop({ variables: { id } }))) toast.success(texts.reversalDropped);
  };
  return (row) => {
    const isAsked = row.estado === 'EM_ESTORNO';
    const hidden = !can('payout:manage') || row.estado === null;
    return [
      {
        label: texts.askReversal,
        hidden: hidden || isAsked,
        disabledReason: reasonAgainst('askReversal', row, reader),
        onClick: () => onAsk(row.id),
      },
      {
        label: texts.confirmReversal,
        hidden: hidden || !isAsked,
        disabledReason: reasonAgainst('confirmReversal', row, reader),
        onClick: () => handleConfirm(row),
      },
      {
        label: texts.dropReversal,
        hidden: hidden || !isAsked,
        disabledReason: reasonAgainst('dropReversal', row, reader),
        onClick: () => handleDrop(row),
      },
    ];
  };
}
