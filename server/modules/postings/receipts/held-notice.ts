import { NOTICE_DELAY_SECONDS } from './decision-window.rules.ts';

/** What messages about a decision on this receipt refer to. */
export const noticeReference = (submissionId: number): string => `submission:${submissionId}`;

/** Holds a message about a decision until the decision stands; one without a receipt leaves at once. */
export const heldNotice = (submission: { id: number } | null): { referencia?: string; afterSeconds?: number } =>
  submission ? { referencia: noticeReference(submission.id), afterSeconds: NOTICE_DELAY_SECONDS } : {};
