import fc from 'fast-check';
import { formatBrl, formatDecimal, formatInteger, formatPercent, formatPoints, formatShortest, yesNo } from './format.ts';
import {
  add,
  ceilInt,
  compare,
  dec,
  discountedPoints,
  divide,
  floor2,
  floorInt,
  itemPoints,
  itemSubTotal,
  maximum,
  minimum,
  multiply,
  negate,
  parseDecimal,
  percentOf,
  pointsCost,
  prizePoints,
  roundHalfUp2,
  saleTotals,
  subtract,
  sum,
  toJsonNumber,
} from './money.ts';
import { isNegative, isPositive, isZero } from './sign.ts';

const cents = fc.bigInt({ min: 0n, max: 99_999_999_999_999n }).map((value) => {
  const digits = value.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
});

describe('decimal arithmetic', () => {
  it('is exact where binary numbers are not', () => {
    expect(add('0.1', '0.2')).toBe('0.30');
    expect(subtract('1000000000.10', '0.20')).toBe('999999999.90');
    expect(multiply('999999999999.99', '999999999999.99')).toBe('999999999999980000000000.0001');
    expect(sum(['0.10', '0.20', '0.30'])).toBe('0.60');
    expect(sum([])).toBe('0.00');
  });

  it('rounds half away from zero, on both sides of it', () => {
    expect(roundHalfUp2('2.625')).toBe('2.63');
    expect(roundHalfUp2('-2.625')).toBe('-2.63');
    expect(roundHalfUp2('1.005')).toBe('1.01');
    expect(roundHalfUp2('-0.001')).toBe('0.00');
  });

  it('floors and ceils towards the named side', () => {
    expect(floor2('12.6999')).toBe('12.69');
    expect(floor2('-0.001')).toBe('-0.01');
    expect(ceilInt('87.01')).toBe('88.00');
    expect(floorInt('87.99')).toBe('87.00');
  });

  it('names who gets the remainder of a division, and answers null for a zero divisor', () => {
    expect(divide('10', '3', 'half-up')).toBe('3.33');
    expect(divide('10', '3', 'ceil')).toBe('3.34');
    expect(divide('20', '3', 'floor')).toBe('6.66');
    expect(divide('10', '4', 'half-up', 0)).toBe('3.00');
    expect(divide('10', '0.00', 'half-up')).toBeNull();
  });

  it('compares numbers, not texts', () => {
    expect(compare('9', '10')).toBe(-1);
    expect(compare('1.0', '1.00')).toBe(0);
    expect(minimum('9', '10')).toBe('9.00');
    expect(maximum('9', '10')).toBe('10.00');
    expect([isZero('-0.00'), isNegative('-0.01'), isNegative('0'), isPositive('0.01'), isPositive('0')]).toEqual([
      true,
      true,
      false,
      true,
      false,
    ]);
    expect(negate('0.00')).toBe('0.00');
    expect(negate('2.5')).toBe('-2.50');
  });

  it('refuses to compute with what is not a number', () => {
    for (const text of ['NaN', 'Infinity', '', 'abc']) expect(() => dec(text)).toThrow();
  });

  it('undoes itself for any amounts', () => {
    fc.assert(fc.property(cents, cents, (a, b) => expect(compare(subtract(add(a, b), b), a)).toBe(0)));
  });
});

describe('parseDecimal', () => {
  it.each([
    ['87.5', '87.50'],
    ['007', '7.00'],
    [`${'0'.repeat(39)}1`, '1.00'],
    [' 12.34 ', '12.34'],
    ['-3.5', '-3.50'],
    ['-0', '0.00'],
    [12.34, '12.34'],
    [0, '0.00'],
    ['999999999999.99', '999999999999.99'],
    [-0, '0.00'],
    [177.76999999999998, '177.77'],
    ['177.76999999999998', '177.77'],
    [-177.76999999999998, '-177.77'],
    [0.1 + 0.2, '0.30'],
    [0.1 + 0.2 - 0.3, '0.00'],
    [0.3 - 0.1 - 0.2, '0.00'],
    [1.005 * 100, '100.50'],
    [3 * 59.99, '179.97'],
    [1.15 + 2.3, '3.45'],
    [99_999_999.99 * 1.1 - 99_999_999.99 * 0.1, '99999999.99'],
    [999_999_999_999.99, '999999999999.99'],
  ])('reads %p as %s', (input, text) => expect(parseDecimal(input)).toBe(text));

  it.each([
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    ['NaN'],
    ['Infinity'],
    ['1e3'],
    [1e21],
    [1e-7],
    ['0x10'],
    ['+1'],
    ['1.234'],
    ['5e-17'],
    [-Infinity],
    [177.765],
    ['177.765'],
    [0.001],
    [0.010_000_1],
    ['10.00000001'],
    [100_000_000.7699],
    [9_999_999_999.995],
    [999_999_999_999.995],
    ['1,5'],
    ['1.'],
    ['.5'],
    [''],
    ['1 000'],
    ['1000000000000'],
    ['9'.repeat(5000)],
    // No more digits than an amount can have, however few of them count.
    [`${'0'.repeat(40)}1`],
    [`1.${'0'.repeat(39)}`],
    [null],
    [undefined],
    [true],
    [{}],
    [[1]],
  ])('refuses %p', (input) => expect(parseDecimal(input)).toBeNull());

  it('reads back any amount that a client computed in binary floats from whole cents', () => {
    const amount = fc.integer({ min: 0, max: 100_000_000 });
    const text = (inCents: number) => `${Math.trunc(inCents / 100)}.${String(inCents % 100).padStart(2, '0')}`;
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 1_000 }), (price, quantity) => {
        expect(parseDecimal((price / 100) * quantity)).toBe(text(price * quantity));
      }),
    );
    fc.assert(
      fc.property(fc.array(amount, { maxLength: 200 }), (prices) => {
        const total = prices.reduce((before, price) => before + price / 100, 0);
        expect(parseDecimal(total)).toBe(text(prices.reduce((before, price) => before + price, 0)));
      }),
    );
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 9 }), (inCents, thousandths) => {
        expect(parseDecimal(`${text(inCents)}${thousandths}`)).toBeNull();
        expect(parseDecimal(Number(`${text(inCents)}${thousandths}`))).toBeNull();
      }),
    );
  });

  it('takes the Brazilian form only when asked', () => {
    expect(parseDecimal('1.234,56')).toBeNull();
    expect(parseDecimal('1.234,56', { brazilian: true })).toBe('1234.56');
    expect(parseDecimal('1234,5', { brazilian: true })).toBe('1234.50');
    expect(parseDecimal('1.234', { brazilian: true })).toBe('1234.00');
    expect(parseDecimal('12.50', { brazilian: true })).toBe('12.50');
    expect(parseDecimal('1.23,45', { brazilian: true })).toBeNull();
    expect(parseDecimal('1,234.56', { brazilian: true })).toBeNull();
  });

  it('never throws, and reads back what it wrote', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), fc.string({ unit: 'binary' }), fc.double().map(String), cents),
        fc.boolean(),
        (input, brazilian) => {
          const text = parseDecimal(input, { brazilian });
          if (text !== null) expect(parseDecimal(text)).toBe(text);
        },
      ),
    );
  });
});

describe('points and cashback', () => {
  it('gives 87.50 points for 3.5 units of 12.50 at factor 2, costing R$ 2.63 at 0.03', () => {
    const totalPontos = itemPoints({ qtde: '3.5', valorPontos: '12.50', fator: '2' });
    expect(totalPontos).toBe('87.50');
    expect(pointsCost({ totalPontos, valorPonto: '0.03' })).toBe('2.63');
  });

  it('takes the discount off the money, not off the points', () => {
    const item = { qtde: '2', valorUnitario: '10.00', valorDesconto: '1.50' };
    const line = { subTotal: itemSubTotal(item), valorDesconto: '1.50', pontos: itemPoints({ qtde: '2', valorPontos: '5', fator: '1' }) };
    expect(saleTotals([line, line])).toEqual({ totalVenda: '37.00', totalDescontos: '3.00', totalPontos: '20.00' });
    expect(itemSubTotal({ ...item, valorDesconto: '21' })).toBe('-1.00');
  });

  it('prices a prize at the next whole point', () => {
    expect(prizePoints({ custoTotal: '10.00', valorPonto: '0.03' })).toBe('334.00');
    expect(prizePoints({ custoTotal: '9.00', valorPonto: '0.03' })).toBe('300.00');
    expect(prizePoints({ custoTotal: '9.00', valorPonto: '0.00' })).toBeNull();
  });

  it('discounts an offer up to a whole point', () => {
    expect(discountedPoints({ pontos: '1000', porcentagem: '10' })).toBe('900.00');
    expect(discountedPoints({ pontos: '999', porcentagem: '12.5' })).toBe('875.00');
  });

  it('takes a percentage by the named rule', () => {
    expect(percentOf({ value: '634.54', percent: '2' }, 'floor')).toBe('12.69');
    expect(percentOf({ value: '131.25', percent: '2' }, 'half-up')).toBe('2.63');
    expect(percentOf({ value: '131.25', percent: '2' }, 'ceil')).toBe('2.63');
  });
});

describe('formats', () => {
  it('writes money, points, counts and percentages as in Brazil', () => {
    expect(formatBrl('1234.5')).toBe('R$\u00a01.234,50');
    expect(formatBrl('-1.5')).toBe('-R$\u00a01,50');
    expect(formatPoints('1234.99')).toBe('1.234');
    expect(formatPoints('-0.5')).toBe('-1');
    expect(formatInteger(10000)).toBe('10.000');
    expect(formatDecimal('87.5')).toBe('87,50');
    expect(formatPercent('37.5')).toBe('37,50%');
    expect(['0', '1.50', '20', '999999.99'].map(formatShortest)).toEqual(['0', '1,5', '20', '999.999,99']);
    expect([yesNo(1), yesNo(0), yesNo(true), yesNo(null)]).toEqual(['Sim', 'Não', 'Sim', 'Não']);
  });

  it('keeps every digit of a large amount', () => expect(formatDecimal('123456789012345678.91')).toBe('123.456.789.012.345.678,91'));

  it('shows a dash for what is missing or no number, and no sign for zero', () => {
    for (const value of [null, undefined, '', 'abc']) {
      expect([formatBrl(value), formatPoints(value), formatPercent(value)]).toEqual(['-', '-', '-']);
    }
    expect(formatPoints('-0')).toBe('0');
  });

  it('writes the JSON number of the documented answers', () => expect(toJsonNumber('87.50')).toBe(87.5));
});
