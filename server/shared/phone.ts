/** Area codes (DDD) in use in Brazil. */
export const AREA_CODES: ReadonlySet<string> = new Set(
  (
    '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 ' +
    '61 62 63 64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99'
  ).split(' '),
);

/** National digits (area code and number) of a phone, without a leading country code 55. */
export function normalizePhone(text: string): string {
  const digits = text.replace(/\D/g, '');
  // 55 is also an area code, so only the length distinguishes it from the country code.
  return digits.startsWith('55') && (digits.length === 12 || digits.length === 13) ? digits.slice(2) : digits;
}

/** Whether the text is a mobile number: known area code, nine digits starting with 9. */
export function isValidMobile(text: string): boolean {
  const digits = normalizePhone(text);
  return hasAreaCode(digits) && /^\d{2}9\d{8}$/.test(digits);
}

/** Whether the text is a landline: known area code, eight digits starting with 2 to 5. */
export function isValidLandline(text: string): boolean {
  const digits = normalizePhone(text);
  return hasAreaCode(digits) && /^\d{2}[2-5]\d{7}$/.test(digits);
}

/**
 * Whether the text can be dialled: known area code and at least 10 digits (documents 000 §5 and 002 §5). Ten-digit mobiles from before the
 * ninth digit are accepted, because old spreadsheets still contain them.
 */
export function isValidPhone(text: string): boolean {
  const digits = normalizePhone(text);
  return digits.length === 10 ? hasAreaCode(digits) : isValidMobile(digits);
}

/** Phone as (99) 99999-9999 or (99) 9999-9999; any other length is returned unchanged. */
export function formatPhone(text: string): string {
  const digits = normalizePhone(text);
  if (digits.length !== 10 && digits.length !== 11) return text;
  return `(${digits.slice(0, 2)}) ${digits.slice(2, -4)}-${digits.slice(-4)}`;
}

/** International form, +5511987654321, for PIX and WhatsApp; null for an invalid phone. */
export function toE164(text: string): string | null {
  return isValidPhone(text) ? `+55${normalizePhone(text)}` : null;
}

function hasAreaCode(digits: string): boolean {
  return AREA_CODES.has(digits.slice(0, 2));
}
