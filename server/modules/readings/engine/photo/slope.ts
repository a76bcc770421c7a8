import type { Region } from './detect.ts';
import { solve } from './solve.ts';
import { isWide, median, type Point } from './text-box.ts';

/** How the printed lines run over the page: rotated, in perspective and curled. */
export interface SlopeField {
  /** The angle of a line at a point, in radians. */
  angleAt(point: Point): number;
  /** Half of the change of the slope per pixel to the right: the `bend` of a box at the point. */
  bendAt(point: Point): number;
  /** Where a line through the point crosses the middle of the page. */
  heightOnMiddle(point: Point): number;
}

interface Size {
  width: number;
  height: number;
}

/** The slope of a piece of a line. */
interface Sample extends Point {
  slope: number;
  weight: number;
}

/** With fewer samples, one angle serves the whole page. */
const MIN_SAMPLES = 20;
const ROUNDS = 3;
/** Samples farther from the fit than this many median deviations are left out. */
const OUTLIER = 3;
/** Smaller deviations (0.3 degrees) never make an outlier. */
const MIN_DEVIATION = 0.005;
/** Keeps the terms of curvature small where few samples determine them. */
const RIDGE = 0.002;

/** The slope's terms at u, v: fractions of the page from its middle. Perspective gives `v`, curled paper `u` and `u²`, both together `u·v`. */
const terms = (u: number, v: number): number[] => [1, v, u, u * u, u * v];
/** Their integrals from the middle to `u`. */
const integrals = (u: number, v: number): number[] => [u, u * v, (u * u) / 2, u ** 3 / 3, (u * u * v) / 2];
/** Their changes with `u`. */
const changes = (u: number, v: number): number[] => [0, 0, 1, 2 * u, v];

/** Fits the field to the middle lines of the wide regions by weighted least squares, without outliers. */
export function fitSlope(regions: readonly Region[], page: Size): SlopeField {
  const samples = regions.filter(({ box }) => isWide(box)).flatMap(samplesOf);
  let weights = [median(samples.map(({ slope }) => slope)), 0, 0, 0, 0];
  if (samples.length >= MIN_SAMPLES)
    for (let round = 0; round < ROUNDS; round += 1) {
      const field = fieldOf(weights, page);
      const deviations = samples.map((sample) => Math.abs(sample.slope - Math.tan(field.angleAt(sample))));
      const limit = OUTLIER * Math.max(MIN_DEVIATION, median(deviations));
      weights = leastSquares(
        samples.filter((_, index) => deviations[index]! <= limit),
        page,
      );
    }
  return fieldOf(weights, page);
}

/** Slopes between points of the middle line two line heights apart: neighbours are too near for a steady slope. */
function samplesOf({ spine }: Region): Sample[] {
  return spine.slice(2).map((next, index) => {
    const { x, y } = spine[index]!;
    return { x: (x + next.x) / 2, y: (y + next.y) / 2, slope: (next.y - y) / (next.x - x), weight: next.x - x };
  });
}

function leastSquares(samples: readonly Sample[], page: Size): number[] {
  const size = terms(0, 0).length;
  const matrix = Array.from({ length: size }, () => new Array<number>(size).fill(0));
  const vector = new Array<number>(size).fill(0);
  let total = 0;
  for (const sample of samples) {
    const [u, v] = fractions(sample, page);
    const values = terms(u, v);
    total += sample.weight;
    for (let row = 0; row < size; row += 1) {
      vector[row]! += sample.weight * values[row]! * sample.slope;
      for (let column = 0; column < size; column += 1) matrix[row]![column]! += sample.weight * values[row]! * values[column]!;
    }
  }
  for (let row = 1; row < size; row += 1) matrix[row]![row]! += RIDGE * total;
  return solve(matrix, vector);
}

function fieldOf(weights: readonly number[], page: Size): SlopeField {
  const sum = (values: readonly number[]) => values.reduce((total, value, index) => total + value * weights[index]!, 0);
  return {
    angleAt: (point) => Math.atan(sum(terms(...fractions(point, page)))),
    bendAt: (point) => sum(changes(...fractions(point, page))) / (2 * page.width),
    heightOnMiddle: (point) => point.y - page.width * sum(integrals(...fractions(point, page))),
  };
}

const fractions = ({ x, y }: Point, { width, height }: Size): [number, number] => [x / width - 0.5, y / height - 0.5];

/** The same field after the picture was turned upside down. */
export function turnField(field: SlopeField, { width, height }: Size): SlopeField {
  const turned = ({ x, y }: Point): Point => ({ x: width - x, y: height - y });
  return {
    angleAt: (point) => field.angleAt(turned(point)),
    bendAt: (point) => -field.bendAt(turned(point)),
    heightOnMiddle: (point) => height - field.heightOnMiddle(turned(point)),
  };
}
