/** Document 001 §5: the text for a number that is invalid or out of bounds. What is wrong with it follows. */
const INVALID_NUMBER = 'Informe somente valores válidos';
const LONGEST_QUOTE = 30;

const quoted = (text: string): string => `"${text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE - 1)}…` : text}"`;

/** Why a cell is no number, or none that its column takes: the value, and what is expected instead. */
export function numberRefusal(text: string, { positive }: { positive: boolean }): string {
  const expected = positive ? 'use um número acima de zero' : 'use zero ou um número positivo';
  const digits = text.replace(/^R\$\s*/i, '');
  if (!/^-?\s*[\d.,]+$/.test(digits)) return `${INVALID_NUMBER}: ${quoted(text)} não é um número; use, por exemplo, 12,50`;
  if (digits.startsWith('-')) return `${INVALID_NUMBER}: ${quoted(text)} é negativo; ${expected}`;
  if (/^[0.,]+$/.test(digits)) return `${INVALID_NUMBER}: ${quoted(text)} é zero; ${expected}`;
  if (/^[\d.]{13,}$/.test(digits)) return `${INVALID_NUMBER}: ${quoted(text)} é grande demais`;
  return `${INVALID_NUMBER}: ${quoted(text)} não pode ser lido; use no máximo duas casas decimais, como em 1234,50`;
}
