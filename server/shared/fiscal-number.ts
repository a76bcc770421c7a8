/** An access key may be typed with its spaces and the letters printed before it. */
const LONGEST = 60;
/** 'NFCe', 'NFe', 'CFe' or 'SAT' in front, or the letters of a series. Any further word makes it no number. */
const MOST_LETTERS = 4;
const PARTS = /^[0-9A-Z]+(?:[ .\-/][0-9A-Z]+)*$/i;
/** An access key, whose issuer's CNPJ may hold letters. */
const KEY = /^(?:NFE|NFCE|CFE)?\d{6}[0-9A-Z]{12}\d{26}$/i;

/**
 * Whether a text is a nota or cupom fiscal number as people write it: digits, at most four letters, separated by a space, a dot, a hyphen
 * or a slash, and not all zeros; or an access key, printed together or in groups. `parseFiscalKey` checks whether a key is valid. Numbers
 * recorded before this rule stay readable and findable.
 */
export function isFiscalNumber(text: string): boolean {
  if (text.length > LONGEST || !PARTS.test(text)) return false;
  const letters = text.replace(/[^A-Z]/gi, '').length;
  return /[1-9]/.test(text) && (letters <= MOST_LETTERS || KEY.test(text.replace(/[ .\-/]/g, '')));
}
