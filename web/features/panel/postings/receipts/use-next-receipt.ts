import { useApolloClient } from '@apollo/client/react';
import { type RefObject, useEffect } from 'react';
import type { Audience } from '../shared/audience.ts';
import { heldActionsOf } from './approval-panel.tsx';
import { useUpcomingCashbackQuery } from './cashback.generated.ts';
import { SubmissionReviewDocument, useUpcomingSubmissionsQuery } from './submissions.generated.ts';
import type { ReviewQueue } from './use-review-queue.ts';

const AHEAD = 5;

/** Whether the person has a metered connection or asked to save data. */
const savesData = () => (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

interface NextReceipt {
  id: string;
  queue: ReviewQueue;
  audience: Audience;
  /** Receives the id of the prefetched receipt. */
  ahead: RefObject<string | null>;
}

/** Prefetches the next receipt with its picture while the current one is reviewed. */
export const useNextReceipt = ({ id, queue, audience, ahead }: NextReceipt): void => {
  const client = useApolloClient();
  const options = {
    variables: { options: { page: 1, pageSize: AHEAD, sort: 'criadoEm', direction: 'ASC' as const } },
    fetchPolicy: 'network-only' as const,
    context: { silent: true },
  };
  const sellers = useUpcomingSubmissionsQuery({ ...options, skip: savesData() || audience !== 'SELLER' });
  const consumers = useUpcomingCashbackQuery({ ...options, skip: savesData() || audience !== 'CONSUMER' });
  const { data } = audience === 'SELLER' ? sellers : consumers;
  const upcoming = data?.pendingSubmissions.items.find((row) => row.id !== id && !queue.skipped.includes(row.id) && !row.reservadoPor);
  const next = upcoming?.id;
  const picture = upcoming?.tipoArquivo.startsWith('image/') ? upcoming.linkArquivo : undefined;
  useEffect(() => {
    if (picture) new Image().src = picture;
  }, [picture]);
  useEffect(() => {
    // The receipt on the screen is loaded: when it is opened again, it must not be shown as it was before its decision.
    ahead.current = null;
    if (!next) return;
    let isLeft = false;
    const silent = { fetchPolicy: 'network-only', context: { silent: true } } as const;
    const load = async () => {
      await Promise.all([
        client.query({ query: SubmissionReviewDocument, variables: { id: next }, ...silent }),
        client.query({ ...heldActionsOf(next), ...silent }),
      ]);
      if (!isLeft) ahead.current = next;
    };
    // Without it, the next receipt loads when it is opened.
    load().catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [client, next, ahead]);
};
