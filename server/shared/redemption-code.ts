/** Characters of a redemption code; I, L, O, 0 and 1 are left out because people read codes aloud. */
export const REDEMPTION_CODE_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Characters in a redemption code. */
export const REDEMPTION_CODE_LENGTH = 10;

/** Bytes from here on are redrawn: 256 is not a multiple of 31, and keeping them would favour the first letters. */
const UNBIASED_LIMIT = 256 - (256 % REDEMPTION_CODE_ALPHABET.length);

/** A new code from a source of random bytes; the database enforces uniqueness. */
export function generateRedemptionCode(randomBytes: (size: number) => Uint8Array): string {
  let code = '';
  while (code.length < REDEMPTION_CODE_LENGTH) {
    for (const byte of randomBytes(REDEMPTION_CODE_LENGTH - code.length)) {
      if (byte < UNBIASED_LIMIT) code += REDEMPTION_CODE_ALPHABET.charAt(byte % REDEMPTION_CODE_ALPHABET.length);
    }
  }
  return code;
}
