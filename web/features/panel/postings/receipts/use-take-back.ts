import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { UNDO_SECONDS } from '../../../../../server/modules/postings/receipts/decision-window.rules.ts';
import { useUndoDecisionMutation } from '../../../../decisions/undo-decision.generated.ts';
import { attempt } from '../../../../session/failure.ts';
import type { Told } from '../sales/tell-posted.ts';

/** The last decision, for the moments in which it can be taken back. */
export interface LastDecision {
  id: string;
  /** The version that was decided. */
  versao: number;
  /** What was decided, in a sentence; names the undo button. */
  text: string;
  /** The message about the decision. */
  told: Told;
  /** What was typed for an approval. */
  typed?: FieldValues;
  /** When the offer ends, in milliseconds of the clock. */
  until: number;
}

export interface TakeBack {
  last: LastDecision | null;
  isBusy: boolean;
  /** What was typed for the approval of this receipt before it was taken back. */
  typedFor: (id: string) => FieldValues | null;
  /** Offers a decision just made; the one before stands. */
  offer: (decision: Omit<LastDecision, 'until'>) => void;
  /** False when it could not be taken back. */
  undo: () => Promise<boolean>;
}

/** Takes the last decision back while that is offered; `onOpen` then opens its receipt. */
export const useTakeBack = (onOpen: (id: string) => Promise<unknown>): TakeBack => {
  const [last, setLast] = useState<LastDecision | null>(null);
  const [opened, setOpened] = useState<LastDecision | null>(null);
  const [send, { loading }] = useUndoDecisionMutation();
  return {
    last,
    isBusy: loading,
    typedFor: (id) => (opened?.id === id ? (opened.typed ?? null) : null),
    offer: (decision) => {
      setOpened(null);
      setLast({ ...decision, until: Date.now() + UNDO_SECONDS * 1_000 });
    },
    undo: async () => {
      if (!last || loading || !(await attempt(send({ variables: { id: last.id, versao: last.versao } })))) return false;
      setOpened(last);
      setLast(null);
      await onOpen(last.id);
      return true;
    },
  };
};
