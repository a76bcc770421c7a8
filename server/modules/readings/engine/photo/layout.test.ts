import { textOfRow } from '../printed-page.ts';
import { alphabetOf } from './alphabet.ts';
import { components } from './components.ts';
import { decodeLine, type LineCharacter } from './decode-line.ts';
import type { Region } from './detect.ts';
import { groupRows } from './group-rows.ts';
import { minRectangle } from './min-rectangle.ts';
import { printRow } from './print-row.ts';
import type { TextLine } from './recognise.ts';
import { fitSlope, type SlopeField, turnField } from './slope.ts';
import { solve } from './solve.ts';
import { straighten } from './straighten.ts';
import type { TextBox } from './text-box.ts';

const PAGE = { width: 1_000, height: 1_500 };
const PITCH = 20;

const box = (x: number, y: number, width: number, angle = 0): TextBox => ({ x: x + width / 2, y, width, height: 40, angle, bend: 0 });

/** A line of monospaced print from `x` on; blanks in the text are gaps that the recogniser did not report. */
function line(text: string, x: number, y: number, angle = 0): TextLine {
  const width = text.length * PITCH;
  const characters = [...text].flatMap((character, index): LineCharacter[] =>
    character === ' ' ? [] : [{ text: character, probability: 0.99, along: (index + 0.5) / text.length, spaceBefore: false }],
  );
  return { box: box(x, y, width, angle), characters, confidence: 0.99 };
}

describe('components', () => {
  it('separates regions, connects diagonals and leaves out weak pixels', () => {
    const data = Float32Array.from([0.9, 0, 0, 0, 0.2, 0, 0.7, 0, 0, 0, 0, 0, 0, 0.6, 0.8]);
    expect(components({ data, width: 5, height: 3 }, 0.3)).toEqual([
      {
        columns: [
          { x: 0, top: 0, bottom: 0 },
          { x: 1, top: 1, bottom: 1 },
        ],
        score: expect.closeTo(0.8),
      },
      {
        columns: [
          { x: 3, top: 2, bottom: 2 },
          { x: 4, top: 2, bottom: 2 },
        ],
        score: expect.closeTo(0.7),
      },
    ]);
  });
});

describe('minRectangle', () => {
  it('follows a rotated line', () => {
    // Sides of 100 px and 10 px, at the angle of a 3-4-5 triangle, and one point inside.
    const corners = [
      { x: 100, y: 100 },
      { x: 180, y: 160 },
      { x: 174, y: 168 },
      { x: 94, y: 108 },
      { x: 140, y: 135 },
    ];
    const found = minRectangle(corners);
    expect(found.x).toBeCloseTo(137);
    expect(found.y).toBeCloseTo(134);
    expect(found.width).toBeCloseTo(100);
    expect(found.height).toBeCloseTo(10);
    expect(found.angle).toBeCloseTo(Math.atan2(3, 4));
  });

  it('reports a vertical line as higher than wide', () => {
    const found = minRectangle([
      { x: 10, y: 0 },
      { x: 20, y: 0 },
      { x: 10, y: 200 },
      { x: 20, y: 200 },
    ]);
    expect(found).toMatchObject({ width: 10, height: 200 });
  });
});

/** A region whose middle line follows `height` from `x` on; its points are 40 px apart. */
function region(x: number, width: number, height: (x: number) => number): Region {
  const spine = Array.from({ length: width / 40 + 1 }, (_, index) => ({ x: x + 40 * index, y: height(x + 40 * index) }));
  const hull = spine.flatMap((point) => [point.y - 10, point.y + 10].map((y) => ({ x: point.x, y })));
  return { spine, hull, box: minRectangle(hull) };
}

describe('fitSlope', () => {
  it('finds the slope of perspective and curl, ignores a stray line, and follows a line to the middle of the page', () => {
    // At the middle of the page: slope 0.02 at the top, 0.06 at the bottom; 0.0001 more per pixel to the right.
    const height = (top: number) => (x: number) => top + (0.02 + (0.04 * top) / 1_500) * (x - 500) + 0.00005 * (x - 500) ** 2;
    const lines = Array.from({ length: 12 }, (_, index) => region(100, 800, height(100 + 100 * index)));
    const field = fitSlope([...lines, region(100, 800, (x) => 300 - 0.4 * x)], PAGE);
    expect(field.angleAt({ x: 500, y: 750 })).toBeCloseTo(0.04, 2);
    expect(field.angleAt({ x: 900, y: 750 })).toBeCloseTo(0.08, 2);
    expect(field.bendAt({ x: 500, y: 750 })).toBeCloseTo(0.00005, 5);
    expect(Math.abs(field.heightOnMiddle({ x: 900, y: height(700)(900) }) - 700)).toBeLessThan(3);
    expect(Math.abs(turnField(field, PAGE).heightOnMiddle({ x: 100, y: 1_500 - height(700)(900) }) - 800)).toBeLessThan(3);
  });

  it('takes the median of few lines and 0 without any', () => {
    const lines = [0.01, 0.03, 0.02].map((slope) => region(0, 240, (x) => 100 + slope * x));
    expect(fitSlope(lines, PAGE).angleAt({ x: 0, y: 0 })).toBeCloseTo(0.02, 3);
    expect(fitSlope([], PAGE).angleAt({ x: 0, y: 0 })).toBe(0);
  });
});

describe('straighten', () => {
  it('gives a curled line the height of its print, and a short one the angle of the page', () => {
    const level = { angleAt: () => 0.1, bendAt: () => 0.0005, heightOnMiddle: () => 0 };
    const curled = straighten(
      region(100, 400, (x) => 300 + 0.0005 * (x - 300) ** 2),
      level,
    );
    expect(curled.angle).toBeCloseTo(0, 2);
    expect(curled.height).toBeLessThan(25);
    expect(
      straighten(
        region(100, 40, () => 300),
        { ...level, bendAt: () => 0 },
      ).angle,
    ).toBe(0.1);
  });
});

describe('solve', () => {
  it('solves linear equations', () => {
    expect(
      solve(
        [
          [4, 1],
          [1, 3],
        ],
        [9, 5],
      ),
    ).toEqual([2, 1]);
  });
});

describe('groupRows', () => {
  const rotated = (angle: number): SlopeField => ({
    angleAt: () => angle,
    bendAt: () => 0,
    heightOnMiddle: ({ x, y }) => y - Math.tan(angle) * (x - 500),
  });
  const texts = (rows: TextLine[][]) => rows.map((row) => row.map(({ characters }) => characters.map(({ text }) => text).join('')));

  it('keeps an amount with its item when the page is rotated', () => {
    // At 5 degrees, 700 px to the right are 61 px lower: more than the 45 px between two rows.
    const angle = (5 * Math.PI) / 180;
    const rows = ['PAO', 'LEITE', 'CAFE'].flatMap((name, index) => [
      line(name, 50, 100 + 45 * index, angle),
      line(`${index + 1},00`, 750, 100 + 45 * index + 61, angle),
    ]);
    expect(texts(groupRows(rows, rotated(angle)))).toEqual([
      ['PAO', '1,00'],
      ['LEITE', '2,00'],
      ['CAFE', '3,00'],
    ]);
  });

  it('never joins boxes above each other', () => {
    expect(texts(groupRows([line('ABC', 100, 100), line('DEF', 100, 115)], rotated(0)))).toEqual([['ABC'], ['DEF']]);
  });
});

describe('printRow', () => {
  it('restores spaces and columns by the pitch', () => {
    const row = printRow([line('ARROZ TIPO 1      10,50', 100, 200)], PAGE);
    expect(textOfRow(row)).toBe('ARROZ TIPO 1   10,50');
    expect(row.pieces.map(({ text }) => text)).toEqual(['ARROZ TIPO 1', '10,50']);
    expect(row.pieces[0]!.characters).toHaveLength(10);
    expect(row.pieces[1]!.characters[0]).toEqual({ text: '1', probability: 0.99, x: expect.closeTo(0.47) });
    expect(row.lugar).toEqual({
      page: 1,
      x: expect.closeTo(0.1),
      y: expect.closeTo(180 / 1_500),
      w: expect.closeTo(0.46),
      h: expect.closeTo(40 / 1_500),
    });
  });

  it('joins neighbouring boxes and drops characters that both read', () => {
    expect(textOfRow(printRow([line('0027', 100, 200), line('7891957', 162, 200)], PAGE))).toBe('0027891957');
    expect(textOfRow(printRow([line('0027', 100, 200), line('7891957', 200, 200)], PAGE))).toBe('0027 7891957');
  });

  it('believes a narrow space that the recogniser saw', () => {
    const read = line('TOTALRS', 100, 200);
    read.characters[5]!.along += 0.04;
    read.characters[6]!.along += 0.04;
    read.characters[5]!.spaceBefore = true;
    expect(textOfRow(printRow([read], PAGE))).toBe('TOTAL RS');
  });
});

describe('decodeLine', () => {
  // Classes: blank, A, full-width A, 8, B, space, a character that no receipt has.
  const alphabet = alphabetOf(['', 'A', 'Ａ', '8', 'B', ' ', '口']);
  const read = (...steps: number[][]) => decodeLine({ data: Float32Array.from(steps.flat()), steps: steps.length, classes: 7 }, alphabet);
  const blank = [1, 0, 0, 0, 0, 0, 0];

  it('joins equal steps, separates by blanks and adds full-width forms', () => {
    const found = read([0, 0.5, 0.4, 0, 0, 0, 0.1], [0.1, 0.9, 0, 0, 0, 0, 0], blank, [0.2, 0.8, 0, 0, 0, 0, 0]);
    expect(found.map(({ text }) => text)).toEqual(['A', 'A']);
    expect(found[0]!.probability).toBeCloseTo(0.9);
    expect(found.map(({ along }) => along)).toEqual([0.25, 0.875]);
  });

  it('keeps the second choice and the space before', () => {
    const [first, second] = read([0, 1, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 1, 0], [0, 0, 0, 0.7, 0.3, 0, 0]);
    expect(first).toMatchObject({ text: 'A', spaceBefore: false });
    expect(second).toMatchObject({ text: '8', spaceBefore: true, second: { text: 'B', probability: expect.closeTo(0.3) } });
  });

  it('drops weak characters and those of other scripts', () => {
    expect(read([0.1, 0.2, 0, 0, 0, 0, 0.7], blank)).toEqual([]);
  });
});
