import { toResultTable } from './result-table.ts';

describe('a table of an answer', () => {
  const list = Array.from({ length: 1_000 }, (_, index) => index);

  it('stops at its limit where lists beside each other multiply to a billion rows', () => {
    const { columns, rows } = toResultTable({ items: [{ id: 1, a: list, b: list, c: list }] }, 50)!;
    expect([columns, rows.length, rows[49]]).toEqual([['id', 'a', 'b', 'c'], 50, [1, 0, 0, 49]]);
  });

  it('counts the rows of all elements towards its limit', () => {
    expect(toResultTable({ items: list.map((id) => ({ id, a: [1, 2, 3] })) }, 7)!.rows).toHaveLength(7);
    expect(toResultTable({ items: list.map((id) => ({ id, a: [1, 2] })) })!.rows).toHaveLength(2_000);
  });
});
