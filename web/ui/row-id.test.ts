import { rowIdOf } from './row-id.ts';

describe('rowIdOf', () => {
  it.each([
    ['7', '7'],
    [' 7 ', '7'],
    ['007', '7'],
    ['2147483647', '2147483647'],
  ])('reads %j as %j', (text, id) => expect(rowIdOf(text)).toBe(id));

  it.each(['0', '-7', '7.5', '7e2', 'sete', '', '2147483648', '99999999999', null, undefined])('takes %j for no id', (text) => {
    expect(rowIdOf(text)).toBeNull();
  });
});
