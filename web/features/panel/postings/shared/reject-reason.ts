import { REJECT_REASONS, type RejectReason } from '../../../../../server/shared/enums.ts';

/** The reject reason that a finding's message starts with (document 001 §9). */
export const reasonOf = ({ message }: { message: string }): RejectReason | null =>
  REJECT_REASONS.find((reason) => message.startsWith(reason)) ?? null;

/** The key that chooses the reason after R. */
export const reasonKey = (reason: RejectReason): string => String(REJECT_REASONS.indexOf(reason) + 1);
