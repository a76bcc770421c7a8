import { parseValue } from 'graphql';
import { DecimalScalar } from './decimal.ts';

describe('the scalar Decimal', () => {
  it.each([
    [177.76999999999998, '177.77'],
    ['177.76999999999998', '177.77'],
    [0.1 + 0.2, '0.30'],
    [1.005 * 100, '100.50'],
    [-0, '0'],
    ['87.50', '87.50'],
    // Left to the field's rules, which refuse in the document's words.
    [177.765, '177.765'],
  ])('reads %p as %s', (given, text) => {
    expect(DecimalScalar.parseValue(given)).toBe(text);
    if (!Object.is(given, -0)) expect(DecimalScalar.parseLiteral(parseValue(JSON.stringify(given)))).toBe(text);
  });

  it.each([1e21, 1e-7, Number.NaN, Number.POSITIVE_INFINITY, '1e3', '12.345678', '', ' ', '1,5', true, null, ['1'], {}])(
    'refuses %p without repeating it',
    (given) => expect(() => DecimalScalar.parseValue(given)).toThrow('Esperava um número decimal (Decimal), como "87.50".'),
  );
});
