import { type RefObject, useState } from 'react';
import { formTexts } from '../../../../forms/form-texts.ts';
import { type Failure, readFailure } from '../../../../session/failure.ts';
import { confirm } from '../../../../ui/confirm.ts';
import { toast } from '../../../../ui/toast.ts';
import { asAudience } from '../audience.ts';
import { postingTexts } from '../postings.messages.ts';
import { TOAST_SECONDS } from '../sales/tell-posted.ts';
import type { Review } from './findings-list.tsx';
import { useCloseSubmissionMutation, useRejectSubmissionMutation } from './submissions.generated.ts';
import type { ReviewQueue } from './use-review-queue.ts';

/** The receipt changed since the person opened it, or is no longer theirs to decide. */
const STALE: readonly string[] = ['SUBMISSION_DECIDED', 'SUBMISSION_CHANGED', 'SUBMISSION_CLAIMED', 'SUBMISSION_NOT_FOUND'];

const silent = { context: { silent: true } };

/** The decisions on a receipt and what follows each; `stale` is the server's text when someone else was faster. */
export const useDecisions = (review: Review, queue: ReviewQueue, unsaved: RefObject<boolean>) => {
  const [stale, setStale] = useState<string | null>(null);
  const [reject] = useRejectSubmissionMutation(silent);
  const [close] = useCloseSubmissionMutation(silent);
  const { id, versao } = review;
  const isPending = review.status === 'PENDENTE';
  const handleRefused = ({ code, message }: Failure): boolean => {
    if (!code || !STALE.includes(code)) return false;
    setStale(message);
    return true;
  };
  const decide = async (operation: Promise<unknown>, done: string, failed?: string) => {
    try {
      await operation;
    } catch (error) {
      const failure = readFailure(error);
      if (!handleRefused(failure)) toast.error((failure.kind !== 'graphql' && failed) || failure.message);
      return;
    }
    unsaved.current = false;
    toast.success(done, { seconds: TOAST_SECONDS });
    await queue.next('decided');
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
    reject: (motivo: string) => decide(reject({ variables: { id, versao, motivo } }), postingTexts.rejectDone, postingTexts.rejectFailed),
    close: async () => {
      const text = postingTexts.closeText(review.parceiro, asAudience(review.audience));
      if (!(await confirm({ title: postingTexts.closeTitle, text, danger: true }))) return;
      await decide(close({ variables: { id, versao } }), postingTexts.closeDone);
    },
    skip: async () => {
      if (await mayLeave()) await queue.next(isPending ? 'skipped' : 'decided');
    },
    previous: async () => {
      if (await mayLeave()) queue.previous();
    },
    posted: () => queue.next('decided'),
  };
};
