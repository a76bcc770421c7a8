/** Letters that the recogniser writes for digits. Applied only inside numeric tokens. */
const DIGIT_OF: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  I: '1',
  l: '1',
  '|': '1',
  '!': '1',
  Z: '2',
  A: '4',
  S: '5',
  G: '6',
  b: '6',
  T: '7',
  B: '8',
  g: '9',
  q: '9',
};
/** Digits that the recogniser writes for letters. Applied only when labels are compared. */
const LETTER_OF: Readonly<Record<string, string>> = { 0: 'O', 1: 'I', 5: 'S', 8: 'B', $: 'S', '|': 'I' };

/** Replaces letters that look like digits. */
export const toDigits = (text: string): string => text.replace(/[OoQDIl|!ZASGbTBgq]/g, (letter) => DIGIT_OF[letter] ?? letter);

/** Capital letters of a text without accents; `at` holds the position of each letter in the text. */
export interface Squashed {
  letters: string;
  /** `letters` with letters that the recogniser confuses made equal. */
  classes: string;
  at: number[];
}

/** Thermal print makes V look like U, M and H like N, T like I, and D like O: labels are compared without the difference. */
export const letterClasses = (letters: string): string =>
  letters.replace(/[VMHTJDQ]/g, (letter) => ({ V: 'U', M: 'N', H: 'N', T: 'I', J: 'I', D: 'O', Q: 'O' })[letter] ?? letter);

/** Squashes a text for label comparison: capitals A to Z, no accents, spaces or punctuation. */
export function squash(text: string): Squashed {
  let letters = '';
  const at: number[] = [];
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index);
    const plain = character.normalize('NFD').charAt(0).toUpperCase();
    const letter = /[A-Z]/.test(plain) ? plain : LETTER_OF[character];
    if (!letter) continue;
    letters += letter;
    at.push(index);
  }
  return { letters, classes: letterClasses(letters), at };
}

const RUN = /[0-9OoQDIl|!ZASGbTBgq.,/:-]*\d[0-9OoQDIl|!ZASGbTBgq.,/:-]*/g;
const AMOUNT = /^\d{1,3}(?:[.,]?\d{3})*[.,]\d{2,4}$/;
const MEASURE = /^(?:\d{2}[/:.]\d{2}[/:.](?:\d{2}){1,2}|\d{2}:\d{2}(?::\d{2})?|\d{2}\.?\d{3}\.?\d{3}\/\d{4}-?\d{2})$/;

/** The text with letters replaced by digits in tokens that then are amounts, days, hours, CNPJs or long numbers. Keeps its length. */
export function withDigits(text: string): string {
  return text.replace(RUN, (run, offset: number) => {
    if (/^[\d.,/:-]+$/.test(run)) return run;
    const mapped = toDigits(run);
    const digits = run.replace(/\D/g, '').length;
    const letters = run.replace(/[\d.,/:-]/g, '').length;
    const isLong = mapped.length >= 8 && /^\d+$/.test(mapped) && letters * 5 <= digits;
    if (isLong || MEASURE.test(mapped)) return mapped;
    if (!AMOUNT.test(mapped) || letters > digits * 2) return run;
    // A letter in front of a complete amount is a tax mark ('T5,00'), unless it begins the token and is seldom such a mark.
    const amountInside = /^[A-Za-z|!]+(?=\d+[.,]\d\d$)/.exec(run)?.[0];
    const startsToken = offset === 0 || /\s/.test(text.charAt(offset - 1));
    if (amountInside && !(startsToken && /^[OQDIl|!ZSB]$/.test(amountInside))) return run;
    return mapped;
  });
}

const MISREAD_UNITS: Readonly<Record<string, string>> = {
  '5C': 'SC',
  '8R': 'BR',
  '6L': 'GL',
  '8D': 'BD',
  '7B': 'TB',
  K6: 'KG',
  '0N': 'UN',
};

/** The text with units between two numbers whose first letter was read as a digit ('16 5C 149,90'). Keeps its length. */
export const withUnits = (text: string): string =>
  text.replace(/(?<=\d\s+)(?:5C|8R|6L|8D|7B|K6|0N)(?=\s+(?:[xX]\s*)?\d)/g, (unit) => MISREAD_UNITS[unit] ?? unit);
