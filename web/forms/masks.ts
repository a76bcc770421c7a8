import { type MaskitoOptions, maskitoTransform } from '@maskito/core';
import { maskitoNumberOptionsGenerator } from '@maskito/kit';

const DIGIT = /\d/;
const ALPHANUMERIC = /[0-9A-Z]/;

/** A fixed pattern: '9' takes a digit, '#' a digit or capital letter, the rest is written by itself. */
const pattern = (text: string): MaskitoOptions => ({
  mask: [...text].map((character) => (character === '9' ? DIGIT : character === '#' ? ALPHANUMERIC : character)),
});

const upperCased: MaskitoOptions['preprocessors'] = [
  ({ elementState, data }) => ({ elementState: { ...elementState, value: elementState.value.toUpperCase() }, data: data.toUpperCase() }),
];

export const cpfMask = pattern('999.999.999-99');
/** Document 000 §5 writes digits only; since 2026 the first twelve places of a CNPJ may be letters, its check digits never. */
export const cnpjMask: MaskitoOptions = { ...pattern('##.###.###/####-99'), preprocessors: upperCased };
export const cepMask = pattern('99999-999');
export const phoneMask = pattern('(99) 9999-9999');
export const mobileMask = pattern('(99) 99999-9999');
/** Never the kit's date mask: it turns 31/02/2026 into 03/03/2026 without a word. */
export const dateMask = pattern('99/99/9999');

/** Brazilian number without sign; `max` bounds the digits. The mask is the only place where an amount is a float. */
export const decimalMask = (decimals: number, max: number): MaskitoOptions =>
  maskitoNumberOptionsGenerator({
    decimalSeparator: ',',
    thousandSeparator: '.',
    maximumFractionDigits: decimals,
    min: 0,
    max,
  });

/** The plain value as a mask shows it, whole or partial. */
export const maskText = (mask: MaskitoOptions) => (value: string) => maskitoTransform(value, mask);
