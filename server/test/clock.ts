import type { Clock } from '../platform/clock.ts';
import { toSaoPauloDate } from '../shared/dates.ts';

/** A clock that stands still until a test moves it. */
export interface MovableClock extends Clock {
  moveTo(iso: string): void;
  advanceDays(days: number): void;
  advanceSeconds(seconds: number): void;
}

export function movableClock(start = '2026-11-20T15:00:00.000Z'): MovableClock {
  let now = new Date(start);
  return {
    now: () => now,
    today: () => toSaoPauloDate(now),
    moveTo: (iso) => {
      now = new Date(iso);
    },
    advanceDays: (days) => {
      now = new Date(now.getTime() + days * 86_400_000);
    },
    advanceSeconds: (seconds) => {
      now = new Date(now.getTime() + seconds * 1_000);
    },
  };
}
