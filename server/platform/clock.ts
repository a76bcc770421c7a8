import { toSaoPauloDate } from '../shared/dates.ts';

/** Where time comes from, so that tests can move it. */
export interface Clock {
  now(): Date;
  /** Today in America/Sao_Paulo, as 'YYYY-MM-DD'. */
  today(): string;
}

export const systemClock: Clock = {
  now: () => new Date(),
  today: () => toSaoPauloDate(new Date()),
};
