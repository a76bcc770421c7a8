import type { ContestsQuery } from './moderation.generated.ts';

/** A contest as the list shows it. */
export type ContestRow = ContestsQuery['contests']['items'][number];
