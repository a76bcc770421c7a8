import type { PrizeType } from '../../shared/enums.ts';

/** Default category of a prize (document 001 §3: the default list filters on it). */
export const DEFAULT_CATEGORY = 'Dia a Dia';
/** The panel's label for a prize without a category. */
export const NO_CATEGORY = 'Sem categoria';

/** tipo of a prize with the select's label (document 001 §3). */
export const PRIZE_TYPE_LABELS: Readonly<Record<PrizeType, string>> = {
  geral: 'Geral',
  bivolt: 'Bivolt',
  credito: 'Crédito',
  recarga: 'Recarga',
};

/** HTML allowed in a prize's description; anything else is stripped on write and again on display. Links open in a new tab. */
export const DESCRIPTION_HTML = {
  tags: ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'a', 'hr'],
  attributes: ['href', 'title'],
} as const;
