import { daysBetween, toSaoPauloDate } from '../../shared/dates.ts';
import { DAYS_WITHOUT_ACCESS_LIMIT } from '../../shared/limits.ts';

/**
 * Whole days since a seller's last access, null for none. 19193 days or more also count as none: that is 1970 to 2022, an empty date read
 * as the epoch (document 001 §9).
 */
export function daysWithoutAccess(lastAccess: Date | null, today: string): number | null {
  if (!lastAccess) return null;
  const days = Math.max(0, daysBetween(toSaoPauloDate(lastAccess), today));
  return days >= DAYS_WITHOUT_ACCESS_LIMIT ? null : days;
}
