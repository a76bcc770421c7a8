/** Rows of keys, by keyboard. */
declare module '@zxcvbn-ts/language-common/dist/adjacencyGraphs.json.mjs' {
  import type { OptionsType } from '@zxcvbn-ts/core';

  const graphs: NonNullable<OptionsType['graphs']>;
  export default graphs;
}

/** The dictionaries one by one: the packages' own index loads an encyclopaedia and a list of dice words as well. */
declare module '@zxcvbn-ts/*.json.mjs' {
  const words: string[];
  export default words;
}
