/** Keyboard rows, by layout. */
declare module '@zxcvbn-ts/language-common/dist/adjacencyGraphs.json.mjs' {
  import type { OptionsType } from '@zxcvbn-ts/core';

  const graphs: NonNullable<OptionsType['graphs']>;
  export default graphs;
}

/** The dictionaries one by one: the packages' own index also loads an encyclopaedia and a diceware list. */
declare module '@zxcvbn-ts/*.json.mjs' {
  const words: string[];
  export default words;
}
