/** pt-BR texts for expiring balances. */
export const expiryTexts = {
  SELLER: {
    title: 'Pontos a vencer',
    next: (points: string, day: string) => `${points} vencem em ${day}. Os que vencem primeiro são usados primeiro.`,
  },
  CONSUMER: {
    title: 'Cashback a vencer',
    next: (amount: string, day: string) => `${amount} vencem se não forem resgatados até ${day}.`,
  },
  within: (days: number) => `Em ${days} dias`,
} as const;
