/** Parses an id from the URL: -1, which matches nothing, when it is not a number; null when missing. */
export const idOf = (text: string | null): number | null => {
  if (text === null || text === '') return null;
  return /^\d{1,9}$/.test(text) ? Number(text) : -1;
};
