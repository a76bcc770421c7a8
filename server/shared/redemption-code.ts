/** Characters of a redemption code; I, L, O, 0 and 1 are left out because people read the code aloud. */
export const REDEMPTION_CODE_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Characters in a redemption code. */
export const REDEMPTION_CODE_LENGTH = 10;

/** Bytes from here on are drawn again: 256 is no multiple of 31, and keeping them would favour the first letters. */
const UNBIASED_LIMIT = 256 - (256 % REDEMPTION_CODE_ALPHABET.length);

/** A new code from a source of random bytes; uniqueness is the database's to enforce. */
export function generateRedemptionCode(randomBytes: (size: number) => Uint8Array): string {
  let code = '';
  while (code.length < REDEMPTION_CODE_LENGTH) {
    for (const byte of randomBytes(REDEMPTION_CODE_LENGTH - code.length)) {
      if (byte < UNBIASED_LIMIT) code += REDEMPTION_CODE_ALPHABET.charAt(byte % REDEMPTION_CODE_ALPHABET.length);
    }
  }
  return code;
}
