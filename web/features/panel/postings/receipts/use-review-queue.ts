import { useState } from 'react';
import { useNavigate } from 'react-router';
import { reviewPath } from '../../../../decisions/review-path.ts';
import { attempt } from '../../../../session/failure.ts';
import type { Audience } from '../shared/audience.ts';
import { useClaimNextSubmissionMutation } from './submissions.generated.ts';

interface Trail {
  /** Receipts seen before this one, for going back. */
  visited: readonly string[];
  skipped: readonly string[];
  decided: readonly string[];
}

/** Why the current receipt is left: decided, skipped for this session, or held by a colleague. */
type Outcome = 'decided' | 'skipped' | 'held';

export interface ReviewQueue extends Trail {
  isDone: boolean;
  isMoving: boolean;
  /** Opens the oldest free receipt; false when this one stays. */
  next: (outcome: Outcome) => Promise<boolean>;
  /** Returns to the previous receipt; false without one. */
  previous: () => boolean;
  /** Opens a receipt whose decision was taken back. */
  reopen: (id: string) => Promise<void>;
  /** Starts over with the skipped receipts. */
  reviewSkipped: () => Promise<unknown>;
}

/** Walks an audience's queue: next automatically, skip, go back. */
export const useReviewQueue = (id: string, audience: Audience): ReviewQueue => {
  const navigate = useNavigate();
  const [trail, setTrail] = useState<Trail>({ visited: [], skipped: [], decided: [] });
  const [isDone, setDone] = useState(false);
  const [claimNext, { loading }] = useClaimNextSubmissionMutation();
  const goOn = async (from: Trail) => {
    const claimed = await attempt(claimNext({ variables: { skip: [...from.skipped], audience } }));
    if (!claimed?.data) return false;
    const next = claimed.data.claimNextSubmission;
    // A receipt that is opened again is not behind itself.
    setTrail({ ...from, visited: from.visited.filter((seen) => seen !== next?.id) });
    setDone(next === null || next === undefined);
    if (next) await navigate(reviewPath(next.id), { replace: true });
    return next?.id !== id;
  };
  const others = (ids: readonly string[]) => ids.filter((other) => other !== id);
  return {
    ...trail,
    isDone,
    isMoving: loading,
    next: (outcome) => {
      const filed = (ids: readonly string[], as: Outcome) => (outcome === as ? [...others(ids), id] : others(ids));
      return goOn({
        visited: [...others(trail.visited), id],
        skipped: filed(trail.skipped, 'skipped'),
        // Going back to a decided receipt and forward again counts it once.
        decided: filed(trail.decided, 'decided'),
      });
    },
    previous: () => {
      const last = trail.visited.at(-1);
      if (last === undefined) return false;
      setTrail({ ...trail, visited: trail.visited.slice(0, -1) });
      void navigate(reviewPath(last), { replace: true });
      return true;
    },
    reopen: async (again) => {
      const without = (ids: readonly string[]) => ids.filter((other) => other !== again);
      // The receipt that is left stays behind this one: going back finds it.
      const visited = again === id ? without(trail.visited) : [...without(others(trail.visited)), id];
      setTrail({ visited, skipped: without(trail.skipped), decided: without(trail.decided) });
      setDone(false);
      await navigate(reviewPath(again), { replace: true });
    },
    reviewSkipped: () => goOn({ ...trail, skipped: [] }),
  };
};
