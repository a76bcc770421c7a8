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

/** An item whose product fails is for a person, whatever its characters are. */
const MOST_WITHOUT_PRODUCT = 0.5;

/** Certainty of an item. */
export const itemCertaintyOf = (evidence: Evidence): number =>
  evidence.exact === 0 ? Math.min(MOST_WITHOUT_PRODUCT, certaintyOf('item', evidence)) : certaintyOf('item', evidence);
