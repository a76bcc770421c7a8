import type { Point, TextBox } from './text-box.ts';

/** The rectangle of smallest area around the points; its angle is at most 45 degrees from level, so a vertical line is high. */
export function minRectangle(points: readonly Point[]): TextBox {
  const hull = hullOf(points);
  let best = rectangleAlong(hull, 0);
  for (const [index, point] of hull.entries()) {
    const next = hull[(index + 1) % hull.length]!;
    const rectangle = rectangleAlong(hull, level(Math.atan2(next.y - point.y, next.x - point.x)));
    if (rectangle.width * rectangle.height < best.width * best.height) best = rectangle;
  }
  return best;
}

/** The smallest rectangle around the points whose baseline has the given angle. */
export function rectangleAlong(points: readonly Point[], angle: number): TextBox {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y } of points) {
    const along = x * cos + y * sin;
    const across = y * cos - x * sin;
    left = Math.min(left, along);
    right = Math.max(right, along);
    top = Math.min(top, across);
    bottom = Math.max(bottom, across);
  }
  const along = (left + right) / 2;
  const across = (top + bottom) / 2;
  return { x: along * cos - across * sin, y: along * sin + across * cos, width: right - left, height: bottom - top, angle, bend: 0 };
}

/** The angle modulo a quarter turn, within 45 degrees of level. */
function level(angle: number): number {
  const quarter = Math.PI / 2;
  return angle - quarter * Math.round(angle / quarter);
}

/** The convex hull, by Andrew's monotone chain. */
export function hullOf(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  if (sorted.length < 3) return sorted;
  const lower = chain(sorted);
  const upper = chain(sorted.reverse());
  return [...lower.slice(0, -1), ...upper.slice(0, -1)];
}

function chain(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    while (kept.length >= 2 && turn(kept.at(-2)!, kept.at(-1)!, point) <= 0) kept.pop();
    kept.push(point);
  }
  return kept;
}

const turn = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
