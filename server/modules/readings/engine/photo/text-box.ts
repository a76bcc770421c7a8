/** A point in pixels. */
export interface Point {
  x: number;
  y: number;
}

/** A rotated and bent rectangle around one line of text: its centre, its sides in pixels and the angle of its middle in radians. */
export interface TextBox extends Point {
  width: number;
  height: number;
  /** Positive when the line descends to the right. */
  angle: number;
  /** At `distance` from the centre, the line is `bend * distance²` lower than straight. */
  bend: number;
}

/** A region longer than this, in heights of its core (about half of its print), has a reliable angle. */
const WIDE = 8;

export const isWide = ({ width, height }: TextBox): boolean => width >= WIDE * height;

/** The point of a box's middle line at a fraction of its width. */
export function pointAlong({ x, y, width, angle, bend }: TextBox, fraction: number): Point {
  const distance = (fraction - 0.5) * width;
  return { x: x + distance * Math.cos(angle), y: y + distance * Math.sin(angle) + bend * distance ** 2 };
}

/** The same box after the picture was turned upside down. */
export const upsideDown = (box: TextBox, page: { width: number; height: number }): TextBox => ({
  ...box,
  x: page.width - box.x,
  y: page.height - box.y,
  bend: -box.bend,
});

export function median(values: readonly number[]): number {
  if (values.length === 0) return 0;
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
