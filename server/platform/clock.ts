import { toSaoPauloDate } from '../shared/dates.ts';

/** The source of time, which tests can move. */
export interface Clock {
  now(): Date;
  /** Today in America/Sao_Paulo, as 'YYYY-MM-DD'. */
  today(): string;
}

export const systemClock: Clock = {
  now: () => new Date(),
  today: () => toSaoPauloDate(new Date()),
};
