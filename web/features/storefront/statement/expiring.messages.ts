/** Texts for soon-expiring balances. */
export const expiringTexts = {
  title: 'O que vence',
  within: (days: number) => `Em ${days} dias`,
  banner: (amount: string, day: string) => `${amount} vencem em ${day}.`,
  byLot: 'Por crédito',
  until: (day: string) => `Até ${day}`,
  all: (count: number) => `Ver os ${count} créditos`,
  fewer: 'Mostrar menos',
  enoughFor: 'O que dá para resgatar com o que vence em 60 dias',
  morePrizes: (total: number) => `Ver os ${total} prêmios`,
} as const;
