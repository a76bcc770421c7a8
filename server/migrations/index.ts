import { Migration0001Baseline } from './0001-baseline.ts';

/** Every migration in order. Append only: a landed migration is never edited. */
export const migrations = [{ name: '0001-baseline', class: Migration0001Baseline }];
