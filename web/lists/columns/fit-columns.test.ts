import { columnsLeftOut, hasRoomBeside, leastWidthOf, ROW_PANEL_GAP, ROW_PANEL_WIDTH } from './fit-columns.ts';

const columns = [
  { field: 'nome', width: 200 },
  { field: 'cnpj', width: 160, hideOnPhone: true },
  { field: 'rua', width: 100, hidden: true },
  { field: 'cidade' },
  { field: 'total', width: 140 },
];

const shownAt = (width: number) => {
  const leftOut = columnsLeftOut(columns, width);
  return columns.map(({ field }) => field).filter((field) => !leftOut[field]);
};

describe('columnsLeftOut', () => {
  it('shows all default columns where there is room', () => {
    expect(shownAt(620)).toEqual(['nome', 'cnpj', 'cidade', 'total']);
  });

  it('leaves out secondary columns first, and what phones leave out', () => {
    expect(shownAt(619)).toEqual(['nome', 'cidade', 'total']);
    expect(shownAt(460)).toEqual(['nome', 'cidade', 'total']);
  });

  it('goes on with a narrower column where a wider one has no room', () => {
    expect(shownAt(459)).toEqual(['nome', 'cidade']);
    expect(shownAt(319)).toEqual(['nome']);
  });

  it('keeps the first column, however narrow the list is', () => {
    expect(shownAt(90)).toEqual(['nome']);
  });

  it('leaves out only what is hidden by default before the width is known', () => {
    expect(shownAt(0)).toEqual(['nome', 'cnpj', 'cidade', 'total']);
  });
});

describe('leastWidthOf', () => {
  it('gives a date and time the width of a date, because the time goes below it', () => {
    expect(leastWidthOf({ type: 'dateTime' })).toBeLessThan(leastWidthOf({}));
    expect(leastWidthOf({ type: 'dateTime', width: 200 })).toBe(200);
  });
});

describe('hasRoomBeside', () => {
  it('puts the detail beside the list from about 1100 pixels of screen, menu included', () => {
    const menuAndMargins = 250 + 2 * 24;
    expect(hasRoomBeside(1100 - menuAndMargins)).toBe(true);
    expect(hasRoomBeside(ROW_PANEL_WIDTH + ROW_PANEL_GAP + 300)).toBe(false);
    expect(hasRoomBeside(0)).toBe(false);
  });
});
