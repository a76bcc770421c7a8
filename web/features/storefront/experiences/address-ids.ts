/** An id that no category or experience has. */
const NO_ROW = '2147483647';

/** An id from the URL: one that matches nothing when it is not a number; null when missing. Category 0 exists: DIA A DIA. */
export const idOf = (text: string | null): string | null => {
  if (text === null || text === '') return null;
  return /^\d{1,9}$/.test(text) ? text : NO_ROW;
};
