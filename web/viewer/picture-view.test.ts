import { describe, expect, it } from '@jest/globals';
import { fitted, moved, rotated, transformOf, WHOLE, zoomed } from './picture-view.ts';

describe('the view of a picture', () => {
  it('zooms around the point under the pointer', () => {
    const near = zoomed(WHOLE, 2, { x: 100, y: -50 });
    expect(near).toMatchObject({ scale: 2, x: -100, y: 50 });
    // The point under the pointer stays in place: (p − x) / scale is constant.
    expect((100 - near.x) / near.scale).toBe(100);
  });

  it('stops at its limits', () => {
    expect(zoomed(WHOLE, 1000).scale).toBe(12);
    expect(zoomed(WHOLE, 0.0001).scale).toBe(0.3);
  });

  it('turns a quarter to the right and shows the whole picture again', () => {
    const frame = { width: 400, height: 800 };
    const portrait = { width: 100, height: 200 };
    const turned = rotated(moved(zoomed(WHOLE, 3), 10, 10), frame, portrait);
    expect(turned).toEqual({ rotation: 90, scale: 0.5, x: 0, y: 0 });
    expect(rotated(turned, frame, portrait)).toEqual({ rotation: 180, scale: 1, x: 0, y: 0 });
    expect(fitted(zoomed(turned, 2), frame, portrait)).toEqual(turned);
    expect(transformOf(turned)).toBe('translate(0px, 0px) rotate(90deg) scale(0.5)');
  });

  it('does not divide by a picture that has not loaded', () => {
    expect(rotated(WHOLE, { width: 400, height: 800 }, { width: 0, height: 0 }).scale).toBe(1);
  });
});
