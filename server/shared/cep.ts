/** Digits of a CEP (postal code) as typed. */
export function normalizeCep(text: string): string {
  return text.replace(/\D/g, '');
}

/** Whether the text has the eight digits of a CEP. Whether it exists is the lookup's answer. */
export function isValidCep(text: string): boolean {
  return /^\d{8}$/.test(normalizeCep(text));
}

/** CEP as 00000-000; a text that does not have eight digits comes back as it was. */
export function formatCep(text: string): string {
  const digits = normalizeCep(text);
  return digits.length === 8 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : text;
}
