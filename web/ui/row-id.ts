const LAST_ROW = 2 ** 31 - 1;

/** The id in an address or a typed text; null for a text that no row can have as its id. */
export const rowIdOf = (text: string | null | undefined): string | null => {
  const digits = /^\s*0*([1-9]\d{0,9})\s*$/.exec(text ?? '')?.[1];
  return digits !== undefined && Number(digits) <= LAST_ROW ? digits : null;
};
