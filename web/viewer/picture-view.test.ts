import { describe, expect, it } from '@jest/globals';
import { boxOf, contrasted, fitted, moved, rotated, styleOf, upright, WHOLE, zoomed } from './picture-view.ts';

describe('the view of a picture', () => {
  it('zooms around the point under the pointer', () => {
    const near = zoomed(WHOLE, 2, { x: 100, y: -50 });
    expect(near).toMatchObject({ scale: 2, x: -100, y: 50 });
    // The point under the pointer stays in place: (p − x) / scale is constant.
    expect((100 - near.x) / near.scale).toBe(100);
  });

  it('turns a picture that lies on its side, under the turns of whoever looks at it', () => {
    expect(upright(zoomed(WHOLE, 2), 3)).toMatchObject({ rotation: 270, scale: 2 });
    expect(upright(rotated(WHOLE), 3).rotation).toBe(0);
  });

  it('stops at its limits', () => {
    expect(zoomed(WHOLE, 1000).scale).toBe(12);
    expect(zoomed(WHOLE, 0.0001).scale).toBe(0.3);
  });

  it('turns a quarter to the right and shows the whole picture again, in the contrast it had', () => {
    const turned = rotated(contrasted(moved(zoomed(WHOLE, 3), 10, 10)));
    expect(turned).toEqual({ rotation: 90, scale: 1, x: 0, y: 0, hasContrast: true });
    expect(boxOf(turned)).toEqual({ width: '100cqh', height: '100cqw' });
    expect(rotated(turned).rotation).toBe(180);
    expect(boxOf(rotated(turned))).toEqual({ width: '100cqw', height: '100cqh' });
    expect(fitted(zoomed(turned, 2))).toEqual(turned);
    expect(styleOf(turned)).toEqual({
      transform: 'translate(-50%, -50%) translate(0px, 0px) rotate(90deg) scale(1)',
      filter: 'grayscale(1) contrast(2)',
    });
  });
});
