import type { Evidence } from '../../../server/modules/readings/index.ts';
import { SURE } from '../../../server/modules/readings/index.ts';

/** One field of one reading: its evidence and whether its value was right. */
export interface Example {
  field: string;
  evidence: Evidence;
  isRight: boolean;
}

export type Weights = Record<string, number>;

const STEPS = 4_000;
const RATE = 0.5;
/** Keeps weights small where the examples hardly contradict each other. */
const PENALTY = 0.001;
/** Highest share of wrong values among those called sure, less than half of the promised 0.5 %. */
const MOST_WRONG = 0.002;
/** Evidence against a value never raises its certainty, and other evidence never lowers it. */
const AGAINST: ReadonlySet<string> = new Set([
  'doubt',
  'contested',
  'edits',
  'unprinted',
  'contradicts',
  'corrected',
  'codeDoubt',
  'lacksCode',
]);

/** Logistic regression by gradient descent; null without a wrong example. */
export function fitWeights(examples: readonly Example[]): Weights | null {
  const names = ['bias', ...new Set(examples.flatMap(({ evidence }) => Object.keys(evidence)))];
  const rows = examples.map(({ evidence, isRight }) => ({
    values: names.map((name) => (name === 'bias' ? 1 : (evidence[name] ?? 0))),
    isRight,
  }));
  const wrong = rows.filter(({ isRight }) => !isRight).length;
  if (wrong === 0) return null;
  const balance = Math.sqrt((rows.length - wrong) / wrong);
  const weights = names.map(() => 0);
  const mass = rows.length - wrong + wrong * balance;
  for (let step = 0; step < STEPS; step++) {
    const slopes = weights.map((weight, index) => (index === 0 ? 0 : PENALTY * weight));
    for (const { values, isRight } of rows) {
      const error = (sigmoid(dot(weights, values)) - (isRight ? 1 : 0)) * (isRight ? 1 : balance);
      for (let index = 0; index < values.length; index++) slopes[index]! += (error * values[index]!) / mass;
    }
    for (const [index, name] of names.entries()) {
      const moved = weights[index]! - RATE * slopes[index]!;
      weights[index] = name === 'bias' ? moved : AGAINST.has(name) ? Math.min(0, moved) : Math.max(0, moved);
    }
  }
  return Object.fromEntries(names.map((name, index) => [name, weights[index]!]));
}

/** Moves the bias so that the score of `SURE` is the lowest at which at most 0.25 % of the examples are wrong. */
export function calibrated(weights: Weights, examples: readonly Example[]): Weights {
  const scored = examples
    .map(({ evidence, isRight }) => ({ score: scoreOf(weights, evidence), isRight }))
    .sort((a, b) => b.score - a.score);
  let wrong = 0;
  let limit = Number.POSITIVE_INFINITY;
  for (const [index, { score, isRight }] of scored.entries()) {
    if (!isRight) wrong++;
    if (wrong / (index + 1) <= MOST_WRONG) limit = score;
  }
  const sure = Math.log(SURE / (1 - SURE));
  return { ...weights, bias: (weights.bias ?? 0) + sure - (Number.isFinite(limit) ? limit : 99) };
}

export const scoreOf = (weights: Weights, evidence: Evidence): number =>
  Object.entries(weights).reduce((total, [name, weight]) => total + weight * (name === 'bias' ? 1 : (evidence[name] ?? 0)), 0);

const sigmoid = (score: number): number => 1 / (1 + Math.exp(-score));
const dot = (weights: readonly number[], values: readonly number[]): number =>
  weights.reduce((total, weight, index) => total + weight * values[index]!, 0);
