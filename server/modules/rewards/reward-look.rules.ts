import type { PrizeType } from '../../shared/enums.ts';

/** Category of a prize that names none (document 001 §3: the default list filters on it). */
export const DEFAULT_CATEGORY = 'Dia a Dia';
/** What the panel shows of a prize without a category. */
export const NO_CATEGORY = 'Sem categoria';

/** tipo of a prize with the text of the select (document 001 §3). */
export const PRIZE_TYPE_LABELS: Readonly<Record<PrizeType, string>> = {
  geral: 'Geral',
  bivolt: 'Bivolt',
  credito: 'Crédito',
  recarga: 'Recarga',
};

/**
 * HTML that a prize's description may hold; anything else is taken out when it is written and again when it is shown.
 * Links open in a new tab.
 */
export const DESCRIPTION_HTML = {
  tags: ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'a', 'hr'],
  attributes: ['href', 'title'],
} as const;
