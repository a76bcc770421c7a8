import { type MaskitoOptions, maskitoTransform } from '@maskito/core';
import { maskitoNumberOptionsGenerator } from '@maskito/kit';

const DIGIT = /\d/;
const ALPHANUMERIC = /[0-9A-Z]/;

/** A fixed pattern: '9' takes a digit, '#' a digit or capital letter; other characters are inserted automatically. */
const pattern = (text: string): MaskitoOptions => ({
  mask: [...text].map((character) => (character === '9' ? DIGIT : character === '#' ? ALPHANUMERIC : character)),
});

const upperCased: MaskitoOptions['preprocessors'] = [
  ({ elementState, data }) => ({ elementState: { ...elementState, value: elementState.value.toUpperCase() }, data: data.toUpperCase() }),
];

export const cpfMask = pattern('999.999.999-99');
/** Document 000 §5 has digits only; since 2026 the first twelve characters of a CNPJ may be letters, but never its check digits. */
export const cnpjMask: MaskitoOptions = { ...pattern('##.###.###/####-99'), preprocessors: upperCased };
export const cepMask = pattern('99999-999');
export const phoneMask = pattern('(99) 9999-9999');
export const mobileMask = pattern('(99) 99999-9999');
/** Not the kit's date mask, which silently turns 31/02/2026 into 03/03/2026. */
export const dateMask = pattern('99/99/9999');

/**
 * A number in Brazilian format; `max` bounds the digits. The only place where an amount is a float. A minus sign stays in the text, so that
 * the field can refuse it: dropping it would turn -50 into 50.
 */
export const decimalMask = (decimals: number, max: number): MaskitoOptions =>
  maskitoNumberOptionsGenerator({
    decimalSeparator: ',',
    thousandSeparator: '.',
    maximumFractionDigits: decimals,
    minusSign: '-',
    min: -max,
    max,
  });

/** Applies a mask to a plain value, whole or partial. */
export const maskText = (mask: MaskitoOptions) => (value: string) => maskitoTransform(value, mask);
