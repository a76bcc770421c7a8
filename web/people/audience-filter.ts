/** Filter labels for the two kinds of members. */
export const AUDIENCES: Readonly<Record<string, string>> = { SELLER: 'Vendedor Loja', CONSUMER: 'Consumidor' };

/** Filters a list by kind of member. */
export const audienceFilter = {
  kind: 'select',
  name: 'audience',
  label: 'Público',
  allLabel: 'Todos',
  options: Object.entries(AUDIENCES).map(([value, label]) => ({ value, label })),
} as const;
