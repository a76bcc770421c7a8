import { isWide, median, type TextBox } from './text-box.ts';

/** The angle of the lines at a height of the page: perspective and curled paper change it from top to bottom. */
export type Slope = (y: number) => number;

/** With fewer boxes, one angle serves the whole page. */
const MIN_BOXES = 6;
const ROUNDS = 3;
/** Boxes farther from the fit than this many median deviations are left out. */
const OUTLIER = 3;
/** In radians (0.3 degrees): smaller deviations never make an outlier. */
const MIN_DEVIATION = 0.005;

/** Fits angle = a + k·y to the wide boxes by least squares, weighted by width, without outliers. */
export function fitSlope(boxes: readonly TextBox[]): Slope {
  const wide = boxes.filter(isWide);
  const level = median(wide.map(({ angle }) => angle));
  if (wide.length < MIN_BOXES) return () => level;
  let best: Slope = () => level;
  for (let round = 0; round < ROUNDS; round += 1) {
    const deviations = wide.map((box) => Math.abs(box.angle - best(box.y)));
    const limit = OUTLIER * Math.max(MIN_DEVIATION, median(deviations));
    best = leastSquares(wide.filter((_, index) => deviations[index]! <= limit)) ?? best;
  }
  return best;
}

function leastSquares(boxes: readonly TextBox[]): Slope | null {
  if (boxes.length < MIN_BOXES) return null;
  const weight = sum(boxes, ({ width }) => width);
  const middleY = sum(boxes, ({ width, y }) => width * y) / weight;
  const middleAngle = sum(boxes, ({ width, angle }) => width * angle) / weight;
  const spread = sum(boxes, ({ width, y }) => width * (y - middleY) ** 2);
  if (spread === 0) return () => middleAngle;
  const change = sum(boxes, ({ width, y, angle }) => width * (y - middleY) * (angle - middleAngle)) / spread;
  return (y) => middleAngle + change * (y - middleY);
}

const sum = (boxes: readonly TextBox[], value: (box: TextBox) => number): number => boxes.reduce((total, box) => total + value(box), 0);
