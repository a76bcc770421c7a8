/** Digits of a CPF as typed, masked or pasted. Kept as text: leading zeros are significant. */
export function normalizeCpf(text: string): string {
  return text.replace(/\D/g, '');
}

/** Whether the text, masked or not, is a CPF: 11 digits, correct check digits, not one repeated digit (document 000 §5). */
export function isValidCpf(text: string): boolean {
  const digits = normalizeCpf(text);
  // Repeated digits have valid check digits, so they need an explicit rule.
  if (!/^\d{11}$/.test(digits) || /^(\d)\1{10}$/.test(digits)) return false;
  return digits.endsWith(`${checkDigit(digits.slice(0, 9))}${checkDigit(digits.slice(0, 10))}`);
}

/** CPF as 000.000.000-00; a text without 11 digits is returned unchanged. */
export function formatCpf(text: string): string {
  const digits = normalizeCpf(text);
  return digits.length === 11 ? digits.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4') : text;
}

/** CPF with its ends hidden, `***.982.247-**`, for viewers who may recognise a person but not copy the number (LGPD). */
export function maskCpf(text: string): string {
  const digits = normalizeCpf(text);
  return digits.length === 11 ? `***.${digits.slice(3, 6)}.${digits.slice(6, 9)}-**` : '***.***.***-**';
}

function checkDigit(digits: string): number {
  let sum = 0;
  for (let index = 0; index < digits.length; index++) sum += Number(digits[index]) * (digits.length + 1 - index);
  return ((sum * 10) % 11) % 10;
}
