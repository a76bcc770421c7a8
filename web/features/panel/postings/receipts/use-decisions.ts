import { type RefObject, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { heldTexts } from '../../../../decisions/held-texts.ts';
import { formTexts } from '../../../../forms/form-texts.ts';
import { type Failure, readFailure } from '../../../../session/failure.ts';
import { confirm } from '../../../../ui/confirm.ts';
import { toast } from '../../../../ui/toast.ts';
import type { Told } from '../sales/tell-posted.ts';
import type { DecisionLock } from '../sales/use-decision-lock.ts';
import { asAudience } from '../shared/audience.ts';
import { postingTexts } from '../shared/postings.messages.ts';
import { saleTexts } from '../shared/review.messages.ts';
import type { Review } from './findings-list.tsx';
import type { Rejection } from './reject-dialog.tsx';
import { useCloseSubmissionMutation, useRejectSubmissionMutation } from './submissions.generated.ts';
import type { ReviewQueue } from './use-review-queue.ts';
import type { TakeBack } from './use-take-back.ts';

/** The receipt changed since the person opened it, or is no longer theirs to decide. */
const STALE: readonly string[] = ['SUBMISSION_DECIDED', 'SUBMISSION_CHANGED', 'SUBMISSION_CLAIMED', 'SUBMISSION_NOT_FOUND'];

const silent = { context: { silent: true } };

interface Desk {
  review: Review;
  queue: ReviewQueue;
  takeBack: TakeBack;
  unsaved: RefObject<boolean>;
  lock: DecisionLock;
}

/** The decisions on a receipt and what follows each; `stale` is the server's text when someone else was faster. */
export const useDecisions = ({ review, queue, takeBack, unsaved, lock }: Desk) => {
  const [stale, setStale] = useState<string | null>(null);
  const [reject] = useRejectSubmissionMutation(silent);
  const [close] = useCloseSubmissionMutation(silent);
  const { id, versao } = review;
  const isPending = review.status === 'PENDENTE';
  const approvedText = saleTexts.decidedApproved(review.parceiro);
  const handleRefused = ({ code, message }: Failure): boolean => {
    if (!code || !STALE.includes(code)) return false;
    setStale(message);
    return true;
  };
  /** Once it is left, nothing that is still typed decides or skips this receipt again. */
  const leave = async (moved: boolean | Promise<boolean>) => {
    if (await moved) lock.keep();
  };
  const decided = (text: string, told: Told, typed?: FieldValues): Promise<void> => {
    // Together: the offer appears with the next receipt, not on this one.
    const moved = queue.next('decided');
    takeBack.offer({ id, versao, text, told, ...(typed ? { typed } : {}) });
    return leave(moved);
  };
  const done = (text: string): Told => ({ tone: 'success', text, more: postingTexts.receiptOf(review.parceiro) });
  const decide = async (operation: Promise<unknown>, { told, text, failed }: { told: Told; text: string; failed?: string }) => {
    try {
      await operation;
    } catch (error) {
      const failure = readFailure(error);
      if (!handleRefused(failure)) toast.error((failure.kind !== 'graphql' && failed) || failure.message);
      return;
    }
    unsaved.current = false;
    await decided(text, told);
  };
  /** Asks before discarding a half-typed sale. */
  const mayLeave = async () =>
    !unsaved.current ||
    (await confirm({
      title: formTexts.discardTitle,
      text: formTexts.discardText,
      confirmLabel: formTexts.discard,
      cancelLabel: formTexts.keepEditing,
      danger: true,
    }));
  return {
    stale,
    handleRefused,
    reject: (rejection: Rejection) =>
      lock.hold(() =>
        decide(reject({ variables: { id, versao, ...rejection } }), {
          told: done(postingTexts.rejectDone),
          text: saleTexts.decidedRejected(review.parceiro),
          failed: postingTexts.rejectFailed,
        }),
      ),
    close: () =>
      lock.hold(async () => {
        const text = postingTexts.closeText(review.parceiro, asAudience(review.audience));
        if (!(await confirm({ title: postingTexts.closeTitle, text, danger: true }))) return;
        await decide(close({ variables: { id, versao } }), {
          told: done(postingTexts.closeDone),
          text: saleTexts.decidedClosed(review.parceiro),
        });
      }),
    skip: () =>
      lock.hold(async () => {
        if (await mayLeave()) await leave(queue.next(isPending ? 'skipped' : 'decided'));
      }),
    /** On to the next from a receipt that is not this person's to decide. */
    pass: () => lock.hold(() => leave(queue.next(isPending ? 'held' : 'decided'))),
    previous: () =>
      lock.hold(async () => {
        if (await mayLeave()) await leave(queue.previous());
      }),
    undo: () =>
      lock.hold(async () => {
        if (await mayLeave()) await leave(takeBack.undo());
      }),
    /** Of the form, which holds the lock while it sends. */
    posted: (typed: FieldValues, told: Told | null) => decided(approvedText, told ?? done(saleTexts.processed), typed),
    /** A first approval that got its second. */
    approved: () => lock.hold(() => decided(approvedText, done(heldTexts.approveSaleDone))),
  };
};
