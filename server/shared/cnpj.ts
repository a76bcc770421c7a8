/**
 * CNPJ as 14 characters: upper case, without punctuation. Letters stay, because CNPJs issued from July 2026 are alphanumeric (IN RFB
 * 2.229/2024); stripping non-digits, as the documents suggest, would destroy them.
 */
export function normalizeCnpj(text: string): string {
  return text.toUpperCase().replace(/[^0-9A-Z]/g, '');
}

/** Whether the text, masked or not, in either case, is a numeric or alphanumeric CNPJ with correct check digits. */
export function isValidCnpj(text: string): boolean {
  const cnpj = normalizeCnpj(text);
  if (!/^[0-9A-Z]{12}\d{2}$/.test(cnpj) || /^(\d)\1{13}$/.test(cnpj)) return false;
  return cnpj.endsWith(`${checkDigit(cnpj.slice(0, 12))}${checkDigit(cnpj.slice(0, 13))}`);
}

/** CNPJ as 00.000.000/0000-00; a text without 14 characters is returned unchanged. */
export function formatCnpj(text: string): string {
  const cnpj = normalizeCnpj(text);
  if (cnpj.length !== 14) return text;
  return `${cnpj.slice(0, 2)}.${cnpj.slice(2, 5)}.${cnpj.slice(5, 8)}/${cnpj.slice(8, 12)}-${cnpj.slice(12)}`;
}

/** Modulus 11 with weights 2 to 9 from the right; a character is worth its ASCII code minus 48. */
function checkDigit(characters: string): number {
  let sum = 0;
  for (let index = 0; index < characters.length; index++) {
    sum += (characters.charCodeAt(index) - 48) * (((characters.length - 1 - index) % 8) + 2);
  }
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}
