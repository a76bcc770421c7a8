import { rowId } from './form-rules.ts';

describe('rowId', () => {
  const rule = rowId('Loja não encontrada');

  it('gives the number of an id written as a number or as text', () => {
    expect([7, '7', ' 2147483647 '].map((value) => rule.parse(value))).toEqual([7, 7, 2_147_483_647]);
  });

  it.each([0, -1, 1.5, 2_147_483_648, '0', '-1', '1.5', '2147483648', '0x1f', '', 'sete', true, null, undefined, [7]])(
    'refuses %j with the given text alone',
    (value) => {
      expect(rule.safeParse(value).error?.issues.map(({ message }) => message)).toEqual(['Loja não encontrada']);
    },
  );
});
