import { type Evidence, WEIGHTS } from './confidence-weights.ts';

/** Certainty of a field from its evidence: a logistic score with the field's weights. */
export function certaintyOf(field: string, evidence: Evidence): number {
  const weights = WEIGHTS[field] ?? {};
  const score = Object.entries(weights).reduce(
    (total, [name, weight]) => total + weight * (name === 'bias' ? 1 : (evidence[name] ?? 0)),
    0,
  );
  return Math.round((1 / (1 + Math.exp(-score))) * 1000) / 1000;
}
