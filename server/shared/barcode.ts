/**
 * Whether the text is a GTIN of 8, 12, 13 or 14 digits with its check digit. The documents mention only UPC, but Brazilian products carry
 * EAN-13, so every GTIN length is accepted.
 */
export function isValidGtin(text: string): boolean {
  const digits = text.trim();
  if (!/^(\d{8}|\d{12}|\d{13}|\d{14})$/.test(digits) || /^0+$/.test(digits)) return false;
  return gtinCheckDigit(digits.slice(0, -1)) === Number(digits.at(-1));
}

/** GTIN left-padded to 14 digits, the form used to look up products; null when it is not a GTIN. */
export function normalizeGtin(text: string): string | null {
  return isValidGtin(text) ? text.trim().padStart(14, '0') : null;
}

/** Check digit for a GTIN without one: weights 3, 1, 3, 1… from the right. */
export function gtinCheckDigit(body: string): number {
  let sum = 0;
  for (let index = 0; index < body.length; index++) {
    sum += Number(body[body.length - 1 - index]) * (index % 2 === 0 ? 3 : 1);
  }
  return (10 - (sum % 10)) % 10;
}
