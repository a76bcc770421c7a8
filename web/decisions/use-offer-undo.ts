import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { UNDO_SECONDS } from '../../server/modules/postings/receipts/decision-window.rules.ts';
import { attempt } from '../session/failure.ts';
import { type KeyHelp, useKeyHelp } from '../ui/key-help.ts';
import { toast } from '../ui/toast.ts';
import { useShortcuts } from '../ui/use-shortcuts.ts';
import { reviewPath } from './review-path.ts';
import { useUndoDecisionMutation } from './undo-decision.generated.ts';

const UNDO_LABEL = 'DESFAZER (Z)';
/** The key that a list of receipts has after a decision. */
const LIST_KEYS: KeyHelp = [['Z', 'Desfazer a última decisão, por 10 segundos']];

interface Decided {
  id: string;
  /** The version that was decided, where the list knows it. */
  versao: number | null;
}

/** Tells of a decision made in a list, and offers to take it back (Z: the last one), which opens its receipt. */
export const useOfferUndo = (lists: string[]): ((done: string, decided: Decided) => void) => {
  const navigate = useNavigate();
  const [send] = useUndoDecisionMutation({ refetchQueries: lists });
  const last = useRef<(Decided & { until: number }) | null>(null);
  const undo = async ({ id, versao }: Decided) => {
    last.current = null;
    if (await attempt(send({ variables: { id, versao } }))) await navigate(reviewPath(id));
  };
  useKeyHelp(LIST_KEYS);
  useShortcuts({ z: () => (last.current && Date.now() < last.current.until ? undo(last.current) : undefined) });
  return (done, decided) => {
    last.current = { ...decided, until: Date.now() + UNDO_SECONDS * 1_000 };
    toast.success(done, { seconds: UNDO_SECONDS, action: { label: UNDO_LABEL, onClick: () => void undo(decided) } });
  };
};
