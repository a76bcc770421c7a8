/** Evidence of a field by name; each value is between 0 and 1. */
export type Evidence = Readonly<Record<string, number>>;

/**
 * Weights of the logistic score of each field, fitted with `scripts/prove/receipts-fit.ts --count 3000` on the text of generated receipts
 * with 0.05, 0.2 and 0.6 % wrong characters; a second sample of the same size tested them. There, of 100 values called sure, 0.2 of items
 * and 0.4 of numbers were wrong, and fewer of the others. Generated layouts are more regular than real ones. Therefore the bias is lower
 * than fitted for data, serie, numero, total and desconto: a second source, the key or the sum must agree before they are sure. No CNPJ
 * and no total of the sample was wrong: their weights were chosen by hand.
 */
export const WEIGHTS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  cnpj: { bias: 1.6, doubt: -1.5, agrees: 3, isLabelled: 1.5 },
  data: { bias: 2.8, doubt: -3.21, agrees: 2.66, isLabelled: 0, repeated: 3.73, contested: -1.58 },
  hora: { bias: 3.97, doubt: -5.13 },
  serie: { bias: 2.8, doubt: -5.21, agrees: 3.34, unprinted: -1, contradicts: -2 },
  numero: { bias: 2.8, doubt: -5.56, agrees: 3.53, unprinted: -1, contradicts: -2 },
  total: { bias: 2.2, doubt: -0.5, votes: 1.5, closes: 2.8, contested: -3.5, edits: -0.5 },
  desconto: { bias: 2.8, doubt: -4.95, closes: 3.51 },
  item: { bias: -1.89, doubt: -1.87, exact: 2.76, closes: 3.01, corrected: -0.28, codeDoubt: -4.93, lacksCode: -2.9 },
};
