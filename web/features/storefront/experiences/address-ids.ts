/** A number of the address; -1, which is nobody's, when it is there but no number; null when it is missing. */
export const idOf = (text: string | null): number | null => {
  if (text === null || text === '') return null;
  return /^\d{1,9}$/.test(text) ? Number(text) : -1;
};
