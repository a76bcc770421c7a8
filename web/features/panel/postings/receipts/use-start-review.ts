import { useNavigate } from 'react-router';
import { reviewPath } from '../../../../decisions/review-path.ts';
import { attempt } from '../../../../session/failure.ts';
import { toast } from '../../../../ui/toast.ts';
import type { Audience } from '../shared/audience.ts';
import { postingTexts as texts } from '../shared/postings.messages.ts';
import { useClaimNextSubmissionMutation } from './submissions.generated.ts';

/** Claims the audience's oldest free receipt and opens it. */
export const useStartReview = (audience: Audience): (() => Promise<void>) => {
  const navigate = useNavigate();
  const [claimNext] = useClaimNextSubmissionMutation({ context: { overlay: true } });
  return async () => {
    const claimed = await attempt(claimNext({ variables: { skip: [], audience } }));
    if (!claimed?.data) return;
    const next = claimed.data.claimNextSubmission;
    if (next) await navigate(reviewPath(next.id));
    else toast.info(texts.queueEmpty);
  };
};
