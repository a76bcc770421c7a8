import type { Region } from './detect.ts';
import { rectangleAlong } from './min-rectangle.ts';
import type { SlopeField } from './slope.ts';
import { isWide, mean, type Point, type TextBox } from './text-box.ts';

/**
 * The box of a region with the field's bend. A long region has an angle of its own, fitted to its middle line; a short one takes the
 * field's, because its smallest rectangle may have any angle.
 */
export function straighten({ box, hull, spine }: Region, field: SlopeField): TextBox {
  const bend = field.bendAt(box);
  const straight = hull.map(({ x, y }) => ({ x, y: y - bend * (x - box.x) ** 2 }));
  const angle = isWide(box) ? slopeOf(spine.map(({ x, y }) => ({ x, y: y - bend * (x - box.x) ** 2 }))) : field.angleAt(box);
  return { ...rectangleAlong(straight, angle), bend };
}

/** The angle of the straight line nearest to the points. */
function slopeOf(points: readonly Point[]): number {
  const [x, y] = [mean(points.map((point) => point.x)), mean(points.map((point) => point.y))];
  const spread = points.reduce((sum, point) => sum + (point.x - x) ** 2, 0);
  return Math.atan(points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0) / spread);
}
