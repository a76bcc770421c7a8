import { addDays, toSaoPauloDate } from '../../../../../server/shared/dates.ts';

/** The last days up to today, as a list filter (document 001 §9). */
export const lastDays = (days: number) => () => {
  const today = toSaoPauloDate(new Date());
  return { dataInicial: addDays(today, -days), dataFinal: today };
};
