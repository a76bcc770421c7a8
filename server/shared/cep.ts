/** Digits of a CEP (postal code) as typed. */
export function normalizeCep(text: string): string {
  return text.replace(/\D/g, '');
}

/** Whether the text has the eight digits of a CEP. Only the lookup tells whether it exists. */
export function isValidCep(text: string): boolean {
  return /^\d{8}$/.test(normalizeCep(text));
}

/** CEP as 00000-000; a text without eight digits is returned unchanged. */
export function formatCep(text: string): string {
  const digits = normalizeCep(text);
  return digits.length === 8 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : text;
}
