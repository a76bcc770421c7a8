/** Evidence of a field by name; each value is between 0 and 1, except `bias`, which is 1. */
export type Evidence = Readonly<Record<string, number>>;

/**
 * Weights of the logistic score of each field. Chosen by hand so far: a field needs certain characters and one agreeing source to be
 * sure.
 */
export const WEIGHTS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  cnpj: { bias: 2, min: 1, agrees: 4, isLabelled: 0.5 },
  data: { bias: -3, min: 3, agrees: 2, isLabelled: 1.5, repeated: 1, contested: -2 },
  hora: { bias: -2, min: 5 },
  serie: { bias: -2, min: 3, agrees: 4 },
  numero: { bias: -2, min: 3, agrees: 4 },
  total: { bias: -3, min: 2, votes: 4, closes: 2.5, contested: -3, edits: -1 },
  desconto: { bias: -3, min: 3, closes: 4 },
  item: { bias: -3, min: 3, mean: 1, exact: 2, closes: 2.5, corrected: -2, code: 1 },
};
