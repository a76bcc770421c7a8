import { judgePicture, measureGrey } from './picture-doubt.ts';

const good = { width: 720, height: 1600, brightness: 118, sharpness: 393 };

describe('a picture before it is sent', () => {
  it('is good when it is large, bright and sharp enough', () => {
    expect(judgePicture(good)).toBeNull();
  });

  it.each([
    ['small', { width: 479 }],
    ['small', { height: 300 }],
    ['dark', { brightness: 59 }],
    ['dark', { brightness: 20, sharpness: 5 }],
    ['blurred', { sharpness: 99 }],
  ] as const)('is called %s with %o', (doubt, measures) => {
    expect(judgePicture({ ...good, ...measures })).toBe(doubt);
  });

  it('is measured by its mean and by how much neighbours differ', () => {
    expect(measureGrey([100, 100, 100, 100, 100, 100, 100, 100, 100], 3)).toEqual({ brightness: 100, sharpness: 0 });
    // Columns of 0 and 200: each inner pixel differs by 400 from its neighbours, up or down.
    const striped = Array.from({ length: 16 }, (_, index) => (index % 2) * 200);
    expect(measureGrey(striped, 4)).toEqual({ brightness: 100, sharpness: 160_000 });
    expect(measureGrey([], 1)).toEqual({ brightness: 0, sharpness: 0 });
  });
});
