import { productTexts, storeTexts } from './content.messages.ts';

/** The two kinds of content, keyed by upload name: their texts and the query that lists them. */
export const contentKinds = {
  LOJAS_PARTICIPANTES: { texts: storeTexts, list: 'participatingStores' },
  PRODUTOS_CLIENTE: { texts: productTexts, list: 'clientProducts' },
} as const;

export type ContentKind = keyof typeof contentKinds;
