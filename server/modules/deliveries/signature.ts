import { createHmac } from 'node:crypto';
import { newToken } from '../../platform/auth/tokens.ts';

/** A new secret of a webhook: 256 random bits. */
export const newWebhookSecret = (): string => `whs_${newToken()}`;

/**
 * Value of the header X-Signature: the time in seconds, and HMAC-SHA256 of `time.body`. The receiver refuses a time more than five minutes
 * from its own, so that a recorded request cannot be repeated later.
 */
export function signatureOf(body: string, secret: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1_000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

/** Name under which the secret of a schedule is encrypted. */
export const sealOwner = (scheduleId: number): string => `schedule:${scheduleId}`;
